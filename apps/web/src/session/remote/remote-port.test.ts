import { readFileSync } from 'node:fs'
import { componentSet, readOptions, readReplay, Sitting, type Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import type { News, TableInfo } from '@gam/protocol/wire'
import { shiftOf } from '@gam/table'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { RemotePort } from './remote-port.ts'

const options = readOptions(cardGame.options, {})
const components = componentSet(cardGame.components, undefined)
const begun = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'a', options, components })
type Cardplay = typeof begun
/** Who begins: this browser's seat. */
const viewer = begun.decision?.seat ?? 0

function next(sitting: Cardplay): Cardplay {
  const { decision } = sitting
  const option = decision?.options.find(({ refusal }) => !refusal)
  return sitting.submit(decision?.seat ?? 0, option?.text)
}

/** As the server sends it: for the eyes of one seat, on top of what it keeps. */
function newsOf<T extends Types>(
  sitting: Sitting<T>,
  seq: number,
  kept: number,
  part: Partial<News> = {},
): News {
  const { decision, marks, movers } = sitting
  const news = {
    seq,
    moves: sitting.codes.length,
    viewer,
    view: sitting.view(viewer),
    decision: decision?.seat === viewer ? decision : null,
    asked: decision && { seat: decision.seat, step: decision.step },
    kept,
    marks: marks.slice(kept + 1),
    movers: movers.slice(Math.max(kept, 0)),
    events: sitting.eventsFor(viewer, kept < 0 ? 0 : marks[kept]),
    standings: sitting.standings(),
    undo: 'nothing',
    undoable: 0,
    clock: { now: 1, since: 0, turn: null, banks: [] },
    ...part,
  }
  return JSON.parse(JSON.stringify(news))
}

function seat(name: string, flag: number): TableInfo['seats'][number] {
  const nothing = {
    bot: null,
    person: null,
    vacant: false,
    out: false,
    committed: true,
    program: false,
    kept: null,
    since: null,
    standsFor: null,
    seen: null,
    vacation: null,
  }
  return { name, flag, kind: 'person', presence: 'here', ...nothing }
}

const INFO: TableInfo = {
  ...{ id: 'AAECAwQFBgcICQoLDA0ODw', revision: 1, game: 'whale-riders-cards', rules: 1, status: 'playing' },
  ...{ options: JSON.parse(JSON.stringify(options)), components: components.id, componentSet: null },
  seats: [seat('Ann', 1), seat('Ben', 2)],
  ...{
    host: 'AAECAwQFBgcICQoLDA0ODw',
    public: false,
    spectators: true,
    clock: { kind: 'none' },
    late: 'bot',
  },
  ...{
    revealKey: true,
    hints: false,
    programs: true,
    from: null,
    challenge: null,
    created: 1,
    ended: null,
    vote: null,
    absence: 600,
    asks: [],
    happenings: [],
    rematch: null,
    rematchBy: null,
  },
  fairness: {
    scheme: 'gam-fair-1',
    deal: 'table',
    commitment: '',
    contributions: [],
    until: null,
    key: null,
  },
  you: { seat: viewer, host: true, removed: false },
}

function session(submit = vi.fn(async () => undefined)) {
  const resync = vi.fn()
  const opened = RemotePort.open(INFO, newsOf(begun, 1, -1), {
    submit,
    undo: async () => undefined,
    order: async () => undefined,
    resync,
  })
  if (opened === null) throw new Error('the whole is the whole')
  return { opened, resync, submit }
}

