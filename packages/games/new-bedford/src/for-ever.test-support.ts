import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { type Game, readReplay, Sitting, writeReplay } from '@gam/kernel'

// node for-ever.test-support.ts SRC GOLDEN: plays every golden game again with the New Bedford of another folder
// and prints, as JSON, which come out otherwise, and what a table of its newest version has.

const [src, golden] = process.argv.slice(2)
const { newBedford }: { newBedford: Game } = await import(pathToFileURL(join(src, 'game.ts')).href)

const files = readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
)
const otherwise = files.flatMap((name) => {
  const text = readFileSync(join(golden, name), 'utf8')
  try {
    const again = `${JSON.stringify(writeReplay(readReplay(newBedford, JSON.parse(text))), null, 2)}\n`
    return again === text ? [] : [name]
  } catch (error) {
    return [`${name}: ${String(error)}`]
  }
})

const beginning = {
  seats: ['Ann', 'Ben'],
  seed: 'tomorrow',
  options: { buildings: ['ropewalk'], captains: ['daggoo'], shipsLog: true },
}
const tomorrow = Sitting.begin(newBedford, beginning)
const refused: string[] = []
for (const rules of [2, 3])
  try {
    Sitting.begin(newBedford.atRules(rules), beginning)
  } catch (error) {
    refused.push(String(error))
  }
process.stdout.write(
  JSON.stringify({ files: files.length, otherwise, seats: tomorrow.seats, facts: tomorrow.facts, refused }),
)
