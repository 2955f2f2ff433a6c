import { useSyncExternalStore } from 'preact/compat'
import { Listeners } from './listeners.ts'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'remote'; readonly id: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'code'; readonly code: string }
  | { readonly page: 'replays' }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'lessons' }
  | { readonly page: 'learn'; readonly game: string; readonly part: string | null }
  | { readonly page: 'sets'; readonly game: string }
  | { readonly page: 'daily'; readonly day: string | null }
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly game: string; readonly n: number }
  | { readonly page: 'settings' }
  | { readonly page: 'styleguide' }
  | { readonly page: 'lost' }

/** Tables of a server have longer, unguessable names than those of this device. */
const OF_A_SERVER = /^[A-Za-z0-9_-]{22}$/

export function isOfAServer(id: string): boolean {
  return OF_A_SERVER.test(id)
}

export function routeOf(path: string): Route {
  const [page = '', what = '', ...more] = path.split('/').slice(1).map(decode)
  if (page === 'puzzles' && what !== '') return puzzleAt(what, more)
  if (page === 'learn' && what === '') return { page: 'lessons' }
  if (page === 'learn' && more.length <= 1) return { page, game: what, part: more[0] || null }
  if (more.some((part) => part !== '')) return { page: 'lost' }
  switch (page) {
    case '':
      return { page: 'home' }
    case 'rules':
      return { page, game: what }
    case 'setup':
    case 'sets':
      return what ? { page, game: what } : { page: 'lost' }
    case 'table':
      return what === '' ? { page: 'lost' } : { page: isOfAServer(what) ? 'remote' : 'table', id: what }
    case 't':
      return what ? { page: 'code', code: what } : { page: 'lost' }
    case 'replay':
      return what ? { page, id: what } : { page: 'lost' }
    case 'daily':
      return { page, day: what === '' ? null : what }
    case 'puzzles':
    case 'lobby':
    case 'replays':
    case 'settings':
    case 'styleguide':
      return { page }
    default:
      return { page: 'lost' }
  }
}

/** `/puzzles/<game>/<number>`; without a number, the first. */
function puzzleAt(game: string, [n = '1', ...more]: readonly string[]): Route {
  const number = n === '' ? 1 : Number(n)
  if (!Number.isInteger(number) || number < 1 || more.some((part) => part !== '')) return { page: 'lost' }
  return { page: 'puzzle', game, n: number }
}

/** A hand-written address may hold anything; what cannot be read leads nowhere. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const listeners = new Listeners()
let within = false

/** This page was reached without loading one. */
export function cameFromWithin(): boolean {
  return within
}

if (typeof addEventListener === 'function')
  addEventListener('popstate', () => {
    within = true
    listeners.tell()
  })

/** `instead`: the page that is left was only a way there. */
export function go(path: string, how?: 'instead'): void {
  if (how === 'instead') history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  within = true
  scrollTo(0, 0)
  listeners.tell()
}

export function usePath(): string {
  return useSyncExternalStore(listeners.subscribe, () => location.pathname)
}
