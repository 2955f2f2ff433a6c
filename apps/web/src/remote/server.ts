import type { Me, TableEntry } from '@gam/protocol/wire'
import { useEffect, useSyncExternalStore } from 'preact/compat'
import { Listeners } from '../listeners.ts'
import { goBy } from '../names.ts'
import { ApiError, api } from '../session/remote/api.ts'

// What this page knows of the server it came from: small, since the home page asks before anything else.

export interface Shore {
  /** Whether there is a server that tables can be played on. */
  readonly server: 'asking' | 'there' | 'none'
  /** Who this browser is there; null: nobody yet. */
  readonly me: Me | null
  /** Public tables with a free seat. */
  readonly open: readonly TableEntry[]
  /** Tables where I sit or sat, those that wait for me first. */
  readonly mine: readonly TableEntry[]
}

/** The session itself lies in a cookie that no script can read; this only says that there is one. */
const KNOWN = 'gam known to the server'

let shore: Shore = { server: 'asking', me: null, open: [], mine: [] }
const listeners = new Listeners()

function put(part: Partial<Shore>): void {
  shore = { ...shore, ...part }
  listeners.tell()
}

export function useShore(): Shore {
  return useSyncExternalStore(listeners.subscribe, () => shore)
}

/** The same, looked at anew when this comes to the page. */
export function useFreshShore(): Shore {
  useEffect(() => {
    lookAshore().catch(() => undefined)
  }, [])
  return useShore()
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return false
  }
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(KNOWN, '1')
    else localStorage.removeItem(KNOWN)
  } catch {
    // Then the server is asked anew on every visit.
  }
}

/** Looks whether there is a server, what is open there, and what of it is mine. */
export async function lookAshore(): Promise<Shore> {
  try {
    if (!navigator.onLine) throw new ApiError('offline', 'This device is without a network.')
    const [lobby, mine] = await Promise.all([
      api<{ tables: TableEntry[] }>('GET', '/tables'),
      isKnown() ? asMe() : { me: null, tables: [] },
    ])
    put({ server: 'there', open: lobby.tables, me: mine.me, mine: mine.tables })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A server that was there a moment ago will be again: nothing is taken away from whoever looks.
    put({ server: error.code === 'offline' && shore.server !== 'there' ? 'none' : 'there' })
  }
  return shore
}

async function asMe(): Promise<{ me: Me | null; tables: readonly TableEntry[] }> {
  try {
    const [{ me }, { tables }] = await Promise.all([
      api<{ me: Me }>('GET', '/me'),
      api<{ tables: TableEntry[] }>('GET', '/me/tables'),
    ])
    return { me, tables }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no-session') throw error
    remember(false)
    return { me: null, tables: [] }
  }
}

/** Somebody at once: a guest with a name, or the same person under another one. */
export async function beNamed(name: string): Promise<Me> {
  const { me } = await api<{ me: Me }>('POST', '/guests', { name })
  goBy(name)
  return become(me)
}

/** The server knows this browser, whatever this browser remembers. */
export async function beRecognised(): Promise<void> {
  remember(true)
  await lookAshore()
}

export function become(me: Me): Me {
  remember(true)
  put({ me })
  return me
}

export function beNobody(): void {
  remember(false)
  put({ me: null, mine: [] })
}
