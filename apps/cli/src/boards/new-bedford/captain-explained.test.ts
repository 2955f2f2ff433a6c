import { Sfc32, Sitting, type Statement } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { expect, test } from 'vitest'
import { tellings } from '../../telling.ts'

const TABLES = [{ captains: ['starbuck', 'ahab'] }, { captains: ['stubb', 'flask'], printing: 'second' }]

function played(nth: number): Sitting {
  const chance = new Sfc32(nth)
  const options = TABLES[nth % TABLES.length]
  let sitting: Sitting = Sitting.begin(newBedford, { seats: ['Ann', 'Ben'], seed: `told ${nth}`, options })
  while (sitting.decision) {
    const open = sitting.decision.options.filter(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, open[chance.below(open.length)].text)
  }
  return sitting
}

/** What a Captain's turns were about, in order: whom and what they name. */
function happened({ events, seats }: Sitting): string[] {
  const { terms } = newBedford.words.en
  const term = (kind: keyof typeof terms, value: Statement[string]): string => {
    const known = terms[kind]
    return (typeof known === 'function' ? '' : known?.[String(value)]) ?? ''
  }
  return events.flatMap(({ type, die, heading, order, misfit, space, person }) => {
    switch (type) {
      case 'dieRolled':
        return [`rolls ${die}`]
      case 'headingSought':
      case 'headingChanged':
        return [`seeks ${term('heading', heading)}`]
      case 'orderFailed':
        return [`${term('order', order)} fails: ${term('misfit', misfit)}`.toLowerCase()]
      case 'orderFollowed':
        return [`goes to ${term('space', space)}`]
      case 'directionAsked':
        return [`${seats[Number(person)]} chooses`]
      case 'workerSetAside':
        return ['sets aside']
      default:
        return []
    }
  })
}

const SAID =
  /rolls (\d)\.|heading (?:is|to) “([^”]+)”|([^.;?]+)\? No: ([^.;]+)[.;]|\? Yes: ([^.;]+)[.;]|equally well: (\w+) chooses|(sets the worker aside)/g

/** The same as it is read in the terminal. */
function read(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    [...line.matchAll(SAID)].flatMap(([, die, heading, orders, misfit, space, person]) => {
      if (die) return [`rolls ${die}`]
      if (heading) return [`seeks ${heading}`]
      if (orders)
        return orders
          .split(',')
          .map((order) => `${order.replace(/^.*: /, '').trim()} fails: ${misfit}`.toLowerCase())
      if (space) return [`goes to ${space}`]
      return person ? [`${person} chooses`] : ['sets aside']
    }),
  )
}

test('LO-07 LO-24 LO-45 the terminal tells each turn of a Captain as it happened', () => {
  const all: string[] = []
  for (let nth = 0; nth < 6; nth++) {
    const sitting = played(nth)
    const wanted = happened(sitting)
    expect(read(tellings(sitting, 0))).toEqual(wanted)
    all.push(...wanted)
  }
  for (const kind of ['rolls', 'seeks', 'fails', 'goes', 'sets', 'chooses'])
    expect(
      all.some((what) => what.includes(kind)),
      kind,
    ).toBe(true)
})
