import { type Offered, Sfc32, Sitting } from '@gam/kernel'
import {
  BUILDINGS,
  CARD_PLACES,
  CARDS,
  type NewBedford,
  PLACES,
  POSTS,
  SHIPS,
  type State,
  TOKENS,
} from '@gam/new-bedford'
import { newBedford } from '@gam/new-bedford/whole'
import { expect, test } from 'vitest'
import { choiceLines, closedLines } from '../../choices.ts'
import { widthOf } from '../../lines.ts'
import { turnScreen } from '../../play/screen.ts'
import { tellings } from '../../telling.ts'
import { type Seen, seenBy } from '../index.ts'
import { board as townBoard } from './board.ts'

type Town = Sitting<NewBedford>

function begun(options: object = {}, seats: readonly string[] = ['Ann', 'Ben', 'Cy']): Town {
  return Sitting.begin(newBedford, { seats, seed: 'sea', options })
}

/** Chooses at random until somebody is asked this, showing every decision on the way. */
function playTo(sitting: Town, step: string | null, show: (now: Town) => void = () => undefined): Town {
  const luck = new Sfc32(3)
  let now = sitting
  for (; now.decision && now.decision.step !== step; ) {
    show(now)
    const open = now.decision.options.filter(({ refusal }) => !refusal)
    now = now.submit(now.decision.seat, open[luck.below(open.length)].text)
  }
  return now
}

/** What the first seat sees after somebody has rearranged the table. */
function arranged(sitting: Town, arrange: (state: State) => void): Seen<NewBedford> {
  const seen = seenBy(sitting, 0)
  const state = newBedford.shape.copy(seen.view.state)
  arrange(state)
  return { ...seen, view: { ...seen.view, state } }
}

function boardText(seen: Seen<NewBedford>, width = 80): string {
  return townBoard.lines(seen, width).join('\n')
}

/** So many of each token. */
function heap(tokens: { readonly [token: string]: number } = {}): number[] {
  return TOKENS.names.map((name) => tokens[name] ?? 0)
}

const building = (name: string) => BUILDINGS.indexOf(name)
const post = (name: string) => POSTS.indexOf(name)
const place = (name: string) => PLACES.indexOf(name)

function sail(state: State, seat: number, ship: number, where: string, order = 0, whales = heap()): void {
  Object.assign(state.seats[seat].ships[ship], { at: place(where), place: order, whales })
}

test('the spaces of the town: who stands there, or the bonus that is still open', () => {
  const seen = arranged(begun(), (state) => {
    state.seats[0].workers = [post('farm'), post('dockyard')]
    state.seats[2].workers = [post('farm'), post('home')]
  })
  const text = boardText(seen)
  expect(text).toMatch(/│ Farm {11}2 food {6}A C {8}Dockyard {2}prepare, 2 wood {2}A /)
  expect(text).toMatch(/│ Forest {9}2 wood {6}bonus \+1 {3}City Pier launch for food {2}bonus −1 /)
  expect(text).toMatch(/│ Warehouse {6}1 brick {5}bonus \+1 /)
})

test('buildings: the cost and what is missing, or whose they are and what using them takes', () => {
  const seen = arranged(begun(), (state) => {
    Object.assign(state.seats[0], { wood: 3, food: 0, brick: 1, money: 4 })
    state.owners[building('bank')] = 1
    state.owners[building('bakery')] = 0
    state.owners[building('tavern')] = 2
    state.used[building('tavern')] = true
    state.seats[1].workers = [post('tavern'), post('home')]
    state.owners[building('mansion')] = 2
  })
  const text = boardText(seen)
  expect(text).toMatch(/Wharf {12}3w 1b {4}you can pay /)
  expect(text).toMatch(/Dry Dock {9}2w 2b {4}−1b /)
  expect(text).toMatch(/Schoolhouse {6}2w 2f 1b −2f /)
  expect(text).toMatch(/Bank {13}B \$1: \$5 /)
  expect(text).toMatch(/Bakery {11}A: 4 food /)
  expect(text).toMatch(/Tavern {11}C, used by B /)
  expect(text).toMatch(/Mansion {10}C /)
})

