import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:table-worker'
const ENTRY = fileURLToPath(new URL('../table/worker.ts', import.meta.url))

/**
 * The address of the table's worker. In a build the worker is one more entry of the app, not an app of its own as
 * Vite would make it: so the rules of a game are fetched once, for the page and for the worker.
 */
export function tableWorker(): Plugin {
  let building = false
  return {
    name: 'gam-table-worker',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : null
    },
    load(id) {
      if (id !== `\0${NAME}`) return null
      if (!building) return `export const workerUrl = ${JSON.stringify(`/@fs${ENTRY}`)}`
      const worker = this.emitFile({ type: 'chunk', id: ENTRY, name: 'worker' })
      return `export const workerUrl = import.meta.ROLLUP_FILE_URL_${worker}`
    },
  }
}

/** What a worker loads, alone or as the page does, must not count on a page around it that could fetch ahead. */
export function pageOnly(file: string, deps: string[], { hostId }: { hostId: string }): string[] {
  return /\/(worker|bots|games|rules|shared|words)-/.test(`/${hostId}`) || file.includes('/rules-')
    ? []
    : deps
}
