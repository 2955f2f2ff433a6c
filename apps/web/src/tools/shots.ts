import { mkdirSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { build } from '../browser/built.ts'
import { openBrowser } from '../browser/chromium.ts'
import { plant } from '../browser/tables.ts'
import { addressOf, serve } from '../serve.ts'
import type { Position, Shot } from './shot.ts'

// npm run shots [-- part of a name …] [--size 1366,1920,390] [--theme light,dark] [--language fr]
// Pictures of the main states at three sizes, light and dark, in apps/web/shots. What is photographed stands in
// `shots-<game>.ts` beside this file; see shot.ts. With GAM_BUILT=1 the app is not built anew.

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url))
const SIZES = [
  { name: '1366', width: 1366, height: 768, touch: false },
  { name: '1920', width: 1920, height: 1080, touch: false },
  { name: '390', width: 390, height: 844, touch: true },
]
const THEMES = ['light', 'dark']
/** On the home page there are always some games to go on with. */
const AT_HOME = ['late', 'fresh', 'ended', 'shared']

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { size: { type: 'string' }, theme: { type: 'string' }, language: { type: 'string' } },
})

/** One of several values, separated by commas; all of them unless told. */
function among(name: 'size' | 'theme', known: readonly string[]): readonly string[] {
  const given = values[name]?.split(',')
  const unknown = given?.find((value) => !known.includes(value))
  if (unknown !== undefined) throw new Error(`--${name} ${unknown}: there are ${known.join(', ')}`)
  return given ?? known
}

const lists = readdirSync(import.meta.dirname).filter((file) => /^shots-.*\.ts$/.test(file))
const shots: Shot[] = []
const positions = new Map<string, Position>()
const endings: (() => Promise<void>)[] = []
for (const file of lists) {
  const list: { shots?: readonly Shot[]; positions?: readonly Position[]; close?: () => Promise<void> } =
    await import(`./${file}`)
  shots.push(...(list.shots ?? []))
  if (list.close) endings.push(list.close)
  for (const position of list.positions ?? []) positions.set(position.id, position)
}

/** All in one language, where one is asked for. */
function inLanguage(shot: Shot): Shot {
  const { language } = values
  return language === undefined ? shot : { ...shot, language, name: `${shot.name}-in-${language}` }
}

const sizes = among(
  'size',
  SIZES.map(({ name }) => name),
)
const pictures = SIZES.filter(({ name }) => sizes.includes(name)).flatMap((size) =>
  among('theme', THEMES).flatMap((theme) =>
    shots
      .map((shot) => ({ size, theme, shot: inLanguage(shot) }))
      .map((picture) => ({ ...picture, full: `${picture.shot.name}-${size.name}-${theme}` }))
      .filter(({ full }) => positionals.length === 0 || positionals.some((part) => full.includes(part))),
  ),
)

/** What a picture needs to lie in the store. */
function neededBy({ path }: Shot): readonly string[] {
  const id = /^\/(?:table|replay)\/([^#?]+)/.exec(path)?.[1]
  return id === undefined ? AT_HOME : [id]
}

const saves = new Map<string, ReturnType<Position['save']>>()
function saveOf(id: string): ReturnType<Position['save']> | null {
  const position = positions.get(id)
  const save = saves.get(id) ?? position?.save()
  if (save) saves.set(id, save)
  return save ?? null
}

async function prepare(context: BrowserContext, theme: string, shot: Shot): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(
    ([name, words]) =>
      localStorage.setItem(
        'gam settings',
        JSON.stringify({ theme: name, language: words, motion: 'reduced', name: 'Mara' }),
      ),
    [theme, shot.language ?? 'en'],
  )
  for (const id of neededBy(shot)) {
    const save = saveOf(id)
    if (save) await plant(page, save.saved, save.entry)
  }
  return page
}

mkdirSync(FOLDER, { recursive: true })
const folder = await build(true)
const server = await serve(folder, 0)
const address = addressOf(server)
const browser = await openBrowser()
for (const { size, theme, shot, full } of pictures) {
  const { width, height, touch } = size
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: touch ? 2 : 1,
    hasTouch: touch,
  })
  const page = await prepare(context, theme, shot)
  await page.goto(address + shot.path.slice(1))
  await page.evaluate(() => document.fonts.ready)
  try {
    // On a page that loads its parts, the heading comes with them.
    if (shot.act) await shot.act(page, folder)
    else await page.waitForSelector('h1:not([aria-busy] *)')
    await page.waitForTimeout(350)
    await page.screenshot({ path: `${FOLDER}${full}.png` })
    console.log(full)
  } catch (error) {
    // One picture that cannot be taken should not cost the others.
    console.log(`${full} FAILED: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    process.exitCode = 1
  }
  await context.close()
}
await browser.close()
server.close()
for (const end of endings) await end()
