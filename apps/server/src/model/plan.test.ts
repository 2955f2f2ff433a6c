import { type Json, readComponentSet, Sitting, writeComponentSet, writeReplay } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford/whole'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../denied.ts'
import { againOf, docOf } from './plan.ts'
import { type Source, startOf } from './starting-point.ts'

const ann = { id: 'ann', name: 'Ann' }
const plan = {
  game: cardGame.id,
  public: false,
  spectators: true,
  clock: { kind: 'none' },
  late: 'bot',
  revealKey: true,
  hints: false,
} as const
const seats = (people: number) => Array.from({ length: people }, () => ({ bot: null }))

function refusal(act: () => unknown): string {
  try {
    act()
    return 'done'
  } catch (error) {
    return failureOf(error)?.why ?? String(error)
  }
}

test('another game keeps the seats of those who played, and a bot yields to a name that was taken since', () => {
  const played = docOf(
    cardGame,
    { ...plan, seats: [...seats(2), { bot: 'easy', name: 'Marlow' }] },
    { id: 'ann', name: 'Ann' },
  )
  const again = againOf(cardGame, played, { id: 'ann', name: 'Marlow' })
  expect(again.seats.map(({ name }) => name)).toEqual(['Marlow', '', expect.not.stringMatching('Marlow')])
})

describe('a house set', () => {
  const written = writeComponentSet(cardGame.components, cardGame.components.sets[0])
  const set = (change: object) => ({ ...(written as object), id: 'my-box', title: 'My box', ...change })
  const made = (components: { [key: string]: Json }, people = 2) =>
    docOf(cardGame, { ...plan, seats: seats(people), components }, ann)

  test('is kept whole, so that the game can be played again for ever', () => {
    const values = { plain: { kelp: 30 }, bonus: {}, storm: { meat: 1 } }
    expect(made(set({ values })).components).toEqual({ id: 'my-box', title: 'My box', values })
  })

  test.each([
    [
      { values: { plain: { kelp: 'x' }, bonus: {}, storm: {} } },
      /values\.plain\.kelp: must be a whole number/,
    ],
    [
      { values: { plain: { kelp: 12 }, bonus: {}, storm: {} } },
      /the deck holds 12 cards; 2 players need more/,
    ],
    [{ values: 7 }, /values: must be an object/],
    [{ id: 'My Box' }, /id: must be a short name/],
    [{ title: 'two\nlines' }, /1 to 80 visible characters/],
    [{ title: 'turned \u202e round' }, /1 to 80 visible characters/],
  ])('that does not work is refused with the reason: %j', (change, why) => {
    expect(refusal(() => made(set(change)))).toMatch(why)
  })

  test('that is enough for two is refused for five', () => {
    const values = { plain: { kelp: 20 }, bonus: {}, storm: {} }
    expect(refusal(() => made(set({ values }), 5))).toMatch(/5 players need more than 30/)
  })
})

test('a table once more is a new game by the newest rules, unless it goes on from a moment of another', () => {
  const doc = docOf(newBedford.atRules(2), { ...plan, game: newBedford.id, seats: seats(2) }, ann)
  expect(doc.rules).toBe(2)
  const again = againOf(newBedford, doc, ann)
  const fresh = docOf(newBedford, { ...plan, game: newBedford.id, seats: seats(2) }, ann)
  expect(again).toMatchObject({
    rules: newBedford.rulesVersion,
    options: fresh.options,
    components: fresh.components,
  })
  const older = Sitting.begin(newBedford.atRules(2), { seats: ['A', 'B'], seed: 's' })
  const origin = { replay: writeReplay(older), at: 0, deal: 'anew' } as const
  const middle = docOf(newBedford, { ...plan, game: newBedford.id, seats: seats(2), from: origin }, ann, {
    replay: origin.replay,
    ours: false,
  })
  expect(againOf(newBedford, middle, ann)).toMatchObject({ rules: 2, from: middle.from })
})

