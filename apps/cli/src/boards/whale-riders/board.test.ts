import { type Offered, Sfc32, Sitting } from '@gam/kernel'
import {
  ABILITIES,
  CONTRACTS,
  DECREES,
  PORTS,
  type RiderTypes,
  type State,
  TILES,
  whaleRiders,
} from '@gam/whale-riders'
import { expect, test } from 'vitest'
import { choiceLines, closedLines } from '../../choices.ts'
import { widthOf } from '../../lines.ts'
import { turnScreen } from '../../play/screen.ts'
import { tellings } from '../../telling.ts'
import { type Seen, seenBy } from '../index.ts'
import { board as riderBoard } from './board.ts'
import { cardOf } from './contracts.ts'

type Riders = Sitting<RiderTypes>

/** Ben, by this seed. */
const STARTER = 1
const BOTH = { decree: true, magic: true }

function begun(options: object = {}, seats: readonly string[] = ['Ann', 'Ben', 'Cy']): Riders {
  return Sitting.begin(whaleRiders, { seats, seed: 'sea', options })
}

/** What the first seat sees after somebody has rearranged the table. */
function arranged(sitting: Riders, arrange: (state: State) => void): Seen<RiderTypes> {
  const seen = seenBy(sitting, 0)
  const state = whaleRiders.shape.copy(seen.view.state)
  arrange(state)
  return { ...seen, view: { ...seen.view, state } }
}

const tile = (name: string) => TILES.indexOf(name)
const port = (name: string) => PORTS.indexOf(name)

function give(state: State, seat: number, contracts: readonly string[], tiles: readonly string[]): void {
  const { hand } = state.seats[seat]
  hand.fill(0)
  for (const name of contracts) hand[CONTRACTS.indexOf(name)]++
  hand[CONTRACTS.size] = contracts.length
  state.seats[seat].tiles.fill(0)
  for (const name of tiles) state.seats[seat].tiles[tile(name)]++
}

/** Plays at random, showing every decision on the way. */
function playThrough(
  sitting: Riders,
  show: (sitting: Riders) => void,
  moves = Number.POSITIVE_INFINITY,
): Riders {
  const luck = new Sfc32(5)
  let now = sitting
  for (let i = 0; i < moves && now.decision; i++) {
    show(now)
    const open = now.decision.options.filter(({ refusal }) => !refusal)
    now = now.submit(now.decision.seat, open[luck.below(open.length)].text)
  }
  return now
}

test('ports with their tiles under the prices, and which way every rider goes', () => {
  const seen = arranged(begun(), (state) => {
    state.ports[port('ray')] = [tile('meat1'), tile('storm'), -1, tile('kelp3')]
    state.ports[port('sun')] = [tile('storm'), tile('pearl2'), tile('pearl3'), -1, -1, -1, -1, -1]
    for (const [seat, journey] of [2, 12, 14].entries()) state.seats[seat].journey = journey
  })
  const lines = riderBoard.lines(seen, 80)
  expect(lines[1]).toMatch(/ coins {2}0 {2}1 {2}2 {2}3 {2}4 {2}5 {2}6 {2}7 /)
  expect(lines[2]).toMatch(/^│ {3}Sun {7}C⌂ {8}~~ O2 O3 · {2}· {2}· {2}· {2}· /)
  expect(lines[4]).toMatch(/^│ ▸ Ray {7}A→ B← {5}M1 ~~ · {2}K3 /)
  expect(lines.at(-1)).toMatch(/M meat K kelp P pottery S shells C crystal O pearl ~~ storm, bag \d+ /)
})

test('everyone’s pearls, coins, contracts and tiles; the viewer first, the one to decide marked', () => {
  const seen = arranged(begun(), (state) => {
    give(state, 0, [], ['meat2', 'meat2', 'pearl2'])
    state.seats[0].coins = 7
    state.seats[1].fulfilled = [CONTRACTS.indexOf('1')]
  })
  const text = riderBoard.lines({ ...seen, asked: 1 }, 80).join('\n')
  expect(text).toMatch(/ {3}A Ann \(you\) {7}2 pearls │/)
  expect(text).toMatch(/7 coins, 0 fulfilled +│\n.* M2×2 O2 +│/)
  expect(text).toMatch(/▸ B Ben +1 pearl │\n.* 3 coins, 1 fulfilled/)
})

