import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games, rulesOf, ruleTextsOf } from './games.ts'

const PAGE = new URL('../../../docs/rulings.md', import.meta.url)

/** The page is made from the games' own rules, so that it cannot say anything else than the program does. */
function rulingsPage(): string {
  const lines = [
    '# Rulings',
    '',
    'Where a rulebook is silent, or can be read in two ways, Gam decides as follows. Every ruling is enforced, has a test of its own, and is marked as a ruling wherever a player meets it (`npx gam rules GAME ID`). This page is made from the rules in the program: `npm run golden` writes it anew.',
  ]
  for (const game of games) {
    const rulings = Object.entries(rulesOf(game)).filter(([, kind]) => kind === 'ruling')
    lines.push('', `## ${game.title}`, '', '| id | ruling |', '|---|---|')
    for (const [id] of rulings) lines.push(`| ${id} | ${ruleTextsOf(game)[id]} |`)
  }
  return `${lines.join('\n')}\n`
}

test('docs/rulings.md says what the rules say', () => {
  if (process.env.GOLDEN === 'record') writeFileSync(PAGE, rulingsPage())
  expect(readFileSync(PAGE, 'utf8')).toBe(rulingsPage())
})
