import { readShelf, type Saved, type Shelf, type ShelfEntry } from './saved.ts'

const DATABASE = 'gam'
const SAVES = 'saves'
const SHELF = 'shelf'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Whichever version it has: what a newer program keeps here can be read at least.
    const request = indexedDB.open(DATABASE)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SAVES)
      request.result.createObjectStore(SHELF)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('another tab holds the store'))
  })
}

async function within<R>(
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<R> | null,
): Promise<R | undefined> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction([...stores], mode, { durability: 'strict' })
      const request = work(transaction)
      transaction.oncomplete = () => resolve(request?.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave up writing'))
    })
  } finally {
    database.close()
  }
}

export async function keep(saved: Saved, entry: ShelfEntry): Promise<void> {
  await within([SAVES, SHELF], 'readwrite', (transaction) => {
    transaction.objectStore(SAVES).put(saved, saved.id)
    transaction.objectStore(SHELF).put(entry, saved.id)
    return null
  })
}

/** Whatever lies under that id, read with suspicion: people edit files. */
export function load(id: string): Promise<unknown> {
  return within([SAVES], 'readonly', (transaction) => transaction.objectStore(SAVES).get(id))
}

export async function shelf(): Promise<Shelf> {
  const saves = await within([SAVES], 'readonly', (transaction) =>
    transaction.objectStore(SAVES).getAllKeys(),
  )
  const entries = await within(
    [SHELF],
    'readonly',
    (transaction): IDBRequest<unknown[]> => transaction.objectStore(SHELF).getAll(),
  )
  return readShelf((saves ?? []).map(String), entries ?? [])
}

export async function discard(id: string): Promise<void> {
  await within([SAVES, SHELF], 'readwrite', (transaction) => {
    transaction.objectStore(SAVES).delete(id)
    transaction.objectStore(SHELF).delete(id)
    return null
  })
}
