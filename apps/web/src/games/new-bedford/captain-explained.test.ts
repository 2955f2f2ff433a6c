import { Sfc32, Sitting, type Statement } from '@gam/kernel'
import { newBedford, ORDERS } from '@gam/new-bedford'
import { table as de } from '@gam/new-bedford/words/de/table'
import { table as en } from '@gam/new-bedford/words/en/table'
import { expect, test } from 'vitest'
import { lastTurn, whyOf } from './captain-turn.ts'
import { termIn } from './seen.ts'

const PEOPLE = ['Ann', 'Ben']

const TABLES = [
  { captains: ['starbuck', 'ahab'] },
  { captains: ['stubb', 'flask'], turnersMill: true },
  { captains: ['ahab'], shipsLog: true, printing: 'second' },
]

/** The events of a game cut where a Captain begins to seek something; each piece holds one of his turns. */
function turnsIn(events: readonly Statement[]): Statement[][] {
  const turns: Statement[][] = []
  for (const [i, statement] of events.entries())
    if (statement.type === 'headingSought')
      turns.push(events[i - 1]?.type === 'dieRolled' ? [events[i - 1], statement] : [statement])
    else if (turns.length > 0 && statement.seat === turns.at(-1)?.at(-1)?.seat) turns.at(-1)?.push(statement)
  return turns
}

function* turnsPlayed(games: number): Generator<{ turn: Statement[]; names: readonly string[] }> {
  for (let nth = 0; nth < games; nth++) {
    const chance = new Sfc32(nth)
    const options = TABLES[nth % TABLES.length]
    let sitting = Sitting.begin(newBedford, { seats: PEOPLE, seed: `explained ${nth}`, options })
    while (sitting.decision) {
      const open = sitting.decision.options.filter(({ refusal }) => !refusal)
      sitting = sitting.submit(sitting.decision.seat, open[chance.below(open.length)].text)
    }
    for (const turn of turnsIn(sitting.events)) yield { turn, names: sitting.seats }
  }
}

test.each([
  ['English', en],
  ['German', de],
])('a Captain’s turn is explained by what happened in it: %s', (_, words) => {
  const met = { plain: 0, changed: 0, chosen: 0, aside: 0, last: 0 }
  for (const { turn, names } of turnsPlayed(9)) {
    const seat = Number(turn[0].seat)
    const told = lastTurn(turn, seat)
    if (told === null) throw new Error('a turn that is not read')
    const said = whyOf(words, told, (chooser) => names[chooser])
    const term = (kind: string, value: unknown) => termIn(words, kind, String(value))

    const headings = turn.filter(({ type }) => type === 'headingSought' || type === 'headingChanged')
    const reread = turn.findLastIndex(({ type }) => type === 'headingSought' || type === 'headingChanged')
    const failed = turn.slice(reread).filter(({ type }) => type === 'orderFailed')
    const reason = failed.at(-1)
    const followed = turn.find(({ type }) => type === 'orderFollowed')
    const asked = turn.find(({ type }) => type === 'directionAsked')
    const aside = turn.some(({ type }) => type === 'workerSetAside')

    for (const { heading } of headings)
      expect(said).toContain(words.captains.seeks(String(heading)).replace(/^\S+ /, ''))
    const [{ type, die }] = turn
    if (type === 'dieRolled') expect(said).toContain(` ${die} `)
    else expect(said).not.toMatch(/\d/)
    // An order with a colon is one that failed: the last of the last reading, and no other.
    for (const order of ORDERS.names) {
      const failure = `${term('order', order)}: `
      if (order !== reason?.order) expect(said.toLowerCase()).not.toContain(failure.toLowerCase())
      else expect(said.toLowerCase()).toContain(`${failure}${term('misfit', reason.misfit)}.`.toLowerCase())
    }
    if (followed) expect(said).toContain(term('space', followed.space))
    for (const [person, name] of PEOPLE.entries()) expect(said.includes(name)).toBe(asked?.person === person)
    expect(followed === undefined).toBe(aside)

    met.plain += headings.length === 1 && !asked ? 1 : 0
    met.changed += headings.length > 1 ? 1 : 0
    met.chosen += asked ? 1 : 0
    met.aside += aside ? 1 : 0
    met.last += turn[0].type === 'dieRolled' ? 0 : 1
  }
  for (const [kind, times] of Object.entries(met)) expect(times, kind).toBeGreaterThan(0)
})
