import { parseArgs } from 'node:util'
import { SHORTEST_FIRST } from '@gam/games'
import { build } from '../browser/built.ts'
import { openBrowser } from '../browser/chromium.ts'
import { addressOf, serve } from '../serve.ts'
import { firstLoad, limitOf } from './first-load.ts'
import { smoothness } from './smoothness.ts'

// npm run web:budget [-- part of a game's name …] [--sizes]
// What a first visit loads until a piece can be played, game by game, and how smoothly a whole game against bots
// runs in real frames, with its world and its sound: what it loads for them, and what memory it holds at the end. The limit holds for every game, as the server sends it (brotli). Times are told too, since they
// depend on the machine and on what else it does: the page's own work beside them does not.

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { sizes: { type: 'boolean' } },
})

const games = await Promise.all(
  SHORTEST_FIRST.map(async ({ id, languages }) => ({ id, title: (await languages.en()).pitch.title })),
)
const wanted = games.filter(
  ({ id, title }) =>
    positionals.length === 0 || positionals.some((part) => `${id} ${title.toLowerCase()}`.includes(part)),
)

const folder = await build(false)
const server = await serve(folder, 0)
const address = addressOf(server)
const browser = await openBrowser()
let within = true
const first = new Map<string, readonly string[]>()
for (const { title } of wanted) {
  const { files, gzip, brotli, bots } = await firstLoad(browser, address, folder, title)
  console.log(`\n${title}: first load to a playable table`)
  first.set(
    title,
    files.map(({ path }) => path),
  )
  for (const file of files)
    console.log(`${kilobytes(file.gzip)} gzip  ${kilobytes(file.brotli)} brotli  ${file.path}`)
  const limit = limitOf(title)
  const fits = brotli <= limit
  within &&= fits
  console.log(
    `${kilobytes(gzip)} gzip  ${kilobytes(brotli)} brotli  ${fits ? 'within' : 'OVER'} the budget of ${limit / 1000} KB`,
  )
  if (bots > 0) console.log(`${kilobytes(bots)} brotli more for the bots, one of whom began`)
}
if (!values.sizes)
  for (const game of wanted)
    within = (await smoothness(browser, address, folder, game, first.get(game.title) ?? [])) && within
await browser.close()
server.close()
if (!within) process.exitCode = 1

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} KB`
}
