import { type Game, readReplay, Sfc32, type Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { advance, type BotAsk } from '@gam/table'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import type { Moment, TablePlan, Told, Trouble } from '../session/session.ts'
import { TableHost } from './host.ts'
import type { Saved, ShelfEntry } from './saved.ts'
import { afterToldShift, toldShift } from './told-shift.ts'

function known<T extends Types>(game: Game<T>): Game {
  return game
}

interface Around {
  readonly dumb: boolean
  readonly game: Game
  ask(ask: BotAsk): Promise<string>
  random(): string
}

/** A table with everything around it in memory. */
function around({ dumb = false, game = known(cardGame), ...other }: Partial<Around> = {}) {
  const disk = { full: false }
  const saves = new Map<string, unknown>()
  const shelf = new Map<string, ShelfEntry>()
  const moments: Moment[] = []
  const troubles: Trouble[] = []
  const mended: string[] = []
  const asks: BotAsk[] = []
  let now: Moment | null = null
  /** What the page has once it has heard this. */
  const hear = (told: Told): Moment => {
    now = advance(now, told)
    if (now === null) throw new Error('something was missed')
    return now
  }
  const outside = {
    game: async () => game,
    wholeGame: async () => game,
    load: async (id: string) => saves.get(id),
    keep: async (saved: Saved, entry: ShelfEntry) => {
      if (disk.full) throw new Error('QuotaExceededError')
      saves.set(saved.id, structuredClone(saved))
      shelf.set(saved.id, entry)
    },
    ask: async (ask: BotAsk) => {
      asks.push(structuredClone(ask))
      if (dumb) throw new Error('struck dumb')
      return ask.decision.options.find(({ refusal }) => !refusal)?.text ?? ''
    },
    changed: (told: Told, before: Told | null) => {
      if (before) expect(afterToldShift(before, structuredClone(toldShift(before, told)))).toEqual(told)
      moments.push(hear(told))
    },
    trouble: (trouble: Trouble) => void troubles.push(trouble),
    kept: () => void mended.push('not-saved'),
    now: () => 0,
    random: () => 'seed of a test',
    ...other,
  }
  const host = new TableHost(outside)
  /** Sits down at a new table. */
  const begin = async (plan: TablePlan) => {
    const opened = await host.begin('t', plan)
    return hear(opened.moment)
  }
  return { outside, saves, shelf, moments, troubles, mended, asks, disk, host, begin }
}

function plan(...bots: readonly (string | null)[]): TablePlan {
  const seats = bots.map((bot, i) => ({ name: `Player ${i + 1}`, flag: i + 1, bot }))
  return { game: 'whale-riders-cards', seats, options: {}, components: null }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 5))

function firstOpen(moment: Moment): string {
  return moment.decision?.options.find(({ refusal }) => !refusal)?.text ?? ''
}

/** Plays for the people until it is over; opens the veil whenever it falls. */
async function playOut(table: ReturnType<typeof around>, first: Moment): Promise<Moment> {
  let now = first
  for (let i = 0; i < 400 && now.asked !== null; i++) {
    if (now.veiled !== null) table.host.unveil(now.veiled)
    else if (now.decision) await table.host.submit([firstOpen(now)])
    await tick()
    now = table.moments[table.moments.length - 1] ?? now
  }
  return now
}

test('alone against bots: the bots play by themselves, and the game comes to its end', async () => {
  const table = around()
  const moment = await table.begin(plan(null, 'novice', 'novice'))
  await tick()
  const end = await playOut(table, table.moments[table.moments.length - 1] ?? moment)
  expect(end.asked).toBeNull()
  expect(table.host.totals().length).toBe(end.moves + 1)
  expect(table.shelf.get('t')?.over).toBe(true)
})

test('a bot is asked with its own view only', async () => {
  const table = around()
  await table.begin(plan('novice', 'novice'))
  await tick()
  const [{ view, decision }] = table.asks
  expect(view.viewer).toBe(decision.seat)
})

