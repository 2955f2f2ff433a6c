import {
  LANGUAGES,
  type Language,
  type Phrase,
  plain,
  Sfc32,
  type Sitting,
  type Statement,
  termOf,
} from '@gam/kernel'
import { registration as town } from '@gam/new-bedford/registration'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import { previewFor } from '@gam/table'
import { registration as riders } from '@gam/whale-riders/registration'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { registration as cards } from '@gam/whale-riders-cards/registration'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { expect, test } from 'vitest'
import { lineOf } from '../play/log-lines.ts'
import { type ChosenOptions, played } from '../session/played.test-support.ts'
import { gameOf } from '../table/games.ts'
import type { LogLine } from './board.ts'
import { loadBoard } from './games.ts'

const NAMES = ['Mara', 'Ilse', 'Ben']
const PROMO = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }

const TABLES: readonly [game: string, people: number, options: ChosenOptions][] = [
  ['whale-riders-cards', 3, { advanced: true }],
  ['whale-riders-cards', 2, { match: 'three' }],
  ['whale-riders', 3, { decree: true, magic: true }],
  ['whale-riders', 2, {}],
  ['new-bedford', 3, { shipsLog: true, ...PROMO }],
  ['new-bedford', 2, { captains: ['flask'] }],
  ['new-bedford', 1, { captains: ['ahab'] }],
]

/** What a proposal may claim of what follows, and how it can be seen afterwards. */
type Claim = 'other' | 'same' | 'over' | 'no undo' | 'draws' | 'draws nothing'

function holds(claim: Claim, before: Sitting, after: Sitting): boolean {
  const seat = before.decision?.seat ?? 0
  const told = after.events.slice(before.events.length)
  const drew = told.some((statement) => statement.type === 'cardDrawn' && statement.seat === seat)
  switch (claim) {
    case 'other':
      return after.decision !== null && after.decision.seat !== seat
    case 'same':
      return after.decision?.seat === seat
    case 'over':
      return after.decision === null || told.some(({ type }) => type === 'gameEnded')
    case 'no undo':
      return after.undoTo === after.codes.length
    case 'draws':
      return drew
    case 'draws nothing':
      return !drew
  }
}

const start = (sentence: string) => sentence.split(',')[0]
const end = (sentence: string) => sentence.slice(sentence.indexOf(','))

function ofCards({ outcomes }: CardWords): [string, Claim][] {
  return [
    [outcomes.over, 'over'],
    [outcomes.next(true, 'other'), 'draws'],
    [start(outcomes.next(true, 'same')), 'draws'],
    [outcomes.next(false, 'other'), 'draws nothing'],
    [end(outcomes.next(true, 'same')), 'same'],
  ]
}

function ofRiders({ propose }: RiderWords): [string, Claim][] {
  return [
    ...Object.values(propose.turnEnds).map((said): [string, Claim] => [said, 'other']),
    ...Object.values(propose.gameEnds).map((said): [string, Claim] => [said, 'over']),
    ...[propose.noUndo, ...Object.values(propose.noUndoFor)].map((said): [string, Claim] => [
      said,
      'no undo',
    ]),
  ]
}

function ofTown({ proposals }: TownWords): [string, Claim][] {
  return [
    [proposals.next, 'other'],
    [proposals.over, 'over'],
    ...[proposals.noUndo, ...Object.values(proposals.noUndoFor)].map((said): [string, Claim] => [
      said,
      'no undo',
    ]),
  ]
}

const CLAIMS: { readonly [game: string]: (language: Language) => Promise<[string, Claim][]> } = {
  'whale-riders-cards': async (language) => ofCards(await (await cards.languages[language]()).table()),
  'whale-riders': async (language) => ofRiders(await (await riders.languages[language]()).table()),
  'new-bedford': async (language) => ofTown(await (await town.languages[language]()).table()),
}

/** `npm run trials` plays more of the same. */
const PLAYED = process.env.TRIALS === 'long' ? 2 : 1
/** How often a move is proposed before it is made; each is tried on several deals. */
const ONE_IN = 3

const languages = TABLES.flatMap((table) => LANGUAGES.map((language) => [language, ...table] as const))

test.each(languages)(
  'what is proposed and told is so: %s, %s with %i people, %o',
  async (language, id, people, options) => {
    const game = await gameOf(id)
    const loaded = await loadBoard(id, language)
    if (!loaded) throw new Error(`no board of ${id}`)
    const { board, words } = loaded
    await board.fetchRest?.()
    const sentences = await CLAIMS[id](language)
    const claimed = new Set<Claim>()
    for (let nth = 1; nth <= PLAYED; nth++) {
      const chance = new Sfc32(nth)
      for (const { sitting, moment, table, chosen, after } of played(
        game,
        NAMES.slice(0, people),
        options,
        nth,
      )) {
        const text = (said: Phrase) => plain(said, (token) => termOf(sitting, words.words, token))
        const told = after.eventsFor(0, sitting.events.length)
        for (const i of told.keys())
          toldTruly(told.slice(0, i + 1), lineOf(board, words, told.slice(0, i + 1), null), text)
        if (chance.below(ONE_IN) !== 0) continue
        const preview = previewFor(sitting, moment.viewer ?? 0, [chosen.text])
        const { title, detail } = board.propose(chosen.action, preview, moment, words, table)
        const said = `${text(title)} | ${detail ? text(detail) : ''}`
        // To whom it is proposed it is not told by name.
        expect(said).not.toContain(NAMES[moment.viewer ?? 0])
        const claims = sentences.filter(([sentence]) => said.includes(sentence))
        for (const [, claim] of claims) {
          expect({ said, claim, holds: holds(claim, sitting, after) }).toEqual({ said, claim, holds: true })
          claimed.add(claim)
        }
        // Something is said of every move after which others go on, or that cannot be taken back.
        if (preview.next === 'other' || preview.undo === 'never')
          expect(claims.length, said).toBeGreaterThan(0)
      }
    }
    // In the card game that somebody draws says as much.
    const next = id === 'whale-riders-cards' ? 'draws' : 'other'
    expect([...claimed]).toContain(people === 1 ? 'no undo' : next)
  },
)

/** The name beside a sentence is one that it speaks of, and of a sale every winner is told with their points. */
function toldTruly(told: readonly Statement[], line: LogLine | null, text: (said: Phrase) => string): void {
  if (line === null) return
  const said = text(line.phrase)
  const named = line.phrase.flatMap((part) =>
    typeof part === 'object' && part.kind === 'seat' ? [part.value] : [],
  )
  expect(said).not.toMatch(/[:,] ?\.|undefined/)
  if (line.seat !== null)
    expect({ said, named }).toMatchObject({ named: expect.arrayContaining([line.seat]) })
  const statement = told.at(-1)
  if (statement?.type === 'cardsWon')
    expect({ said, named }).toEqual({
      said: expect.stringContaining(String(statement.points)),
      named: [statement.seat],
    })
}
