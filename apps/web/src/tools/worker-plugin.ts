import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:table-worker'
const ENTRY = fileURLToPath(new URL('../table/worker.ts', import.meta.url))

/** It draws as soon as it is loaded, and in a worker there is nothing to draw on. */
const PAGE = '/src/main.tsx'

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
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const reached = new Set(files.filter((file) => file.facadeModuleId === ENTRY))
      for (const one of reached) {
        if (one.moduleIds.some((id) => id.endsWith(PAGE)))
          this.error('The table’s worker imports the file of the page: name what both use in TOGETHER.')
        for (const file of files) if (one.imports.includes(file.fileName)) reached.add(file)
      }
    },
  }
}

/** What a worker loads, alone or as the page does, must not count on a page around it that could fetch ahead. */
export function pageOnly(file: string, deps: string[], { hostId }: { hostId: string }): string[] {
  return /\/(worker|bots|games|rules|shared|words)-/.test(`/${hostId}`) || file.includes('/rules-')
    ? []
    : deps
}
