import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compile } from './compile.ts'
import { NAME, releaseManifest } from './manifest.ts'
import { manifestOf, ROOT } from './workspaces.ts'

// Makes the package that is installed: the built web app, the server and the command line in one.

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: join(ROOT, 'apps', 'web', 'dist') },
    to: { type: 'string', default: join(ROOT, 'dist') },
  },
})
if (!existsSync(join(values.web, 'index.html')))
  throw new Error(`There is no built web app in ${values.web}.`)

const stage = mkdtempSync(join(tmpdir(), 'gam-release-'))
try {
  const needed = await compile(stage)
  write('package.json', releaseManifest(needed))
  for (const app of ['apps/cli', 'apps/server']) {
    const { name, version } = manifestOf(app)
    write(join(app, 'package.json'), { name, version, private: true, type: 'module' })
  }
  copy('apps/cli/bin')
  cpSync(values.web, join(stage, 'apps', 'web', 'dist'), {
    recursive: true,
    filter: (file) => !basename(file).startsWith('.gam-'),
  })
  for (const file of ['LICENSE', 'CHANGELOG.md', 'docs', 'examples']) copy(file)
  cpSync(join(import.meta.dirname, 'package-readme.md'), join(stage, 'README.md'))
  const to = resolve(values.to)
  mkdirSync(to, { recursive: true })
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', to], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  console.log(join(to, `${NAME}-${manifestOf('.').version}.tgz`))
} finally {
  rmSync(stage, { recursive: true, force: true })
}

function write(file: string, content: object): void {
  mkdirSync(join(stage, file, '..'), { recursive: true })
  writeFileSync(join(stage, file), `${JSON.stringify(content, null, 2)}\n`)
}

function copy(path: string): void {
  cpSync(join(ROOT, path), join(stage, path), { recursive: true })
}