test('the track with its ships in order, the dock, what lies out and what is in the bag', () => {
  const seen = arranged(begun(), (state) => {
    sail(state, 1, 0, 'space 3', 0, heap({ right: 2, bowhead: 1 }))
    sail(state, 0, 1, 'space 3', 1)
    sail(state, 2, 0, 'space 0', 0, heap({ sperm: 1 }))
    sail(state, 0, 0, 'dock')
    sail(state, 2, 1, 'return', 0, heap({ right: 1 }))
    state.out = [...heap({ right: 1, sea: 2 }), 3]
    state.sale = heap({ bowhead: 2 })
  })
  const lines = townBoard.lines(seen, 80)
  expect(lines.find((line) => line.includes('Return'))).toMatch(/Return C2 1R /)
  expect(lines.find((line) => line.startsWith('│ Track'))).toMatch(
    /0 shore +1 1f +2 2f +3 3f +4 4f +5 5f +6 6f/,
  )
  expect(lines.find((line) => line.startsWith('│ 1st'))).toMatch(/1st {4}C1 1S +· +· +B1 2R1B /)
  expect(lines.find((line) => line.startsWith('│ 2nd'))).toMatch(/2nd {4}· +· +· +A2 /)
  const text = lines.join('\n')
  expect(text).not.toContain('3rd')
  expect(text).toContain('On the dock: A1 ')
  expect(text).toContain('Lying out:   1R 2~ ')
  expect(text).toContain('In the bag:  27R 15B 3S 12~ ')
  expect(text).toContain('For sale: 2B')
})

test('everyone’s goods, workers, landed whales, ships and points', () => {
  const seen = arranged(begun(), (state) => {
    Object.assign(state.seats[0], {
      money: 12,
      wood: 1,
      food: 2,
      brick: 3,
      whales: heap({ right: 2, bowhead: 1 }),
    })
    state.seats[0].workers = [post('farm'), post('home')]
    sail(state, 0, 1, 'space 4')
  })
  const text = boardText(seen)
  expect(text).toMatch(/A Ann \(you\) +12 +1 +2 +3 +1 +6 +2R 1B +home, sea 4 /)
})

test('the phase and who is first', () => {
  const phases = new Set<string>()
  const over = playTo(begun({ captains: ['flask'] }, ['Ann', 'Ben']), null, (now) => {
    phases.add(townBoard.lines(seenBy(now, 0), 80)[0].replace(/^.*─ (.*?) ─╮$/, '$1'))
  })
  const text = [...phases].join('\n')
  expect(text).toMatch(/^round 1 of 12, set-up, Flask first/)
  expect(text).toContain('round 5 of 12, action phase, Flask first')
  expect(text).toMatch(/round \d+ of 12, whaling phase, Flask first/)
  expect(text).toMatch(/round 12 of 12, the last ships return/)
  expect(townBoard.lines(seenBy(over, null), 80)[0]).toContain('round 12 of 12, over')
})

test('a Captain: where his helm stands, where the die can take it, and his limits', () => {
  const sitting = begun({ captains: ['starbuck'] }, ['Ann'])
  const seen = arranged(sitting, (state) => {
    state.round = 3
    state.seats[1].helm = 7
    state.seats[1].whales = heap({ right: 2 })
    sail(state, 1, 0, 'space 2', 0, heap({ bowhead: 1 }))
    state.owners[building('bank')] = 1
  })
  const text = boardText(seen)
  expect(text).toMatch(/S Starbuck +1\/6 built, 3\/9 wh\. +2 +3 +2R +sea 2, home /)
  expect(text).toContain('helm building, next 1 wood 2 prepare 3 food')
  const late = arranged(sitting, (state) => {
    state.round = 7
    state.seats[1].helm = 7
  })
  expect(boardText(late)).toContain('helm victory building, next')
  const last = arranged(sitting, (state) => {
    state.round = 12
  })
  expect(boardText(last)).toContain('heads for building, then money')
  const look = townBoard.looks?.captains.lines(seen, 80).join('\n')
  expect(look).toContain('food, launch, money, building, brick, [building]')
  expect(look).toMatch(
    /Orders: his own buildings; the town; the others’ buildings; Inn; Lighthouse;\n {4}seek money/,
  )
  expect(look).toMatch(/Next to be built: Wharf.*\nVictory buildings: Seamen’s Bethel, Mansion, Municipal/s)
  expect(look).toContain('Launches as far as space 4')
  const expert = seenBy(begun({ captains: ['starbuck'], expert: true }, ['Ann']), 0)
  expect(boardText(expert)).toMatch(/S Starbuck +0 built, 0 wh\. /)
})

