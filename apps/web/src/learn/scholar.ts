import { workerUrl } from 'virtual:table-worker'
import type { Studies } from '../table/study.ts'

type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly failed: string })

interface Waiting {
  resolve(answer: unknown): void
  reject(why: Error): void
}

/** Somebody in a worker who thinks about positions. Started when first asked; gone when dismissed. */
export class Scholar {
  #worker: Worker | null = null
  #asked = 0
  readonly #waiting = new Map<number, Waiting>()

  ask<K extends keyof Studies>(study: K, request: Studies[K]['ask']): Promise<Studies[K]['answer']> {
    const id = ++this.#asked
    return new Promise((resolve, reject) => {
      // The worker answers each study with what that study promises.
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Studies[K]['answer']), reject })
      this.#start().postMessage({ role: 'study', id, request: { study, ...request } })
    })
  }

  /** Whatever is being thought about is dropped. */
  dismiss(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Error('dismissed'))
    this.#waiting.clear()
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(workerUrl, { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('answer' in data) waiting?.resolve(data.answer)
      else waiting?.reject(new Error(data.failed))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.dismiss()
    }
    this.#worker = worker
    return worker
  }
}

/** The page's own scholar for hints and ways. */
export const scholar = new Scholar()
