declare const self: ServiceWorkerGlobalScope

// Both are filled in when the app is built.
const CACHE = 'gam-__BUILD__'
const FILES: unknown = '__FILES__'

/** Everything the app consists of is fetched once; from then on it needs no network. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  if (Array.isArray(FILES))
    await cache.addAll(FILES.map((path) => new Request(String(path), { cache: 'reload' })))
  await self.skipWaiting()
}

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('gam-') && name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  // What the server says is never kept. That it cannot be reached is an answer too: an empty one.
  if (new URL(request.url).pathname.startsWith('/api/'))
    return fetch(request).catch(() => new Response(null, { status: 204 }))
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
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