test('news grows into the course of the game, and listeners are told', () => {
  const { opened } = session()
  const heard = vi.fn()
  opened.subscribe(heard)
  const one = next(begun)
  const two = next(one)
  opened.port.hear(newsOf(one, 2, 0))
  opened.port.hear(newsOf(two, 3, 1))
  expect(opened.now.moves).toBe(2)
  expect(opened.now.movers).toEqual(two.movers)
  expect(opened.now.marks).toEqual(two.marks)
  expect(opened.now.events).toEqual(JSON.parse(JSON.stringify(two.eventsFor(viewer))))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('what is told by changes of the news that is here is the whole news; of other news it is nothing', () => {
  const { opened } = session()
  const whole = newsOf(next(begun), 2, 0)
  const { seq, clock, ...moment } = whole
  const { now, since } = clock
  const shift = { seq, clock: { now, since }, ...shiftOf(newsOf(begun, 1, -1), moment) }
  expect(opened.port.after(1, JSON.parse(JSON.stringify(shift)))).toEqual(whole)
  expect(opened.port.after(0, JSON.parse(JSON.stringify(shift)))).toBeNull()
})

test('the same place once more counts, since whose move it is may have changed; an older one does not', () => {
  const { opened } = session()
  const one = next(begun)
  opened.port.hear(newsOf(one, 2, 0))
  opened.port.hear(newsOf(one, 2, 1, { decision: null, undo: 'possible' }))
  expect(opened.now.decision).toBeNull()
  expect(opened.now.undo).toBe('possible')
  const { now } = opened
  opened.port.hear(newsOf(begun, 1, 0))
  expect(opened.now).toBe(now)
})

test('what somebody takes back is told', () => {
  const { opened } = session()
  const one = next(begun)
  opened.port.hear(newsOf(one, 2, 0))
  opened.port.hear(newsOf(begun, 3, 0))
  expect(opened.now.moves).toBe(0)
  expect(opened.now.undone).toEqual([{ seat: one.movers[0], steps: 1, moves: 0 }])
})

test('news that does not fit asks for the whole', () => {
  const { opened, resync } = session()
  opened.port.hear(newsOf(next(next(begun)), 3, 1))
  expect(resync).toHaveBeenCalledOnce()
  expect(opened.now.moves).toBe(0)
})

test('what the rules forbid is told as such; whatever else is wrong, the table is not to be played on now', async () => {
  const refused = (code: ApiError['code']) =>
    session(vi.fn(() => Promise.reject(new ApiError(code, 'why')))).opened
  await expect(refused('not-your-turn').submit(['x'])).rejects.toMatchObject({ code: 'not-your-turn' })
  await expect(refused('stale').submit(['x'])).rejects.toMatchObject({ code: 'stopped' })
})

test('a preview is worked out here, from what this seat can see', async () => {
  const { opened, submit } = session()
  const option = opened.now.decision?.options.find(({ refusal }) => !refusal)
  const preview = await opened.preview([option?.text ?? ''])
  expect(preview.events.length).toBeGreaterThan(0)
  expect(submit).not.toHaveBeenCalled()
})

const OLDER = '../../../../../packages/games/new-bedford/golden/rules-2/three-captains-mill.json'

test('a preview goes by the rules that its table plays by', async () => {
  // By version 3 nobody could go to the Tryworks here.
  const replay: unknown = JSON.parse(readFileSync(new URL(OLDER, import.meta.url), 'utf8'))
  const sitting = readReplay(newBedford, replay, 26)
  const { game, config, seats, people } = sitting
  const info: TableInfo = {
    ...INFO,
    game: game.id,
    rules: game.rulesVersion,
    options: JSON.parse(JSON.stringify(config.options)),
    components: config.components.id,
    seats: seats.map((name, i) => ({ ...seat(name, i + 1), kind: i < people ? 'person' : 'automaton' })),
  }
  const mine = sitting.decision?.seat ?? 0
  const news = newsOf(sitting, 1, -1, { viewer: mine, view: sitting.view(mine) })
  const messenger = {
    submit: async () => undefined,
    undo: async () => undefined,
    order: async () => undefined,
    resync: () => undefined,
  }
  const preview = await RemotePort.open(info, news, messenger)?.preview(['place tryworks'])
  expect(preview?.events.map(({ type }) => type)).toContain('workerPlaced')
})