test('a Captain’s turn is one line: die, heading, what he tried and what he did', () => {
  const sitting = playTo(begun({ captains: ['starbuck'] }, ['Ann']), null)
  const turns = tellings(sitting, 0).filter((line) => line.startsWith('Starbuck'))
  expect(turns.find((line) => line.includes('builds the'))).toMatch(
    /^Starbuck rolls \d\. Starbuck’s heading is “.*”\. .*\? (No|Yes): .*; builds the [A-Z]/,
  )
  const placed = tellings(sitting, 0).filter((line) => line.startsWith('Ann places a worker'))
  expect(placed.find((line) => line.includes('Farm'))).toMatch(
    /^Ann places a worker at the Farm(; buys 2 \w+ for \$3)?(; is first there and has the bonus of the Farm)?; takes [23] food\./,
  )
})

test('all buildings with what they do, in both printings', () => {
  const look = (options: object) =>
    townBoard.looks?.buildings.lines(seenBy(begun(options), 0), 80).join('\n') ?? ''
  expect(look({})).toMatch(/Tryworks +3b +3 right whales of a returning ship land for free/)
  expect(look({ printing: 'second' })).toMatch(/Tryworks +3b +3 right whales of a ship at sea land for free/)
  expect(look({ printing: 'second' })).toMatch(/Municipal Office +4w 4b +a point for 2 buildings/)
  const all = look({ shipsLog: true })
  for (const name of BUILDINGS.names.filter((one) => one !== 'turners mill'))
    expect(all.toLowerCase()).toContain(name.slice(0, 5))
  expect(all).not.toContain('undefined')
  expect(look({})).not.toContain('Library')
})

test('options with what they cost and bring, and the question with what it is about', () => {
  const ship = SHIPS.value(0)
  const at = (step: string, frame: object, arrange: (state: State) => void) => {
    const written = { step, seat: 0, ...frame }
    const begunHere = begun()
    const seen = arranged(begunHere, (state) => {
      arrange(state)
      const json = newBedford.shape.write({ ...state, agenda: [] })
      if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('no state')
      const taken = Sitting.scene(
        newBedford,
        { seats: ['Ann', 'Ben', 'Cy'], seed: 'sea' },
        { state: { ...json, agenda: [written] }, draws: begunHere.draws },
      )
      state.agenda = taken.state.agenda
    })
    return { ...seen, asked: 0, step }
  }
  const choice = (seen: Seen<NewBedford>, action: Offered<NewBedford>['action']) =>
    townBoard.choice?.(seen, { text: '', action })
  const loaded = (state: State) => {
    sail(state, 0, 0, 'return', 0, heap({ bowhead: 3 }))
    state.ocean[TOKENS.indexOf('bowhead')] -= 3
    state.ocean[TOKENS.size] -= 3
    state.seats[0].money = 20
  }
  const back = at('nameWhales', { ship, token: 'bowhead' }, loaded)
  expect(townBoard.asks?.(back)).toBe('Back with 3 × bowhead, lay $4: sell how many?')
  expect(choice(back, { type: 'sellWhales', amount: 0, token: 'bowhead' })).toBe('none, pay $12 for 3')
  expect(choice(back, { type: 'sellWhales', amount: 2, token: 'bowhead' })).toBe('2 for $4, pay $4 for 1')
  expect(choice(back, { type: 'sellWhales', amount: 3, token: 'bowhead' })).toBe('3 for $6')
  const pier = at('launch', { way: 'city pier first' }, (state) => {
    sail(state, 0, 0, 'dock')
    state.seats[0].food = 5
  })
  expect(choice(pier, { type: 'launch', ship, space: 3 })).toBe('Ship 1 to space 3, 2 food')
  const market = at('sell', { stall: 'market brick', sold: 0 }, (state) => {
    state.seats[0].brick = 4
  })
  expect(townBoard.asks?.(market)).toBe('Sell how many brick at $2, the first $4?')
  expect(choice(market, { type: 'sell', amount: 3, good: 'brick' })).toBe('3 for $8')
  expect(choice(market, { type: 'build', building: 'post office' })).toBe('Post Office (2w 1b): take it over')
  expect(choice(market, { type: 'select', token: 'sperm' })).toBe('sperm whale (lay $8, 4 points)')
})

