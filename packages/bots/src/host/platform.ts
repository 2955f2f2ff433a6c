/** A worker seen from outside: it takes messages and can be ended at any moment. */
export interface BotWorker {
  post(message: unknown): void
  kill(): void
}

/** All that a supervisor needs of the machine it runs on. */
export interface Platform {
  /** Starts a worker. `heard` gets what it says, `gone` is called when it breaks or ends by itself. */
  spawn(heard: (message: unknown) => void, gone: (why: string) => void): BotWorker
  /** Calls back after so many milliseconds, unless what it answers is called before. */
  after(ms: number, act: () => void): () => void
}

/** The `Worker` of node:worker_threads, as far as it matters here. */
export interface NodeWorker {
  on(event: string, listener: (detail: unknown) => void): unknown
  postMessage(message: unknown): void
  terminate(): unknown
}

export function nodeWorker(
  worker: NodeWorker,
  heard: (message: unknown) => void,
  gone: (why: string) => void,
): BotWorker {
  worker.on('message', heard)
  worker.on('error', (error) => gone(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (code) => gone(`it ended with code ${String(code)}`))
  return { post: (message) => worker.postMessage(message), kill: () => worker.terminate() }
}

/** The browser's `Worker`, as far as it matters here. */
export interface WebWorker {
  onmessage: unknown
  onerror: unknown
  postMessage(message: unknown): void
  terminate(): void
}

export function webWorker(
  worker: WebWorker,
  heard: (message: unknown) => void,
  gone: (why: string) => void,
): BotWorker {
  worker.onmessage = (event: { readonly data: unknown }) => heard(event.data)
  worker.onerror = (event: { readonly message?: string }) => gone(event.message ?? 'it broke down')
  return { post: (message) => worker.postMessage(message), kill: () => worker.terminate() }
}
