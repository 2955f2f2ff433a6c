import type { Game, Sitting } from '@gam/kernel'
import { commitmentToShare, type Evidence } from '@gam/protocol/fairness'
import { tablePlan } from '@gam/protocol/schemas'
import type { GameRecord, TablePlan } from '@gam/protocol/wire'
import { bound, dealOf, keyCommitment, namesAtStart } from '../model/deal.ts'
import type { Deed, Entry } from '../model/log-entry.ts'
import { LoggedGame } from '../model/logged-game.ts'
import { docOf } from '../model/plan.ts'
import { progressOf } from '../model/progress.ts'
import * as seating from '../model/seating.ts'
import type { TableDoc } from '../model/table-doc.ts'
import type { TableNow } from '../model/table-now.ts'
import { recordOf } from '../tables/record.ts'

// Games as the server deals, plays and records them, without a server around it: each takes a few milliseconds.

const TABLE = 'AAECAwQFBgcICQoLDA0ODw'
const NOW = 1_800_000_000_000

/** Somebody at the table. `share`: drawn, and shown unless it came too late. */
interface Guest {
  readonly name: string
  readonly share?: string
  readonly late?: boolean
}

export interface Dealing {
  readonly game: Game
  readonly plan: Omit<TablePlan, 'game' | 'seats'>
  readonly guests: readonly Guest[]
  /** Bots after the guests. */
  readonly bots?: readonly { readonly name: string; readonly bot: string }[]
  readonly key: string
  readonly table?: string
  /** Of a daily challenge. */
  readonly day?: string
  /** As tables of the first scheme are kept. */
  readonly first?: boolean
  /** Another finished game that this one goes on from. */
  readonly source?: GameRecord
  /** Changes the table in its last moment before the dealing. */
  readonly change?: (doc: TableDoc) => TableDoc
}

/** The record of a game in which everybody takes the options in turn. */
export function dealt(dealing: Dealing): GameRecord {
  const { game, key, table: id = TABLE } = dealing
  const doc = shown(bound(seated(dealing), id), dealing)
  const shares = doc.seats.flatMap(({ share }, seat) => (share === null ? [] : [{ seat, share }]))
  const entry = (seq: number, deed: Deed): Entry => ({
    ...{ table: id, seq, submission: `s${seq}`, deed, at: NOW, time: NOW },
  })
  const begin = entry(1, { kind: 'begin', names: namesAtStart(doc), shares })
  const logged = LoggedGame.begin(game, { doc, key, id }, begin)
  for (let seq = 2; logged.sitting.decision; seq++) {
    const { seat, options } = logged.sitting.decision
    const open = options.filter(({ refusal }) => !refusal)
    logged.adopt(entry(seq, { kind: 'play', seat, actions: [open[seq % open.length].text], by: 'person' }))
  }
  const ended = endOf(doc, logged, logged.sitting)
  const kept = { id, doc, key, ended: NOW, ...ended }
  // As it comes over the wire.
  return JSON.parse(JSON.stringify(recordOf(kept, NOW)))
}

/** What the first guest's browser has kept. */
export function keptBy(dealing: Dealing, record: GameRecord): Evidence {
  const { key, guests, table = TABLE } = dealing
  const { share, late } = guests[0]
  return {
    commitment: keyCommitment(seated(dealing), table, key),
    terms: record.fairness.terms,
    shares: share === undefined || late ? [] : [{ seat: 0, share }],
  }
}

function endOf(doc: TableDoc, logged: LoggedGame, sitting: Sitting) {
  const { ended } = progressOf(doc, logged, sitting, NOW)
  if (ended === null) throw new Error('the game is over')
  return { totals: [...ended.totals], winners: [...ended.winners], replay: ended.replay }
}

function seated(dealing: Dealing): TableDoc {
  const { game, plan, guests, bots = [], day, first, source, table: id = TABLE } = dealing
  const free = guests.map(() => ({ bot: null }))
  const whole = tablePlan.parse({ ...plan, game: game.id, seats: [...free, ...bots] })
  const [host, ...others] = guests.map(({ name }) => ({ id: name.toLowerCase(), name }))
  const origin = source?.replay ? { replay: source.replay, ours: true } : null
  let doc = docOf(game, whole, host, origin)
  if (first) doc = { ...doc, scheme: 'gam-fair-1' }
  if (day !== undefined) doc = { ...doc, challenge: { day, iterations: 10 } }
  for (const other of others) doc = seating.join(standing(doc, 'open'), other, {})
  for (const [seat, { share }] of guests.entries())
    if (share !== undefined)
      doc = seating.commit(standing(doc, 'open'), seat, commitmentToShare(dealOf(doc, id), share))
  return dealing.change?.(doc) ?? doc
}

function standing(doc: TableDoc, status: TableNow['status']): TableNow {
  return { doc, status, game: null, now: NOW, at: NOW }
}

function shown(doc: TableDoc, { guests, table: id = TABLE }: Dealing): TableDoc {
  let now = doc
  for (const [seat, { share, late }] of guests.entries())
    if (share !== undefined && !late) now = seating.show(standing(now, 'dealing'), id, seat, share)
  return now
}
