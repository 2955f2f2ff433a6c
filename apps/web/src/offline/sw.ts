declare const self: ServiceWorkerGlobalScope

// Both are filled in when the app is built.
const CACHE = 'gam-__BUILD__'
const FILES: unknown = '__FILES__'

/** So many files are fetched side by side, and each so often before the app is not kept after all. */
const SIDE_BY_SIDE = 8
const TRIES = 3

/** Everything the app consists of is fetched once; from then on it needs no network. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const files = Array.isArray(FILES) ? FILES.map(String).values() : [].values()
  const keepNext = async () => {
    for (const path of files) await keep(cache, path)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, keepNext))
  await self.skipWaiting()
}

async function keep(cache: Cache, path: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await cache.add(new Request(path, { cache: 'reload' }))
      return
    } catch (failure) {
      if (tries === TRIES) throw failure
    }
}

/** The build before this one stays: a page that has it open goes on with it until it is loaded anew. */
async function forgetOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('gam-') && name !== CACHE)
  for (const name of older.slice(0, -1)) await caches.delete(name)
  await self.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  // What the server says is never kept. That it cannot be reached is an answer too: an empty one.
  if (new URL(request.url).pathname.startsWith('/api/'))
    return fetch(request).catch(() => new Response(null, { status: 204 }))
  const cache = await caches.open(CACHE)
  if (request.mode === 'navigate') return (await cache.match('/')) ?? fetch(request)
  const how = { ignoreSearch: true }
  return (await cache.match(request, how)) ?? (await caches.match(request, how)) ?? fetch(request)
}

interface Wake {
  readonly title: string
  readonly text: string
  readonly table: string
}

function wakeOf(json: unknown): Wake | null {
  if (typeof json !== 'object' || json === null) return null
  const { title, text, table } = { title: null, text: null, table: null, ...json }
  return typeof title === 'string' && typeof text === 'string' && typeof table === 'string'
    ? { title, text, table }
    : null
}

/** The server says that it is somebody's turn: shown as the letters it consists of. */
async function tell(json: unknown): Promise<void> {
  const wake = wakeOf(json)
  const url = wake && /^[\w-]{22}$/.test(wake.table) ? `/table/${wake.table}` : '/'
  await self.registration.showNotification(wake?.title ?? 'Gam', {
    body: wake?.text ?? '',
    tag: wake?.table ?? 'gam',
    data: { url },
  })
}

/** Goes to the table in a window that is open already, or in a new one. */
async function open(data: unknown): Promise<void> {
  const { url } = { url: '/', ...(typeof data === 'object' ? data : {}) }
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((client) => new URL(client.url).pathname === url)
  if (there) await there.focus()
  else await self.clients.openWindow(url)
}

self.addEventListener('push', (event) => {
  let json: unknown = null
  try {
    json = event.data?.json()
  } catch {
    // Then it is told without words of its own: a push must always be shown.
  }
  event.waitUntil(tell(json))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request))
})

export {}