test('what every contract brings and what is still missing for it', () => {
  const seen = arranged(begun(), (state) => {
    give(state, 0, ['2', '18', '37', '45', '50'], ['meat2', 'kelp1', 'crystal1', 'pearl1'])
  })
  const lines = riderBoard.lines(seen, 80)
  const about = (asks: string) => lines.find((line) => line.startsWith(`│ ${asks} `))?.replace(/ +│$/, '')
  expect(about('3 meat')).toMatch(/→ 3 coins, 2 pearls {3}can be fulfilled$/)
  expect(about('2 meat + 2 kelp')).toMatch(/→ 2 coins, 3 pearls {3}can be fulfilled$/)
  expect(about('1 of each good')).toMatch(/→ 6 coins, 2 pearls {3}lacks 1 of 1 pottery and 1 shell$/)
  expect(about('any 8 goods')).toMatch(/→ 5 coins, 3 pearls {3}lacks 4 goods$/)
  expect(about('any 5 tiles')).toMatch(/→ 6 coins, 3 pearls {3}lacks 1 tile$/)
})

test('decrees with how far everybody is, or who has claimed them', () => {
  const seen = arranged(begun(BOTH), (state) => {
    state.decrees = [DECREES.indexOf('eight coins')]
    state.seats[0].coins = 5
    state.seats[1].coins = 99
    state.seats[2].decrees = [DECREES.indexOf('three contracts')]
  })
  const text = riderBoard.lines(seen, 80).join('\n')
  expect(text).toMatch(/│ eight coins \(2 pearls\) +A 5 {2}B 8 {2}C 3 {2}of 8/)
  expect(text).toMatch(/│ three contracts fulfilled \(3 pearls\) {2}claimed by Cy/)
})

test('a discount is on the table and in the choice', () => {
  const seen = arranged(begun(BOTH), (state) => {
    state.seats[0].ability = ABILITIES.indexOf('bargain')
    state.seats[0].journey = 2
    state.ports[port('ray')] = [tile('meat2'), tile('kelp2'), tile('meat1'), tile('storm')]
  })
  const lines = riderBoard.lines(seen, 80)
  expect(lines[4]).toMatch(/▸ Ray .* M2 K2 M1\*~~/)
  expect(lines.join('\n')).toContain('* costs you less')
  expect(lines.join('\n')).toContain('├ You: Bargain (a tile with a single icon is free) ─')
  const buy = (name: 'meat1' | 'kelp2', space: number): Offered<RiderTypes> => ({
    text: '',
    action: { type: 'buy', tile: name, space },
  })
  const asked = { ...seen, asked: 0 }
  expect(riderBoard.choice?.(asked, buy('meat1', 2))).toBe('1 meat, free instead of 2')
  expect(riderBoard.choice?.(asked, buy('kelp2', 1))).toBe('2 kelp, 1 coin')
})

test('options stand under headings, payments look like the tiles, and the question says how many actions are left', () => {
  const sitting = begun().submit(STARTER, 'advance')
  const { decision } = sitting
  if (!decision) throw new Error('somebody decides')
  const seen = seenBy(sitting, STARTER)
  const lines = choiceLines(sitting, seen, decision, 80)
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(
    expect.arrayContaining(['Sail', 'Buy', 'Coins', 'Discard']),
  )
  expect(lines[0]).toBe(' Sail     1  to Ray Port')
  expect(riderBoard.asks?.(seen)).toBe('Choose an action (1 left)')
  const payment: Offered<RiderTypes> = {
    text: '',
    action: { type: 'pay', payment: 'meat1 meat1 kelp3 crystal1' },
  }
  expect(riderBoard.choice?.(seen, payment)).toBe('M1×2 K3 C1')
})

test('a reason is given only where the table does not show it', () => {
  const shown = new Set<string>()
  playThrough(begun(BOTH), (sitting) => {
    const { decision } = sitting
    if (!decision) return
    for (const line of closedLines(seenBy(sitting, decision.seat), decision, 200)) shown.add(line)
  })
  const text = [...shown].join('\n')
  expect(text).toMatch(/– {2}1 pearl, 2 pearls, 3 pearls: The starting pearls at the Sun Port .* \(WR-26\)\./)
  expect(text).toMatch(/It costs 3 coins, and you have \d \(WR-23\)\./)
  expect(text).not.toMatch(/WR-24|WR-3\d|WR-76/)
})

