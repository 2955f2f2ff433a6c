import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@gam/kernel'
import type { Page } from 'playwright-core'
import { build } from '../browser/built.ts'
import { openBrowser } from '../browser/chromium.ts'
import { plant } from '../browser/tables.ts'
import { WINDOWS } from '../browser/windows.ts'
import { addressOf, serve } from '../serve.ts'
import type { SavedGame, Shot } from './shot.ts'

// What is photographed stands in `shots-<part>.ts` beside this file; see shot.ts. With GAM_BUILT=1 the app is not built
// anew.

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url))
const THEMES = ['light', 'dark']
/** On the home page there are always some games to go on with. */
const AT_HOME = ['cards-late', 'cards-fresh', 'cards-ended', 'cards-shared']

type Window = (typeof WINDOWS)[number]
const nameOf = ([width, height]: Window) => `${width}x${height}`

const USAGE = `npm run shots [-- PART …] [--window W] [--theme T] [--language L]
Contact sheets in apps/web/shots: one a state and theme, with a picture of every window on it.
  PART …      states whose names have one of these in them; left out: all of them
  --window    of ${WINDOWS.map(nameOf).join(', ')}
  --theme     of ${THEMES.join(', ')}
  --language  one of ${LANGUAGES.join(', ')}`

function asked() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        window: { type: 'string', default: WINDOWS.map(nameOf).join() },
        theme: { type: 'string', default: THEMES.join() },
        language: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** Says how it is used, and what was wrong. */
function stop(wrong: string | null): never {
  console.log(wrong === null ? USAGE : `${wrong}\n\n${USAGE}`)
  process.exit(wrong === null ? 0 : 2)
}

/** Several values, separated by commas. */
function among(name: 'window' | 'theme' | 'language', known: readonly string[]): readonly string[] {
  const given = values[name]?.split(',') ?? []
  const unknown = given.find((value) => !known.includes(value))
  if (unknown !== undefined) stop(`--${name} ${unknown} is none of those that there are.`)
  return given
}

const { values, positionals } = asked()
if (values.help) stop(null)
const windows = WINDOWS.filter((window) => among('window', WINDOWS.map(nameOf)).includes(nameOf(window)))
const themes = among('theme', THEMES)
const [language] = among('language', LANGUAGES)

const lists = readdirSync(import.meta.dirname).filter((file) => /^shots-.*\.ts$/.test(file))
const shots: Shot[] = []
const savedGames = new Map<string, SavedGame>()
const endings: (() => Promise<void>)[] = []
for (const file of lists) {
  const list: { shots?: readonly Shot[]; savedGames?: readonly SavedGame[]; close?: () => Promise<void> } =
    await import(`./${file}`)
  shots.push(...(list.shots ?? []))
  if (list.close) endings.push(list.close)
  for (const game of list.savedGames ?? []) {
    savedGames.set(game.id, game)
    shots.push({ name: game.id, path: `/table/${game.id}`, act: game.act })
  }
}

/** Held in the hand: a state is come to on one page for these and on another for all others, then resized. */
const isSmall = ([width, height]: Window) => width < 700 || height < 500
const sheets = themes.flatMap((theme) =>
  shots
    .map((shot) => ({ theme, shot, full: [shot.name, language, theme].filter(Boolean).join('-') }))
    .filter(({ full }) => positionals.length === 0 || positionals.some((part) => full.includes(part))),
)

/** What a picture needs to lie in the store. */
function neededBy({ path }: Shot): readonly string[] {
  const id = /^\/(?:table|replay)\/([^#?]+)/.exec(path)?.[1]
  return id === undefined ? AT_HOME : [id]
}

const saves = new Map<string, ReturnType<SavedGame['save']>>()
function saveOf(id: string): ReturnType<SavedGame['save']> | null {
  const savedGame = savedGames.get(id)
  const save = saves.get(id) ?? savedGame?.save()
  if (save) saves.set(id, save)
  return save ?? null
}

async function prepare(page: Page, theme: string, shot: Shot): Promise<void> {
  await page.goto(address)
  await page.evaluate(
    ([name, words]) =>
      localStorage.setItem(
        'gam settings',
        JSON.stringify({ theme: name, language: words, motion: 'reduced', name: 'Mara' }),
      ),
    [theme, language ?? 'en'],
  )
  for (const id of neededBy(shot)) {
    const save = saveOf(id)
    if (save) await plant(page, save.saved, save.entry)
  }
  await page.goto(address + shot.path.slice(1))
  await page.evaluate(() => document.fonts.ready)
  // On a page that loads its parts, the heading comes with them.
  if (shot.act) await shot.act(page, folder)
  else await page.waitForSelector('h1:not([aria-busy] *)')
}

interface Picture {
  readonly window: Window
  readonly png: Buffer
}

/** A state in each of these windows, one after the other. */
async function pictures(theme: string, shot: Shot, these: readonly Window[]): Promise<readonly Picture[]> {
  const [first] = these
  if (first === undefined) return []
  const [width, height] = first
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: isSmall(first) })
  const taken: Picture[] = []
  try {
    const page = await context.newPage()
    await prepare(page, theme, shot)
    for (const window of these) {
      await page.setViewportSize({ width: window[0], height: window[1] })
      await page.waitForTimeout(350)
      taken.push({ window, png: await page.screenshot() })
    }
  } finally {
    await context.close()
  }
  return taken
}

/** All pictures of a state side by side, each with its window's size, the large ones at half. */
async function layOut(title: string, all: readonly Picture[]): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 2800, height: 800 } })
  const page = await context.newPage()
  const figures = all.map(({ window: [width, height], png }) => {
    const scale = width > 1100 ? 0.5 : 1
    const src = `data:image/png;base64,${png.toString('base64')}`
    return `<figure><figcaption>${width} × ${height}</figcaption><img src="${src}" width="${width * scale}"></figure>`
  })
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;align-items:start;gap:16px;font:14px sans-serif;background:#889}
    h1{width:100%;margin:0;font-size:20px}figure{margin:0}img{display:block}</style><h1>${title}</h1>${figures.join('')}`,
  )
  const png = await page.screenshot({ fullPage: true })
  await context.close()
  return png
}

if (sheets.length === 0)
  stop(
    `No state has ${positionals.join(' or ')} in its name. There are:\n${shots.map(({ name }) => name).join(', ')}`,
  )
mkdirSync(FOLDER, { recursive: true })
const folder = await build(true)
const server = await serve(folder, 0)
const address = addressOf(server)
const browser = await openBrowser()
for (const { theme, shot, full } of sheets) {
  try {
    const [small, large] = [windows.filter(isSmall), windows.filter((window) => !isSmall(window))]
    const taken = [...(await pictures(theme, shot, large)), ...(await pictures(theme, shot, small))]
    writeFileSync(`${FOLDER}${full}.png`, await layOut(full, taken))
    console.log(full)
  } catch (error) {
    // One sheet that cannot be taken should not cost the others.
    console.log(`${full} FAILED: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    process.exitCode = 1
  }
}
await browser.close()
server.close()
for (const end of endings) await end()
