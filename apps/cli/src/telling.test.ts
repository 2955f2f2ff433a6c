import { LANGUAGES, Sitting } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { tellings } from './telling.ts'
import { speak } from './words/speech.ts'

function played(moves: number): Sitting {
  let sitting: Sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'h29' })
  for (let i = 0; i < moves && sitting.decision; i++)
    sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  return sitting
}

test('a deal is one line, and only one’s own cards are in it', () => {
  const sitting = played(0)
  expect(tellings(sitting, 0)).toEqual([
    'Ben deals six cards to everyone.',
    'Ann is dealt pearls ×3, the pearls storm, the meat storm, the shells storm.',
  ])
  expect(tellings(sitting, null)).toEqual(['Ben deals six cards to everyone.'])
  expect(tellings(sitting, 'all')).toHaveLength(3)
})

test('a move is one line with all that followed; since a moment, only what came after it', () => {
  const sitting = played(40)
  const all = tellings(sitting, 'all')
  expect(all).toHaveLength(3 + sitting.codes.length)
  expect(all.find((line) => line.includes(' sold: '))).toMatch(
    /^\w+ plays .*\. \w+ sold: \d goods\. (\w+ wins \d cards?, \d+ points\. ?)+/,
  )
  expect(tellings(sitting, 'all', sitting.marks[38])).toEqual(all.slice(-2))
  expect(tellings(sitting, 0, sitting.events.length)).toEqual([])
})

test('where a board says what opens a line, the rest goes on in it, and whoever acts is named once', () => {
  let sitting = Sitting.begin(newBedford, { seats: ['Ann', 'Ben'], seed: 'sea' })
  const first = sitting.decision?.seat ?? 0
  const name = sitting.seats[first]
  const other = sitting.seats[1 - first]
  sitting = sitting
    .submit(first, 'stock 2 wood', 'stock 1 food', 'stock 1 brick')
    .submit(1 - first, 'stock 0 wood')
  sitting = sitting
    .submit(1 - first, 'stock 0 food', 'stock 1 brick')
    .submit(first, 'place warehouse', 'take wood')
  sitting = sitting
    .submit(1 - first, 'place farm', 'purchase wood')
    .submit(first, 'place dockyard', 'prepare ship 1')
  expect(tellings(sitting, 0)).toEqual([
    `${name} is the first player.`,
    `${name} starts with 2 wood, 1 food, 1 brick.`,
    `${other} starts with 1 brick.`,
    `Round 1. ${name} begins.`,
    `${name} places a worker at the Warehouse; is first there and has the bonus of the Warehouse; takes 1 brick, 1 wood.`,
    `${other} places a worker at the Farm; buys 2 wood for $3; is first there and has the bonus of the Farm; takes 3 food.`,
    `${name} places a worker at the Dockyard; is first there and has the bonus of the Dockyard; pays 1 wood; prepares Ship 1.`,
  ])
})

test('whoever sits alone at the keyboard is spoken to, in every language', async () => {
  const sitting = Sitting.begin(newBedford, { seats: ['Ann', 'Ben'], seed: 'sea' })
  const first = sitting.decision?.seat ?? 0
  const placed = sitting
    .submit(first, 'stock 2 wood', 'stock 1 food', 'stock 1 brick')
    .submit(1 - first, 'stock 0 wood')
    .submit(1 - first, 'stock 0 food', 'stock 1 brick')
    .submit(first, 'place warehouse', 'take wood')
  const other = sitting.seats[1 - first]
  const told = () => tellings(placed, first, 0, first)
  expect(told()).toEqual([
    'You are the first player.',
    'You start with 2 wood, 1 food, 1 brick.',
    `${other} starts with 1 brick.`,
    'Round 1. You begin.',
    'You place a worker at the Warehouse; are first there and have the bonus of the Warehouse; take 1 brick, 1 wood.',
  ])
  for (const language of LANGUAGES) {
    await speak(language)
    expect(told().join(' ')).not.toContain(sitting.seats[first])
    expect(told().join(' ')).toContain(other)
  }
  await speak('en')
})

test('the same thing several times is said once with a number', () => {
  let sitting: Sitting = Sitting.begin(newBedford, { seats: ['Ann', 'Ben'], seed: 'whales' })
  while (sitting.decision) {
    const { seat, step, options } = sitting.decision
    const open = options.filter(({ refusal }) => !refusal).map(({ text }) => text)
    const wish = ['place city pier', 'place dockyard', 'place farm'].find((text) => open.includes(text))
    sitting = sitting.submit(seat, (step === 'place' && wish) || open[0])
  }
  for (const line of tellings(sitting, null)) expect(line).not.toMatch(/\$1 for the [^;.]*, \d/)
  const drawn = tellings(sitting, null).filter((line) => line.startsWith('Out of the bag'))
  const [kinds] = drawn.map((line) => line.split('. ')[0].slice('Out of the bag: '.length).split(', '))
  expect(drawn.some((line) => /Out of the bag: right whale ×[23]\b/.test(line))).toBe(true)
  expect(new Set(kinds).size).toBe(kinds.length)
})