test('on demand: the bag, the contracts and the abilities', () => {
  const sitting = playThrough(begun(BOTH), () => undefined, 150)
  const seen = seenBy(sitting, 0)
  const look = (name: string) => riderBoard.looks?.[name].lines(seen, 80).join('\n') ?? ''
  const counts = [...look('bag').matchAll(/(\d+) with \d|storms +(\d+)/g)].map(([, n, storms]) =>
    Number(n ?? storms),
  )
  const { bag } = sitting.state
  expect(counts.reduce((a, b) => a + b, 0)).toBe(bag[TILES.size])
  expect(look('bag')).toContain(`In the bag are ${bag[TILES.size]} tiles:`)
  expect(look('contracts')).toMatch(/^Ann .*(\n {5}.*)*\nBen {2}.*/)
  expect(look('contracts')).toMatch(/Discarded: \d+ cards?, in the deck: \d+\./)
  expect(look('abilities')).toMatch(/^Ann: [A-Z].* \(.*\)\nBen: /)
})

test('the log: a turn is a line, new tiles with it, and nothing that the table shows', () => {
  const sitting = begun().submit(STARTER, 'advance', 'take coin')
  expect(tellings(sitting, STARTER)).toEqual(['Ben begins.', 'Ben arrives at Swordfish Port; takes 1 coin.'])
  const there = begun().submit(STARTER, 'advance')
  const first = there.decision?.options.find(({ text }) => text.startsWith('buy'))?.text
  const [, line] = tellings(there.submit(STARTER, first), 0)
  expect(line).toMatch(
    /^Ben arrives at Swordfish Port; takes .* at Swordfish Port for nothing\. From the bag to Swordfish Port/,
  )
})

test('the log: tiles that come to one port are told in one go', () => {
  const sitting = playThrough(begun(), () => undefined)
  const lines = tellings(sitting, null).filter((line) => /space \d.*space \d/.test(line))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines.filter((one) => !one.includes('swaps')))
    expect(line).toMatch(/From the bag to [A-Z]\w+ Port, space \d: [\w ]+, space \d: [\w ]+[,.]/)
})

test('six players with long names fit any screen, no name cut', () => {
  const seats = ['Bartholomew Gosnold1', 'Bartholomew Gosnold2', 'Ann', 'Dot', 'Eve', 'Fay']
  playThrough(
    begun(BOTH, seats),
    (sitting) => {
      const { decision, codes } = sitting
      if (!decision || codes.length % 4 > 0) return
      const seen = seenBy(sitting, decision.seat)
      for (const width of [80, 100, 120, 140]) {
        const lines = turnScreen(sitting, seen, decision, { width, height: 40 })
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
        const text = lines.join('\n')
        for (const name of seats) expect(text).toContain(name)
      }
    },
    80,
  )
})

test('nobody is shown a contract that only others know', () => {
  const found = { own: 0, leaks: 0 }
  playThrough(
    begun(BOTH),
    (sitting) => {
      const { decision, codes } = sitting
      if (!decision || codes.length % 3 > 0) return
      const { seat } = decision
      const known = JSON.stringify(sitting.eventsFor(seat))
      const screen = (viewer: number) => {
        const seen = seenBy(sitting, viewer)
        const looks = Object.values(riderBoard.looks ?? {}).flatMap((look) => look.lines(seen, 120))
        return [
          ...turnScreen(sitting, seen, decision, { width: 120, height: Number.POSITIVE_INFINITY }),
          ...looks,
          ...tellings(sitting, viewer),
        ].join('\n')
      }
      const [own, other] = [screen(seat), screen((seat + 1) % 3)]
      for (const name of CONTRACTS.names.slice(0, sitting.facts.contracts.length)) {
        const { asks, brings } = cardOf(seenBy(sitting, seat), name)
        const secret = !known.includes(`"contract":"${name}"`)
        const card = new RegExp(`[│;] ${literal(asks)} +→ ${literal(brings)}`)
        if (secret) {
          expect(card.test(own), `${name} before move ${sitting.codes.length + 1}`).toBe(false)
          if (card.test(other)) found.leaks++
        } else if (card.test(own)) found.own++
      }
    },
    60,
  )
  // the same search finds what is on the other screens
  expect(found.own).toBeGreaterThan(30)
  expect(found.leaks).toBeGreaterThan(30)
})

function literal(text: string): string {
  return text.replaceAll('+', '\\+')
}
