import { Fault } from '@gam/kernel'
import type { BotAsk } from '@gam/table'
import { gameOf, wholeGameOf } from './games.ts'
import { TableHost } from './host.ts'
import type { BotAnswer, Call, FromWorker, ToWorker } from './messages.ts'
import { keep, load } from './store.ts'
import type { Study } from './study.ts'
import { toldShift } from './told-shift.ts'

// One script, three parts: a table, the bots that sit at it, or a scholar who thinks about positions. Table
// and bots talk to each other directly, so that a bot's hand never passes through the page.

/** No level thinks nearly as long; who does has stopped. */
const PATIENCE = 30_000

let bots: MessagePort | null = null
let asked = 0
const waiting = new Map<number, { resolve(action: string): void; reject(why: Error): void }>()

const host = new TableHost({
  game: gameOf,
  wholeGame: wholeGameOf,
  load,
  keep,
  ask: askBots,
  changed: (moment, before) =>
    say(before ? { said: 'shift', shift: toldShift(before, moment) } : { said: 'moment', moment }),
  trouble: (trouble) => say({ said: 'trouble', trouble }),
  kept: () => say({ said: 'kept' }),
  now: () => Date.now(),
  random: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join(''),
})

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

function say(message: FromWorker): void {
  self.postMessage(message)
}

function askBots(ask: BotAsk): Promise<string> {
  const id = ++asked
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer in time')), PATIENCE)
    waiting.set(id, {
      resolve: (action) => {
        clearTimeout(late)
        resolve(action)
      },
      reject,
    })
    bots?.postMessage({ id, ask })
  })
}

function wire(port: MessagePort): void {
  waiting.clear()
  bots = port
  port.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if ('action' in data) asker?.resolve(data.action)
    else asker?.reject(new Error(data.failed))
  }
}

async function serveBots(port: MessagePort): Promise<void> {
  const { answer } = await import('./bots.ts')
  port.onmessage = async ({ data }: MessageEvent<{ id: number; ask: BotAsk }>) => {
    try {
      port.postMessage({ id: data.id, action: await answer(data.ask) } satisfies BotAnswer)
    } catch (error) {
      port.postMessage({ id: data.id, failed: String(error) } satisfies BotAnswer)
    }
  }
}

function perform(request: Call): unknown {
  switch (request.call) {
    case 'begin':
      return host.begin(request.id, request.plan)
    case 'open':
      return host.open(request.id)
    case 'takeUp':
      return host.takeUp(request.id, request.replay, request.taking)
    case 'look':
      return host.look(request.replay, request.seats)
    case 'submit':
      return host.submit(request.actions)
    case 'preview':
      return host.preview(request.actions)
    case 'undo':
      return host.undo(request.whole)
    case 'order':
      return host.order(request.orders)
    case 'unveil':
      return host.unveil(request.seat)
    case 'at':
      return host.at(request.moves, request.viewer)
    case 'tellAll':
      return host.tellAll()
    case 'totals':
      return host.totals()
    case 'export':
      return host.export()
    case 'resume':
      return host.resume()
  }
}

/** Thinks about a position for whoever learns. */
async function ponder(id: number, request: Study): Promise<void> {
  try {
    const { study } = await import('./study.ts')
    self.postMessage({ id, answer: await study(request) })
  } catch (error) {
    self.postMessage({ id, failed: String(error) })
  }
}

async function reply(id: number, request: Call): Promise<void> {
  try {
    say({ said: 'answer', id, answer: await perform(request) })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    say({ said: 'failure', id, failure: { code: error.code, why: error.message, rule: error.rule } })
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  switch (data.role) {
    case 'table':
    case 'rewire':
      wire(data.bots)
      break
    case 'bots':
      await serveBots(data.table)
      break
    case 'study':
      await ponder(data.id, data.request)
      break
    case 'call':
      await reply(data.id, data.request)
      break
  }
})

// A promise that fails with nobody to catch it would otherwise leave the page waiting for ever.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason
  })
})
