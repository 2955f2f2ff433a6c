import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'remote'; readonly id: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'replays' }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'styleguide' }
  | { readonly page: 'lost' }

/** Tables of a server have longer, unguessable names than those of this device. */
const OF_A_SERVER = /^[A-Za-z0-9_-]{22}$/

export function routeOf(path: string): Route {
  const [page = '', what = '', ...more] = path.split('/').slice(1).map(decode)
  if (more.some((part) => part !== '')) return { page: 'lost' }
  switch (page) {
    case '':
      return { page: 'home' }
    case 'setup':
    case 'rules':
    case 'learn':
      return what ? { page, game: what } : { page: 'lost' }
    case 'table':
      return what === '' ? { page: 'lost' } : { page: OF_A_SERVER.test(what) ? 'remote' : 'table', id: what }
    case 'replay':
      return what ? { page, id: what } : { page: 'lost' }
    case 'lobby':
    case 'replays':
    case 'settings':
    case 'styleguide':
      return { page }
    default:
      return { page: 'lost' }
  }
}

/** A hand-written address may hold anything; what cannot be read leads nowhere. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export function go(path: string): void {
  history.pushState(null, '', path)
  scrollTo(0, 0)
  for (const listener of listeners) listener()
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}