test('on a shared screen nothing of a hand leaves before its person is there', async () => {
  const table = around()
  const moment = await table.begin(plan(null, null))
  expect(moment.viewer).toBeNull()
  expect(moment.decision).toBeNull()
  expect(moment.veiled).toBe(moment.asked?.seat)
  const seat = moment.asked?.seat ?? 0
  table.host.unveil(1 - seat)
  expect(table.moments).toEqual([])
  table.host.unveil(seat)
  const [shown] = table.moments
  expect(shown.viewer).toBe(seat)
  await table.host.submit([firstOpen(shown)])
  const next = table.moments[table.moments.length - 1]
  expect(next.viewer).toBeNull()
  expect(next.veiled).toBe(1 - seat)
  await expect(table.host.submit(['play meat'])).rejects.toThrow(/turn/)
})

test('after every move the table can be opened again just as it was', async () => {
  const table = around()
  const moment = await table.begin(plan(null, null))
  table.host.unveil(moment.asked?.seat ?? 0)
  await table.host.submit([firstOpen(table.moments[0])])
  const last = table.moments[table.moments.length - 1]
  const again = new TableHost(table.outside)
  const opened = await again.open('t')
  expect(advance(null, opened.moment)).toEqual(last)
  expect(opened.table.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2'])
})

test('several actions are all or none', async () => {
  const table = around()
  const moment = await table.begin(plan(null, null))
  table.host.unveil(moment.asked?.seat ?? 0)
  const action = firstOpen(table.moments[0])
  await expect(table.host.submit([action, action])).rejects.toThrow()
  expect(table.host.at(99, null).moves).toBe(0)
})

test('a preview tells what is certain and nothing of what is drawn', async () => {
  const table = around()
  const moment = await table.begin(plan(null, null))
  table.host.unveil(moment.asked?.seat ?? 0)
  const action = firstOpen(table.moments[0])
  const { events, told, undo, next } = table.host.preview([action])
  expect({ undo, next }).toEqual({ undo: 'never', next: 'other' })
  expect(told).toEqual(expect.arrayContaining(['cardPlayed', 'cardDrawn']))
  expect(events.map(({ type }) => type)).toContain('cardPlayed')
  expect(events.map(({ type }) => type)).not.toContain('cardDrawn')
})

test('undo says why it cannot help', async () => {
  const table = around()
  const moment = await table.begin(plan(null, 'novice'))
  expect(moment.undo).toBe('nothing')
  await expect(table.host.undo(false)).rejects.toThrow()
})

/** A table of Whale Riders where the person has just made several steps that can be taken back. */
async function afterSteps(bots: readonly (string | null)[], steps: number) {
  for (let seed = 1; seed < 200; seed++) {
    const table = around({ game: known(whaleRiders), random: () => `seed ${seed}` })
    const { host } = table
    const chance = new Sfc32(seed)
    const moment = await table.begin({ ...plan(...bots), game: 'whale-riders' })
    let now = moment
    for (let i = 0; i < 60 && now.asked !== null; i++) {
      if (now.undoable >= steps && now.undo === 'possible') return { table, host, now }
      if (now.veiled !== null) host.unveil(now.veiled)
      else if (now.decision) {
        const open = now.decision.options.filter(({ refusal }) => !refusal)
        await host.submit([open[chance.below(open.length)].text])
      }
      await tick()
      now = table.moments[table.moments.length - 1] ?? now
    }
  }
  throw new Error('nobody ever makes such steps')
}

test('undo takes back one step, and says to the others what was taken back', async () => {
  const { table, host, now } = await afterSteps([null, 'novice'], 2)
  const before = host.at(now.moves - 1, null)
  await host.undo(false)
  const after = table.moments[table.moments.length - 1]
  expect(after.moves).toBe(now.moves - 1)
  expect(after.view).toEqual(before.view)
  expect(after.decision).not.toBeNull()
  expect(after.undone).toEqual([{ seat: 0, steps: 1, moves: now.moves - 1 }])
  expect(table.shelf.get('t')?.moves).toBe(now.moves - 1)
})

test('starting the turn again takes back all of its steps, down to the last thing that was revealed', async () => {
  const { table, host, now } = await afterSteps([null, 'novice'], 2)
  await host.undo(true)
  const after = table.moments[table.moments.length - 1]
  expect(after.moves).toBe(now.moves - now.undoable)
  expect(after.undo).not.toBe('possible')
  expect(after.undone).toEqual([{ seat: 0, steps: now.undoable, moves: after.moves }])
})

test('a move taken back while a bot thinks is forgotten by the bot, and the next one is answered', async () => {
  const answers: ((action: string) => void)[] = []
  for (let seed = 1; seed < 200; seed++) {
    const table = around({
      game: known(whaleRiders),
      random: () => `seed ${seed}`,
      ask: (ask) => {
        table.asks.push(ask)
        return new Promise<string>((resolve) => void answers.push(resolve))
      },
    })
    const { host } = table
    const moment = await table.begin({ ...plan(null, 'novice'), game: 'whale-riders' })
    await tick()
    let now = table.moments[table.moments.length - 1] ?? moment
    for (let i = 0; i < 12 && now.decision; i++) {
      await host.submit([firstOpen(now)])
      now = table.moments[table.moments.length - 1]
    }
    if (now.decision || now.undo !== 'possible') continue
    expect(table.asks.length).toBe(1)
    await host.undo(false)
    now = table.moments[table.moments.length - 1]
    expect(now.decision).not.toBeNull()
    answers[answers.length - 1](table.asks[0].decision.options[0].text)
    await tick()
    expect(table.moments[table.moments.length - 1]).toBe(now)
    await host.submit([firstOpen(now)])
    expect(table.asks.length).toBe(2)
    return
  }
  throw new Error('the turn never passes to the bot without a reveal')
})

test('a full store and a bot that stops are told, and the game is still there', async () => {
  const full = around()
  full.disk.full = true
  await full.begin(plan(null, null))
  expect(full.troubles[0].kind).toBe('not-saved')
  full.host.unveil(full.host.at(0, null).asked?.seat ?? 0)
  const [shown] = full.moments
  full.disk.full = false
  await full.host.submit([firstOpen(shown)])
  expect(full.mended).toEqual(['not-saved'])
  expect(full.saves.size).toBe(1)
  const dumb = around({ dumb: true })
  await dumb.begin(plan('novice', 'novice'))
  await tick()
  expect(dumb.troubles[0].kind).toBe('bots-stopped')
  expect(dumb.saves.size).toBe(1)
})

test('saves that are damaged, of a newer version or of other rules are refused with a reason', async () => {
  const table = around()
  await table.begin(plan(null, null))
  const saved = table.saves.get('t')
  if (typeof saved !== 'object' || saved === null || !('replay' in saved)) throw new Error('nothing saved')
  table.saves.set('newer', { ...saved, version: 2 })
  table.saves.set('rules', { ...saved, replay: { ...Object(saved.replay), rules: 99 } })
  table.saves.set('broken', { ...saved, replay: { ...Object(saved.replay), hash: 'x' } })
  table.saves.set('text', 'what is this')
  const again = new TableHost(table.outside)
  await expect(again.open('newer')).rejects.toThrow(/newer/)
  await expect(again.open('rules')).rejects.toThrow(/rules/)
  await expect(again.open('broken')).rejects.toThrow(/position/)
  await expect(again.open('text')).rejects.toThrow(/cannot|no saved/)
  await expect(again.open('none')).rejects.toThrow(/no saved game/)
})

test('a replay is seen from any seat, a running table only from its own', async () => {
  const table = around()
  const moment = await table.begin(plan(null, null))
  expect(table.host.at(0, 1).viewer).toBe(moment.viewer)
  const looker = new TableHost(table.outside)
  await looker.look(table.host.export(), [])
  expect(looker.at(0, 1).viewer).toBe(1)
  expect(looker.at(0, null).viewer).toBeNull()
})

test('a finished game is taken up as it lay, with all that happened before, or dealt anew', async () => {
  const table = around()
  const { host } = table
  const moment = await table.begin(plan(null, null))
  await playOut(table, moment)
  const replay = host.export()
  const seats = plan(null, 'novice').seats
  const same = new TableHost(table.outside)
  const taken = await same.takeUp('u', replay, { at: 6, seats, deal: 'same' })
  expect(taken.moment.moves).toBe(6)
  expect(taken.moment.view).toEqual(readReplay(cardGame, replay, 6).view(0))
  expect(same.at(5, null).moves).toBe(5)
  const anew = new TableHost(table.outside)
  const dealt = await anew.takeUp('v', replay, { at: 6, seats, deal: 'anew' })
  expect(dealt.moment.moves).toBe(0)
  expect(dealt.moment.view).toEqual(taken.moment.view)
})

test('bots that take any style have one each from the beginning, and keep it', async () => {
  const table = around()
  const host = new TableHost(table.outside)
  const opened = await host.begin('t', plan(null, 'novice/any', 'hard/any', 'easy/seller', 'normal'))
  const bots = opened.table.seats.map(({ bot }) => bot)
  expect(bots[1]).toMatch(/^novice\/(collector|stormer|jeweller)$/)
  expect(bots[2]).toMatch(/^hard\/(collector|stormer|jeweller)$/)
  expect(bots[1]?.split('/')[1]).not.toBe(bots[2]?.split('/')[1])
  expect([bots[0], ...bots.slice(3)]).toEqual([null, 'easy/seller', 'normal'])
  const again = await new TableHost(table.outside).open('t')
  expect(again.table.seats.map(({ bot }) => bot)).toEqual(bots)
})

test('a house set is played, told, and kept with the game', async () => {
  const table = around()
  const host = new TableHost(table.outside)
  const values = { plain: { kelp: 9, meat: 9 }, bonus: {}, storm: { kelp: 1 } }
  const house = { id: 'house-1', title: 'My box', values }
  const { table: info } = await host.begin('t', { ...plan(null, 'novice'), components: house })
  expect(info).toMatchObject({ components: 'house-1', componentSet: house })
  expect(host.export().components).toEqual(house)
  const wrong = { ...house, values: { ...values, plain: {} } }
  await expect(host.begin('u', { ...plan(null, 'novice'), components: wrong })).rejects.toThrow(
    'the deck holds 1 cards',
  )
})

test('SL-05 what is ordered is passed, told to who ordered it, and kept with the game', async () => {
  const table = around({ game: known(newBedford) })
  const options = { shipsLog: true }
  let now = await table.begin({ ...plan(null, null), game: 'new-bedford', options })
  const chance = new Sfc32(5)
  const open = () => now.decision?.options.flatMap(({ text, refusal }) => (refusal ? [] : [text])) ?? []
  while (now.asked?.step !== 'playLog' || open().length !== 2) {
    await table.host.submit([open()[chance.below(open().length)]])
    now = table.moments.at(-1) ?? now
  }
  const seat = now.viewer
  expect(now.orders).toEqual([])
  const [card] = open().map((text) => text.replace('play ', ''))
  await expect(table.host.order(['hold coffin'])).rejects.toThrow('no standing order')
  const { moves } = now
  await table.host.order([`hold ${card}`])
  now = table.moments.at(-1) ?? now
  expect(now.moves).toBeGreaterThan(moves)
  expect(now.movers[moves]).toBe(seat)
  // On one screen the next to be asked looks on, and has ordered nothing.
  if (now.viewer !== seat) expect(now.orders).toEqual([])
  const again = new TableHost(table.outside)
  await again.open('t')
  expect(table.saves.get('t')).toMatchObject({ orders: expect.anything() })
  expect(JSON.stringify(again.export())).not.toContain('hold ')
})
