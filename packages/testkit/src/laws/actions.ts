import { Fault, type Game, Play, type Sitting, type Types } from '@gam/kernel'
import { bytes, claim, messageOf } from '../compare.ts'
import { openCodes, type Position, print, printAgreed, samePrint } from '../trail.ts'
import type { LawOf } from './law-of.ts'

const DEAD_END = /^dead end/

export function isDeadEnd(error: unknown): boolean {
  return DEAD_END.test(messageOf(error))
}

export const tablesCanBeSet: LawOf = {
  id: 'tables',
  title: 'a game can be set up at every number of seats, and no combination of options breaks it',
  game(game, { tables, refused, broken }) {
    claim(broken.length === 0, () => `setting up went wrong: ${broken[0]}`)
    claim(tables.length > 0, `none of the ${refused} combinations of seats and options can be played`)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      claim(
        tables.some(({ config }) => config.seats === seats),
        `nothing can be played with ${seats} seats, though the game is for ${game.seats.min} to ${game.seats.max}`,
      )
  },
}

export const offersApply: LawOf = {
  id: 'offers-apply',
  title: 'every action that is offered can be played',
  positions: 5,
  trail({ error }) {
    if (error !== null && !isDeadEnd(error)) throw error
  },
  position({ sitting }) {
    const seat = sitting.decision?.seat ?? 0
    for (const code of openCodes(sitting)) sitting.submit(seat, code)
  },
}

export const noDeadEnds: LawOf = {
  id: 'no-dead-ends',
  title: 'there is always something to choose until the game is over',
  trail({ error }) {
    if (isDeadEnd(error)) throw error
  },
}

export const endsInTime: LawOf = {
  id: 'ends-in-time',
  title: 'no game is longer than the game says',
  trail({ game, table, codes, sittings }) {
    const longest = game.longest(table.config)
    claim(
      codes.length < longest || sittings[longest]?.over !== false,
      `still no end after ${longest} actions`,
    )
  },
}

export const peopleAreAsked: LawOf = {
  id: 'people-are-asked',
  title: 'only people are asked, and each choice has a name',
  position({ game, sitting: { decision, people } }) {
    if (decision === null) return
    const { seat, step } = decision
    claim(
      Number.isInteger(seat) && seat >= 0 && seat < people,
      `seat ${seat} is asked, but the people sit on 0 to ${people - 1}`,
    )
    claim(step in game.steps, `the choice "${step}" is no step of the game`)
  },
}

/** A sitting lists its options once and keeps them, so listing must neither draw nor change anything. */
function listAgain<T extends Types>({ game, state, facts }: Sitting<T>): void {
  const noChance = {
    below(): number {
      throw new Error('listing the options of a decision must not draw anything')
    },
  }
  new Play(game, state, facts, noChance, () => undefined).settle()
}

/** Whatever somebody sends: nothing happens, and a sentence says why. */
export const othersAreRefused: LawOf = {
  id: 'others-are-refused',
  title: 'what is not offered changes nothing and is answered with a reason',
  positions: 4,
  position(at) {
    const { sitting } = at
    const [before, agreed] = [print(sitting), printAgreed(sitting)]
    const seat = sitting.decision?.seat ?? 0
    for (const { action, wanted } of [...closed(sitting), ...strange(at), ...garbage]) {
      const code = sitting.decision === null && wanted !== 'bad-notation' ? 'game-over' : wanted
      expectFault(sitting, seat, action, code)
    }
    if (sitting.decision !== null)
      for (const option of sitting.decision.options.slice(0, 3))
        for (const other of [...sitting.seats.keys(), -1, sitting.seats.length, 0.5])
          if (other !== seat) expectFault(sitting, other, option.text, 'not-your-turn')
    listAgain(sitting)
    samePrint('the sitting after what was refused', before, print(sitting))
    samePrint('what was agreed on, after what was refused', agreed, printAgreed(sitting))
  },
}

interface Attempt {
  readonly action: unknown
  readonly wanted: string
}

function closed<T extends Types>({ decision }: Sitting<T>): Attempt[] {
  const refused = (decision?.options ?? []).filter(({ refusal }) => refusal)
  return refused
    .flatMap(({ text, action }) => [text, action])
    .map((action) => ({ action, wanted: 'illegal' }))
}

/** Actions of the game that nobody mentioned in this decision. */
function strange<T extends Types>({ game, sitting, chance }: Position<T>): Attempt[] {
  const known = new Set((sitting.decision?.options ?? []).map(({ text }) => text))
  return Array.from({ length: 6 }, () => chance.below(codesOf(game)))
    .filter((code) => !known.has(game.actions.format(code)))
    .map((action) => ({ action, wanted: 'not-offered' }))
}

function codesOf<T extends Types>({ actions }: Game<T>): number {
  return Math.max(...Object.values(actions.verbs).map((verb) => verb.base + verb.size))
}

const garbage: readonly Attempt[] = [
  ...[null, undefined, true, [], {}, [0], { type: 'xyzzy' }, { type: 'constructor' }, { type: null }],
  ...['', ' ', 'xyzzy', '__proto__', '🐋'],
  ...[-1, 0.5, Number.NaN, 1e15, Number.POSITIVE_INFINITY],
].map((action) => ({ action, wanted: 'bad-notation' }))

function expectFault<T extends Types>(
  sitting: Sitting<T>,
  seat: number,
  action: unknown,
  wanted: string,
): void {
  const what = () => `${typeof action === 'number' ? action : bytes(action)} from seat ${seat}`
  let fault: unknown = null
  try {
    sitting.submit(seat, action)
  } catch (error) {
    fault = error
  }
  claim(fault !== null, () => `${what()} was accepted`)
  if (!(fault instanceof Fault)) throw new Error(`${what()} gave no reason but ${fault}`)
  const { code, rule, message } = fault
  claim(code === wanted, () => `${what()} was answered with ${code} (${message}), not with ${wanted}`)
  claim(
    /\w/.test(message) && !/undefined|\[object/.test(message),
    () => `${what()} was answered with "${message}"`,
  )
  claim(code !== 'illegal' || rule !== null, () => `${what()} was refused without a rule`)
}
