import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { mistake } from '../fault.ts'
import type { Activity } from './race.ts'

/** What a checkout is asked: so many calls of an activity, or as many as it can in some time. */
export interface Errand {
  readonly activity: Activity
  readonly amount: { readonly calls: number } | { readonly ms: number }
}

/** What came of it, with the processor time of the whole process: a busy machine does not count, collection does. */
export interface Done {
  readonly calls: number
  readonly units: number
  readonly seconds: number
}

/** A game of a checkout of this repository, in a process of its own. */
export interface Checkout {
  ask(errand: Errand): Promise<Done>
  leave(): void
}

export function runnersIn(folder: string): string {
  const file = path.resolve(folder, 'apps/cli/src/bench/runners.ts')
  if (existsSync(file)) return file
  throw mistake(`There is no checkout of Gam in "${folder}".`)
}

export function checkoutOf(folder: string, game: string): Checkout {
  const runners = runnersIn(folder)
  const games = path.resolve(folder, 'apps/cli/src/games.ts')
  const files = [runners, games].map((file) => pathToFileURL(file).href)
  const child = fork(new URL('./checkout-process.ts', import.meta.url), [...files, game])
  return {
    ask: (errand) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error(`${folder} cannot be measured`))
        child.once('exit', ended)
        child.once('message', (done: Done) => {
          child.off('exit', ended)
          resolve(done)
        })
        child.send(errand)
      }),
    leave: () => child.kill(),
  }
}