test('a worker: town and buildings apart, the bonus with the space, reasons only where they are news', () => {
  const sitting = playTo(begun(), 'place')
  const { decision } = sitting
  if (!decision) throw new Error('somebody decides')
  const seen = seenBy(sitting, decision.seat)
  const lines = choiceLines(sitting, seen, decision, 80)
  expect(lines[0]).toMatch(/^ Town {2}1 {2}Farm \+1 {3}2 {2}Forest \+1 /)
  expect(townBoard.asks?.(seen)).toBe('Place a worker (2 left)')
  const closed = closedLines(seen, decision, 80).join('\n')
  expect(closed).toContain('City Pier: None of your ships is on the dock (NB-21).')
  expect(closed).not.toContain('not built')
})

const EVERYTHING = { shipsLog: true, whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }

test('the open cards of the log with moment and text, and the cards by each board', () => {
  const sitting = begun(EVERYTHING)
  const seen = arranged(sitting, (state) => {
    const at = (card: string, place: string) => {
      state.log[CARDS.indexOf(card)] = CARD_PLACES.indexOf(place)
    }
    for (const card of CARDS.names) at(card, 'deck')
    at('scrimshaw', 'open')
    at('rats', 'with 0')
    at('port fees', 'acting 1')
    at('desert isle', 'used 1')
  })
  const text = boardText(seen, 100)
  expect(text).toContain(
    'Providence: Time for Scrimshaw (when taken): Take $3 for each empty sea drawn this round.',
  )
  expect(text).toContain('Omens: taken, the next comes in clean-up')
  expect(text).toContain('log, 1 page: Rats')
  expect(text).toContain('log, 2 pages: Uncharted Desert Isle (used), Port Fees (in force)')
  expect(text).toContain('Wh white S sperm $8 Bl blue $12')
  expect(townBoard.looks?.log.lines(seen, 200).join('\n')).toContain(
    'Rats (once, after the draw): Each other player gives up 1 food or a right whale from a ship. [Ann]',
  )
})

test('promo tokens, a ship on a sleigh ride, a closed building, the Castaway at work', () => {
  const seen = arranged(begun(EVERYTHING), (state) => {
    sail(state, 0, 0, 'space 6', 7, heap({ blue: 1 }))
    state.seats[1].whales = heap({ castaway: 1 })
    state.castaway = post('farm')
    state.owners[building('bank')] = 1
    state.closed = 1 << building('bank')
    state.out = [...heap({ white: 1, ambergris: 1 }), 2]
  })
  const text = boardText(seen)
  expect(text).toMatch(/apart .*A1 Bl/)
  expect(text).toMatch(/Farm +2 food +B /)
  expect(text).toContain('B, closed this round')
  expect(text).toContain('Lying out:  Wh Am')
  expect(text).toContain('sea 6+')
})

test('windows and omens ask with the card’s own text', () => {
  const asked = new Map<string, string>()
  for (let seed = 0; seed < 8; seed++)
    playTo(
      Sitting.begin(newBedford, { seats: ['Ann', 'Ben'], seed: String(seed), options: EVERYTHING }),
      null,
      (now) => {
        const { decision } = now
        if (!decision) return
        const seen = seenBy(now, decision.seat)
        asked.set(decision.step, townBoard.asks?.(seen) ?? '')
        for (const option of decision.options)
          expect(townBoard.choice?.(seen, option)).not.toContain('undefined')
      },
    )
  expect(asked.get('playLog')).toMatch(/^A card of your log, (start of the round|before the ships)/)
  expect(asked.get('struck')).toMatch(/^[A-Z][\w -]+: .+\./)
})

test('four players with long names fit any screen, no name cut', () => {
  const seats = ['Bartholomew Gosnold1', 'Bartholomew Gosnold2']
  for (const options of [
    { captains: ['ahab', 'stubb'], turnersMill: true },
    { captains: ['flask'] },
    EVERYTHING,
  ])
    playTo(begun(options, seats), null, (now) => {
      if (!now.decision || now.codes.length % 8 > 0) return
      const seen = seenBy(now, now.decision.seat)
      for (const width of [80, 100, 120, 140]) {
        const lines = turnScreen(now, seen, now.decision, { width, height: 40 })
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
        if (width >= 120 && options !== EVERYTHING) expect(lines.length).toBeLessThan(40)
        const text = lines.join('\n')
        for (const name of now.seats) expect(text).toContain(name)
      }
    })
})
