import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What gets smaller; pictures and fonts are packed already. */
const PACKABLE: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])
/** Below this it all fits into one packet anyway. */
const LEAST = 1024

/** Lays packed copies beside the files of the build, so that a server need only choose between them. */
export function packed(): Plugin {
  let folder = ''
  return {
    name: 'gam-packed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    // After everything else has written what it writes.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !PACKABLE.has(extname(entry.name))) continue
          const file = join(entry.parentPath, entry.name)
          const bytes = readFileSync(file)
          if (bytes.length < LEAST) continue
          writeFileSync(`${file}.br`, brotliCompressSync(bytes))
          writeFileSync(`${file}.gz`, gzipSync(bytes))
        }
      },
    },
  }
}
