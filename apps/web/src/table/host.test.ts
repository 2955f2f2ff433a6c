import type { Game, Types } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import type { Moment, TablePlan, Trouble } from '../session/session.ts'
import { type BotAsk, TableHost } from './host.ts'
import type { Saved, ShelfEntry } from './saved.ts'

function known<T extends Types>(game: Game<T>): Game {
  return game
}

/** A table with everything around it in memory. */
function around({ full = false, dumb = false } = {}) {
  const saves = new Map<string, unknown>()
  const shelf = new Map<string, ShelfEntry>()
  const moments: Moment[] = []
  const troubles: Trouble[] = []
  const asks: BotAsk[] = []
  const outside = {
    game: async () => known(cardGame),
    load: async (id: string) => saves.get(id),
    keep: async (saved: Saved, entry: ShelfEntry) => {
      if (full) throw new Error('QuotaExceededError')
      saves.set(saved.id, structuredClone(saved))
      shelf.set(saved.id, entry)
    },
    ask: async (ask: BotAsk) => {
      asks.push(structuredClone(ask))
      if (dumb) throw new Error('struck dumb')
      return ask.decision.options.find(({ refusal }) => !refusal)?.text ?? ''
    },
    changed: (moment: Moment) => void moments.push(moment),
    trouble: (trouble: Trouble) => void troubles.push(trouble),
    now: () => 0,
    random: () => 'seed of a test',
  }
  return { outside, saves, shelf, moments, troubles, asks, host: new TableHost(outside) }
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
  const { moment } = await table.host.begin('t', plan(null, 'novice', 'novice'))
  await tick()
  const end = await playOut(table, table.moments[table.moments.length - 1] ?? moment)
  expect(end.asked).toBeNull()
  expect(table.host.totals().length).toBe(end.seq + 1)
  expect(table.shelf.get('t')?.over).toBe(true)
})

test('a bot is asked with its own view only', async () => {
  const table = around()
  await table.host.begin('t', plan('novice', 'novice'))
  await tick()
  const [{ view, decision }] = table.asks
  expect(view.viewer).toBe(decision.seat)
})

test('on a shared screen nothing of a hand leaves before its person is there', async () => {
  const table = around()
  const { moment } = await table.host.begin('t', plan(null, null))
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
  const { moment } = await table.host.begin('t', plan(null, null))
  table.host.unveil(moment.asked?.seat ?? 0)
  await table.host.submit([firstOpen(table.moments[0])])
  const last = table.moments[table.moments.length - 1]
  const again = new TableHost(table.outside)
  const opened = await again.open('t')
  expect(opened.moment).toEqual(last)
  expect(opened.table.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2'])
})

test('several actions are all or none', async () => {
  const table = around()
  const { moment } = await table.host.begin('t', plan(null, null))
  table.host.unveil(moment.asked?.seat ?? 0)
  const action = firstOpen(table.moments[0])
  await expect(table.host.submit([action, action])).rejects.toThrow()
  expect(table.host.at(99, null).seq).toBe(0)
})

test('a preview tells what is certain and nothing of what is drawn', async () => {
  const table = around()
  const { moment } = await table.host.begin('t', plan(null, null))
  table.host.unveil(moment.asked?.seat ?? 0)
  const action = firstOpen(table.moments[0])
  const { events, final } = table.host.preview([action])
  expect(final).toBe(true)
  expect(events.map(({ type }) => type)).toContain('cardPlayed')
  expect(events.map(({ type }) => type)).not.toContain('cardDrawn')
})

test('undo says why it cannot help', async () => {
  const table = around()
  const { moment } = await table.host.begin('t', plan(null, 'novice'))
  expect(moment.undo).toBe('nothing')
  await expect(table.host.undo()).rejects.toThrow()
})

test('a full store and a bot that stops are told, and the game is still there', async () => {
  const full = around({ full: true })
  await full.host.begin('t', plan(null, null))
  expect(full.troubles[0].kind).toBe('not-saved')
  const dumb = around({ dumb: true })
  await dumb.host.begin('t', plan('novice', 'novice'))
  await tick()
  expect(dumb.troubles[0].kind).toBe('bots-stopped')
  expect(dumb.saves.size).toBe(1)
})

test('saves that are damaged, of a newer version or of other rules are refused with a reason', async () => {
  const table = around()
  await table.host.begin('t', plan(null, null))
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
  const { moment } = await table.host.begin('t', plan(null, null))
  expect(table.host.at(0, 1).viewer).toBe(moment.viewer)
  const looker = new TableHost(table.outside)
  await looker.look(table.host.export(), [])
  expect(looker.at(0, 1).viewer).toBe(1)
  expect(looker.at(0, null).viewer).toBeNull()
})