describe('a table that begins in the middle', () => {
  function game(moves: number): Sitting {
    let sitting: Sitting = Sitting.begin(cardGame, { seats: ['Xenia', 'Yves'], seed: 'other' })
    for (let i = 0; i < moves && sitting.decision; i++) {
      const [open] = sitting.decision.options.filter(({ refusal: closed }) => !closed)
      sitting = sitting.submit(sitting.decision.seat, open.text)
    }
    return sitting
  }
  const over = writeReplay(game(1000))
  const running = writeReplay(game(12))
  const from = (at: number, deal: 'same' | 'anew') => ({ replay: over, at, deal })
  const file = (replay = over): Source => ({ replay, ours: false })

  test('stands where the other game stood, and says nothing of who played that', () => {
    const doc = docOf(cardGame, { ...plan, seats: seats(2), from: from(8, 'same') }, ann, file())
    expect(startOf(cardGame, doc, ['Ann', 'Ben'], 'seed').hash()).toBe(game(8).hash())
    expect(JSON.stringify(doc.from)).not.toMatch(/Xenia|Yves/)
    expect(doc.from?.replay.actions).toHaveLength(8)
    expect(againOf(cardGame, doc, ann).from).toEqual(doc.from)
  })

  test('dealt anew, what lay open stays and the hands depend on the new seed alone', () => {
    const doc = docOf(cardGame, { ...plan, seats: seats(2), from: from(8, 'anew') }, ann, file())
    const [one, other] = ['1', '2'].map((seed) => startOf(cardGame, doc, ['Ann', 'Ben'], seed))
    expect(one.view(null)).toEqual(game(8).view(null))
    expect(one.hash()).not.toBe(other.hash())
  })

  test('is refused with the reason where it could never be', () => {
    const made = (part: object, source: Source = file(), people = 2) =>
      refusal(() =>
        docOf(cardGame, { ...plan, seats: seats(people), from: from(8, 'same'), ...part }, ann, source),
      )
    expect(made({})).toBe('done')
    expect(made({}, file(running))).toMatch(/not over, so what not everybody could see is dealt anew/)
    expect(made({ from: from(8, 'anew') }, file(running))).toBe('done')
    expect(made({ from: from(9999, 'same') })).toMatch(/has \d+ moves/)
    expect(made({ from: from(over.actions.length, 'same') })).toMatch(/over at that move/)
    expect(made({}, file(), 3)).toMatch(/has 2 seats/)
    expect(made({ options: {} })).toMatch(/come with the game/)
    expect(made({}, file({ ...over, actions: [...over.actions.slice(0, -1), 'play kelp'] }))).not.toBe('done')
    expect(made({}, file({ ...over, hash: 'another' }))).toMatch(/do not lead to the position/)
    expect(made({}, file({ ...over, seed: 'a\u0000b' }))).toMatch(/seed/)
    const title = {
      ...(over.components as object),
      id: 'x',
      title: 'two\nlines',
      values: { plain: { kelp: 60 }, bonus: {}, storm: {} },
    }
    const kelp = Sitting.begin(cardGame, {
      seats: ['A', 'B'],
      seed: 's',
      components: readComponentSet(cardGame.components, title),
    })
    expect(made({ from: from(0, 'anew') }, file(writeReplay(kelp)))).toMatch(/visible characters/)
    const endless = { ...over, actions: Array<string>(5001).fill('play kelp') }
    expect(made({}, file(endless))).toMatch(/at most 5000 moves/)
    expect(made({}, file({ ...over, game: 'new-bedford' }))).toMatch(/not of whale-riders-cards/)
    const middle = writeReplay(Sitting.at(cardGame, { seats: ['A', 'B'], seed: 's' }, game(8).snapshot()))
    expect(made({ from: { ...from(0, 'anew'), replay: middle } }, file(middle))).toMatch(
      /itself taken up in the middle/,
    )
    expect(made({ from: { ...from(0, 'anew'), replay: middle } }, { replay: middle, ours: true })).toBe(
      'done',
    )
  })

  test('keeps the Captains that came with the options', () => {
    const sitting = Sitting.begin(newBedford, {
      seats: ['A'],
      seed: 's',
      options: { captains: ['starbuck'] },
    })
    const replay = writeReplay(sitting)
    const origin = { replay, at: 0, deal: 'anew' } as const
    const doc = docOf(
      newBedford,
      { ...plan, game: newBedford.id, seats: seats(1), from: origin },
      ann,
      file(replay),
    )
    expect(startOf(newBedford, doc, ['Ann'], 'x').seats).toEqual(sitting.seats.with(0, 'Ann'))
  })
})
