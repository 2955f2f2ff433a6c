import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Pictures that only a browser's own question whether to install shows. */
const INSTALLING = /^install-/

/** Tells the service worker what the build consists of, so that it can keep all of it. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'gam-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const worker = join(folder, 'sw.js')
      // A build that failed closes too; its own error is the one to be told.
      if (!existsSync(worker)) return
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js' && !INSTALLING.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
      const build = createHash('sha256')
      for (const file of files) build.update(file).update(readFileSync(file))
      const list = files
        .map((file) => `/${relative(folder, file).split(sep).join('/')}`)
        .map((path) => (path === '/index.html' ? '/' : path))
      const code = readFileSync(worker, 'utf8')
        .replace(/__BUILD__/g, build.digest('hex').slice(0, 16))
        .replace(/["'`]__FILES__["'`]/, JSON.stringify(list))
      writeFileSync(worker, code)
    },
  }
}
