import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { Sfc32 } from '@gam/kernel'
import { playGame, Shore } from '@gam/trials'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifestOf, ROOT } from './workspaces.ts'

// What the Containerfile does, as far as it can be done without a container: the same files with what is left of the
// packages in an empty root folder that cannot be written to, run by a plain user. What is not tried is the image
// below it and the tool that puts it together.

const CONTAINERFILE = readFileSync(join(ROOT, 'Containerfile'), 'utf8')
const NOBODY = 65_534
/** Only root can give a process another root folder; anybody else tries it in a folder that is read-only. */
const ISOLATED = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

/** Makes the folder the whole of what the command sees: its own files, the system's libraries, an empty /tmp. */
const INSIDE = `
root=$1; data=$2; shift 2
mount --bind "$root" "$root"
for part in /usr/lib /usr/lib64 /dev; do [ -d $part ] && mount --rbind $part "$root$part"; done
mount -t proc proc "$root/proc"
mount -o remount,ro,bind "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
exec chroot --userspec=${NOBODY}:${NOBODY} "$root" "$@"
`

let root: string
let data: string

/** COPY, and what RUN leaves of the packages; the web app has tests of its own and only has to be found. */
function copied(to: string): void {
  const ignored = readFileSync(join(ROOT, '.containerignore'), 'utf8').trim().split('\n')
  const isIgnored = (file: string) =>
    ignored.some((form) => (form.startsWith('**/') ? matches(basename(file), form.slice(3)) : file === form))
  cpSync(ROOT, to, { recursive: true, filter: (from) => !isIgnored(relative(ROOT, from)) })
  for (const found of [
    'node_modules',
    ...globSync('{packages,packages/games,apps}/*/node_modules', { cwd: ROOT }),
  ]) {
    execFileSync('cp', ['-al', join(ROOT, found), join(to, dirname(found))])
    // It is written by npm, and here it would be the same file as there.
    const list = join(to, found, '.package-lock.json')
    if (!existsSync(list)) continue
    const text = readFileSync(list)
    rmSync(list)
    writeFileSync(list, text)
  }
  const prune = /&& npm (prune .*)/.exec(CONTAINERFILE)?.[1].split(' ') ?? []
  execFileSync('npm', [...prune, '--offline'], { cwd: to, stdio: 'pipe' })
  mkdirSync(join(to, 'apps/web/dist'))
  writeFileSync(join(to, 'apps/web/dist/index.html'), '<title>Gam</title>')
  modeOfFolders(to, 'a-w')
}

/** Of folders alone: many of the files are those of the project itself under a second name. */
function modeOfFolders(folder: string, mode: string): void {
  execFileSync('find', [folder, '-type', 'd', '-exec', 'chmod', mode, '{}', '+'])
}

function matches(name: string, form: string): boolean {
  return form.startsWith('*') ? name.endsWith(form.slice(1)) : name === form
}

/** CMD, with ENV; where it serves and which process it is. */
async function served() {
  const given =
    /^ENV (.*)$/m
      .exec(CONTAINERFILE)?.[1]
      .split(' ')
      .map((one) => one.split('=')) ?? []
  const [program, ...words]: string[] = JSON.parse(/^CMD (.*)$/m.exec(CONTAINERFILE)?.[1] ?? '[]')
  const home = ISOLATED ? '/gam' : join(root, 'gam')
  const command = [join(home, program), ...words.slice(0, -1), join(home, words.at(-1) ?? '')]
  const isolated = ['--mount', 'sh', '-ec', INSIDE, 'sh', root, data, ...command]
  const child = spawn(ISOLATED ? 'unshare' : command[0], ISOLATED ? isolated : command.slice(1), {
    env: {
      ...Object.fromEntries(given),
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT: '0',
      ...(!ISOLATED && { DATA: data }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const url = await new Promise<string>((settle, fail) => {
    for (const said of [child.stdout, child.stderr])
      said.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const found = /Gam is at (http:\S+)\//.exec(printed)?.[1]
        if (found) settle(found)
      })
    child.once('exit', (code) => fail(new Error(`it ended with ${code}: ${printed}`)))
  })
  return { url, child }
}

test('the image has the libraries of the Node that the project brings: it is of the same version', () => {
  const [major] = manifestOf('.').dependencies?.node?.split('.') ?? []
  for (const [, version] of CONTAINERFILE.matchAll(/^FROM \S+\/node:(\d+)/gm)) expect(version).toBe(major)
})

/** By `npm run trials`: among the tests the same server is compiled, installed and served as a package. */
if (process.env.TRIALS === 'long')
  describe('what the Containerfile puts together', () => {
    beforeAll(() => {
      root = mkdtempSync(join(tmpdir(), 'gam-container-'))
      data = mkdtempSync(join(tmpdir(), 'gam-container-data-'))
      for (const name of ['gam', 'data', 'tmp', 'dev', 'proc', 'usr/lib', 'usr/lib64'])
        mkdirSync(join(root, name), { recursive: true })
      if (ISOLATED) {
        for (const name of ['lib', 'lib64']) execFileSync('ln', ['-s', `usr/${name}`, join(root, name)])
        chownSync(data, NOBODY, NOBODY)
        chmodSync(root, 0o755)
      }
      copied(join(root, 'gam'))
    })
    afterAll(() => {
      modeOfFolders(root, 'u+w')
      for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true })
    })

    test('in an empty root folder that is read-only a plain user serves a whole game with what is left of the packages', async () => {
      const { url, child } = await served()
      try {
        const check: string[] = JSON.parse(/^ {2}CMD (.*)$/m.exec(CONTAINERFILE)?.[1] ?? '[]')
        const [, , script] = check
        const asked = script.replace('http://127.0.0.1:4173', url)
        expect(asked).not.toBe(script)
        expect(spawnSync(process.execPath, ['-e', asked]).status).toBe(0)
        if (ISOLATED) {
          const seen = readFileSync(`/proc/${child.pid}/mountinfo`, 'utf8').split('\n')
          expect(seen.find((line) => line.split(' ')[4] === '/')).toMatch(/ \/ ro,/)
          expect(readFileSync(`/proc/${child.pid}/status`, 'utf8')).toMatch(
            new RegExp(`^Uid:\\t${NOBODY}\\t`, 'm'),
          )
        }
        const shore = new Shore()
        shore.open(url)
        const plan = {
          shore,
          dice: new Sfc32(1),
          rivals: false,
          acknowledged: () => undefined,
          recovered: () => undefined,
        }
        expect(await playGame(plan)).toBeGreaterThan(10)
        expect(existsSync(join(data, 'gam.sqlite'))).toBe(true)
      } finally {
        const ended = new Promise((settle) => child.once('exit', settle))
        child.kill('SIGTERM')
        expect(await ended).toBe(0)
      }
    })
  })
