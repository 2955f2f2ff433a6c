import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from '../at-the-table.test-support.ts'
import { HEADINGS } from './headings.ts'
import { explained, type Turn, turnsBy, went } from './turn.test-support.ts'

const turn = turnsBy(scenario)

describe('a Captain’s turn', () => {
  test('LO-19 LO-07 Starbuck’s first example: food, and the Farm since his Wharf gives none', () => {
    const t = turn('starbuck', 'food', { built: { Starbuck: 'wharf' } })
    expect(explained(t)).toEqual(['die', 'seeks food', 'own: nothing serves', 'town: goes to farm'])
    expect(t.of('Starbuck')).toMatchObject({ food: 0, workers: ['farm', 'home'] })
  })

  test('LO-19 LO-24 his second: no money anywhere, no Inn, no Lighthouse, money again; so wood: the Forest', () => {
    const t = turn('starbuck', 'money', { built: { Starbuck: 'wharf' }, board: { workers: ['farm'] } })
    expect(explained(t)).toEqual([
      'die',
      'seeks money',
      'own: nothing serves',
      'town: nothing serves',
      'others: no buildings',
      'inn: not built',
      'lighthouse: not built',
      'heading money: already sought',
      'seeks wood',
      'own: nothing serves',
      'town: goes to forest',
    ])
    const helm = t.of('Starbuck').helm
    // LO-07: the token stays where the die brought it.
    expect(helm).toBe(4)
  })

  test('LO-06 LO-21 each worker has a roll of its own; after the eighth heading comes the first', () => {
    const [game, beginning, state] = inTown(
      { Ann: {} },
      {
        captains: ['starbuck'],
        boards: { Starbuck: { helm: 7 } },
        next: [0, 1].map((worker) => ({
          step: 'captainTurn',
          seat: 'Starbuck',
          worker,
          grounds: 'anywhere',
        })),
      },
    )
    const t = scenarioWhere(
      game,
      beginning,
      ({ sitting }) =>
        sitting.events
          .filter(({ type }) => type === 'dieRolled')
          .map(({ die }) => die)
          .join() === '1,2',
      state,
    )
    const sought = t.sitting.events
      .filter(({ type }) => type === 'headingSought')
      .map(({ heading }) => heading)
    // 7 + 1 is the leftmost again: wood; two on: food.
    expect(sought).toEqual(['wood', 'food'])
    expect(t.of('Starbuck')).toMatchObject({ helm: 2, workers: ['forest', 'farm'] })
    expect(game.components.sets[0].values.helms.every(({ early }) => early.length === 8)).toBe(true)
  })

  test('LO-22 round 12 has fixed headings, the token stays, and the orders go on as usual', () => {
    const both = [0, 1].map((worker) => ({
      step: 'captainTurn',
      seat: 'Starbuck',
      worker,
      grounds: 'anywhere',
    }))
    const t = scenario(
      ...inTown(
        { Ann: {} },
        { captains: ['starbuck'], boards: { Starbuck: { helm: 5 } }, round: 12, next: both, line: ['bank'] },
      ),
    )
    expect(t.of('Starbuck')).toMatchObject({ helm: 5, workers: ['town hall', 'bank'] })
    expect(explained(t)).toEqual([
      'seeks building',
      'own: no buildings',
      'town: goes to town hall',
      'seeks money',
      'own: goes to bank',
    ])
  })

  test('LO-22 his second worker of round 12 seeks the second heading, people in between', () => {
    const t = scenario(
      ...inTown(
        { Ann: {} },
        {
          captains: ['starbuck'],
          built: { Ann: 'bank' },
          line: ['wharf'],
          round: 12,
          next: [{ step: 'openRound' }],
        },
      ),
    )
    expect(t.of('Starbuck').workers).toEqual(['town hall', 'home'])
    t.play('Ann: place farm')
    expect(t.of('Starbuck').workers).toEqual(['town hall', 'bank'])
  })

  test('LO-23 LO-06 of two headings on one space the first up to round 6, the second after it', () => {
    const at = (round: number) => {
      const [game, beginning, state] = inTown(
        { Ann: {} },
        {
          captains: ['starbuck'],
          boards: { Starbuck: { helm: 6 } },
          round,
          line: ['bank'],
          next: [{ step: 'captainTurn', seat: 'Starbuck', worker: 0, grounds: 'anywhere' }],
        },
      )
      return scenarioWhere(game, beginning, (t) => t.of('Starbuck').helm === 7, state)
    }
    expect(explained(at(6))[1]).toBe('seeks building')
    expect(explained(at(7))[1]).toBe('seeks victory')
    expect(at(7).state.owners).toEqual({ 'seamens bethel': 1 })
  })

  test('LO-25 with nothing that fits the worker is set aside: no action, no space', () => {
    const set = inTown({ Ann: {} })[0].components.sets[0]
    const lone = { ...set, id: 'own-only', values: { ...set.values, starbuckOrders: [0] } }
    const aside = turn('starbuck', 'money', { box: lone })
    expect(went(aside)).toBe(null)
    expect(aside.of('Starbuck').workers).toEqual(['aside', 'home'])
    expect(aside.sitting.events.at(-1)).toEqual({ type: 'workerSetAside', seat: 1 })
  })

  test('LO-10 what each heading leads to', () => {
    const places = {
      wood: 'forest',
      food: 'farm',
      brick: 'warehouse',
      prepare: 'dockyard',
      building: 'town hall',
    }
    for (const [heading, space] of Object.entries(places))
      expect(went(turn('starbuck', heading, { line: ['bank'] }))).toBe(space)
    expect(went(turn('starbuck', 'launch', { board: { ships: ['dock'] } }))).toBe('city pier')
    expect(went(turn('starbuck', 'money', { built: { Ann: 'bank' } }))).toBe('bank')
    expect(went(turn('starbuck', 'victory', { round: 7 }))).toBe('town hall')
    expect(HEADINGS.names).toHaveLength(9)
  })

  test('LO-10 LO-33 prepare and launch: prepare while a ship is at home, then launch', () => {
    expect(went(turn('flask', 'prepare and launch', { board: { ships: ['dock', 'home'] } }))).toBe('dockyard')
    const both = turn('flask', 'prepare and launch', { board: { ships: ['dock', 'dock'] } })
    expect(both.of('Flask').ships).toMatchObject([{ at: 'space 6' }, { at: 'dock' }])
    const dryDock = turn('flask', 'prepare and launch', { built: { Flask: 'dry dock' } })
    expect(dryDock.of('Flask').ships).toMatchObject([{ at: 'space 6' }, { at: 'home' }])
  })

  test('LO-08 LO-38 a person whose building he uses takes $1 from the supply', () => {
    const t = turn('starbuck', 'money', { built: { Ann: 'bank' } })
    expect(t.of('Ann').money).toBe(1)
    expect(t.of('Starbuck').money).toBe(0)
    const own = turn('starbuck', 'money', { built: { Starbuck: 'bank' } })
    expect(own.of('Ann').money).toBe(0)
    const other = turn('starbuck', 'money', { captains: ['starbuck', 'stubb'], built: { Stubb: 'bank' } })
    expect(went(other)).toBe('bank')
    expect([other.of('Ann').money, other.of('Stubb').money]).toEqual([0, 0])
  })

  test('LO-08 a person who uses his building pays $1 to the supply', () => {
    const t = scenario(...inTown({ Ann: { money: 1 } }, { captains: ['stubb'], built: { Stubb: 'bank' } }))
    t.play('Ann: place bank')
    expect(t.of('Ann').money).toBe(5)
    expect(t.of('Stubb').money).toBe(0)
    const poor = scenario(...inTown({ Ann: {} }, { captains: ['stubb'], built: { Stubb: 'bank' } }))
    expect(poor.refusal('Ann: place bank')).toBe('NB-13')
  })

  test('LO-38 a Post Office in a Captain’s corner pays nobody', () => {
    const t = scenario(
      ...inTown(
        { Ann: {}, Ben: {} },
        { captains: ['stubb'], built: { Stubb: 'post office' }, next: [{ step: 'endRound' }] },
      ),
    )
    for (const name of ['Ann', 'Ben', 'Stubb']) expect(t.of(name).money).toBe(0)
  })

  test('LO-09 LO-29 several that fit in one place: the one that is worth most', () => {
    const built = { Starbuck: 'bank, lumber mill, market, chandlery' }
    const three = { people: { Ann: {}, Ben: {} }, built }
    expect(went(turn('starbuck', 'money', three))).toBe('market')
    const wharf = turn('starbuck', 'launch', {
      ...three,
      built: { Starbuck: 'wharf, dry dock' },
      board: { ships: ['dock', 'home'] },
    })
    expect(went(wharf)).toBe('wharf')
  })

  test('LO-09 LO-45 no difference: the person who comes first this round chooses', () => {
    // Bank and Lumber Mill are both worth $5 to him.
    const given = {
      people: { Ann: {}, Ben: {} },
      firstPerson: 'Ben',
      built: { Ann: 'bank', Ben: 'lumber mill' },
    }
    const t = turn('starbuck', 'money', given)
    expect(t.asked).toBe('Ben')
    expect(t.step).toBe('direct')
    expect(t.choices).toEqual(['send bank', 'send lumber mill'])
    t.play('Ben: send bank')
    expect(t.of('Starbuck').workers).toEqual(['bank', 'home'])
    expect(t.of('Ann').money).toBe(1)
  })

  test('LO-09 in a tie another Captain’s space before a person’s', () => {
    const t = turn('starbuck', 'money', {
      captains: ['starbuck', 'flask'],
      people: { Ann: {}, Ben: {} },
      built: { Ann: 'bank', Flask: 'lumber mill' },
    })
    expect(went(t)).toBe('lumber mill')
  })

  test('LO-11 LO-29 what money actions are worth to him', () => {
    const against = (building: string, more: Turn = {}) =>
      went(
        turn('starbuck', 'money', {
          people: { Ann: {}, Ben: {} },
          ...more,
          built: { Starbuck: `chandlery, ${building}` },
        }),
      )
    // The Chandlery is worth $4 to him.
    expect(against('lumber mill')).toBe('lumber mill')
    expect(against('post office')).toBe('chandlery')
    expect(against('tavern')).toBe('chandlery')
    expect(against('tavern', { out: '2 sea' })).toBe('tavern')
    expect(against('cooperage', { board: { ships: ['space 2: 3 right'] } })).toBe('chandlery')
    expect(against('cooperage', { board: { ships: ['space 2: 3 right', 'space 1: 4 right, sperm'] } })).toBe(
      'cooperage',
    )
    // Tryworks, first printing: $2 for each right whale, at most three, of a ship on space 0.
    expect(against('tryworks', { board: { ships: ['space 1: 5 right'] } })).toBe('chandlery')
    expect(against('tryworks', { board: { ships: ['space 0: 5 right'] } })).toBe('tryworks')
    const second = { options: { printing: 'second' as const } }
    expect(against('tryworks', { ...second, board: { ships: ['space 1: 5 right'] } })).toBe('tryworks')
  })

  test('LO-29 what is worth nothing does not fit', () => {
    const t = turn('starbuck', 'money', { built: { Starbuck: 'tavern, tryworks' } })
    expect(explained(t)).toContain('own: cannot be done')
    expect(went(t)).toBe('forest')
  })

  test('LO-26 a building that is not built or already used does not fit', () => {
    const t = turn('starbuck', 'money', { built: { Ann: 'bank' }, used: 'bank' })
    expect(explained(t)).toContain('others: cannot be done')
    expect(went(t)).toBe('forest')
    expect(t.of('Ann').money).toBe(0)
  })

  test('LO-26 the explanation tells what cannot serve from what cannot be done now', () => {
    const why = (heading: string, own: string, ships: string[]) =>
      explained(turn('starbuck', heading, { built: { Starbuck: own }, board: { ships } }))[2]
    expect(why('launch', 'wharf', ['home'])).toBe('own: cannot be done')
    expect(why('launch', 'dry dock', ['space 1', 'space 1'])).toBe('own: cannot be done')
    expect(why('prepare', 'dry dock', ['space 1', 'space 1'])).toBe('own: cannot be done')
    expect(why('prepare', 'wharf, bank', ['home'])).toBe('own: nothing serves')
    expect(why('launch', 'bank', ['dock'])).toBe('own: nothing serves')
  })

  test('LO-27 the town are the boards’ spaces, and none of them gives him money', () => {
    const t = turn('starbuck', 'money')
    expect(explained(t)).toContain('town: nothing serves')
    for (const [heading, space] of [
      ['prepare', 'dockyard'],
      ['brick', 'warehouse'],
    ] as const)
      expect(explained(turn('starbuck', heading))).toContain(`town: goes to ${space}`)
  })

  test('LO-28 most of the sought good, an open bonus included, then most goods', () => {
    const three = { people: { Ann: {}, Ben: {} } }
    expect(
      went(turn('starbuck', 'food', { ...three, built: { Starbuck: 'schoolhouse, bakery, chandlery' } })),
    ).toBe('bakery')
    expect(went(turn('starbuck', 'wood', { ...three, built: { Starbuck: 'schoolhouse, chandlery' } }))).toBe(
      'schoolhouse',
    )
    expect(went(turn('starbuck', 'wood', { ...three, built: { Starbuck: 'bakery, brickyard' } }))).toBe(
      'forest',
    )
    // Of the town: Forest before the Warehouse, whose bonus would give one.
    expect(went(turn('starbuck', 'wood'))).toBe('forest')
    expect(went(turn('starbuck', 'wood', { people: { Ann: { workers: ['forest'] } } }))).toBe('forest')
  })

  test('LO-30 the food saved decides between Wharf and City Pier', () => {
    // Others before town: he never compares across places, so look at one place: Wharf against Dry Dock.
    const t = turn('flask', 'launch', {
      box: flaskSeeksLaunch(),
      built: { Flask: 'wharf, dry dock' },
      board: { ships: ['home', 'dock'] },
    })
    expect(went(t)).toBe('wharf')
    const near = turn('starbuck', 'launch', {
      people: { Ann: { ships: ['space 4', 'space 3'] }, Ben: { ships: ['space 4', 'space 3'] } },
      captains: ['starbuck', 'flask'],
      boards: { Flask: { ships: ['space 4', 'space 3'] } },
      built: { Starbuck: 'wharf, dry dock' },
      board: { ships: ['dock', 'home'] },
    })
    // Only space 2 and 1 are free: the Wharf saves 1 there.
    expect(near.of('Starbuck').ships).toMatchObject([{ at: 'space 2' }, { at: 'home' }])
    expect(went(near)).toBe('wharf')
  })

  test('LO-31 Ship 1 before Ship 2, to the farthest free space his board allows', () => {
    const t = turn('starbuck', 'launch', { board: { ships: ['dock', 'dock'] } })
    expect(t.of('Starbuck').ships).toMatchObject([{ at: 'space 4', place: 0 }, { at: 'dock' }])
    const full = turn('starbuck', 'launch', {
      people: { Ann: { ships: ['space 4', 'space 4'] }, Ben: { ships: ['space 4'] } },
      board: { ships: ['space 5', 'dock'] },
    })
    expect(full.of('Starbuck').ships).toMatchObject([{ at: 'space 5' }, { at: 'space 3' }])
    expect(turn('starbuck', 'prepare').of('Starbuck').ships).toMatchObject([{ at: 'dock' }, { at: 'home' }])
  })

  test('LO-31 his restriction does not bind the Lighthouse', () => {
    const t = turn('starbuck', 'money', {
      built: { Ann: 'lighthouse' },
      board: { ships: ['space 4', 'space 2'] },
    })
    expect(t.of('Starbuck').ships).toMatchObject([{ at: 'space 5', place: 0 }, { at: 'space 2' }])
  })

  test('LO-32 no ship at home: nothing to prepare; no ship on the dock: nothing to launch, but for the Dry Dock', () => {
    const away = turn('starbuck', 'prepare', { board: { ships: ['dock', 'space 3'] } })
    expect(explained(away)).toContain('town: cannot be done')
    const none = turn('starbuck', 'launch')
    expect(explained(none)).toContain('town: cannot be done')
    const dryDock = turn('starbuck', 'launch', { built: { Ann: 'dry dock' } })
    expect(dryDock.of('Starbuck').ships).toMatchObject([{ at: 'space 4' }, { at: 'home' }])
    const prepare = turn('starbuck', 'prepare', {
      built: { Starbuck: 'dry dock' },
      board: { ships: ['space 1', 'home'] },
    })
    expect(prepare.of('Starbuck').ships).toMatchObject([{ at: 'space 1' }, { at: 'space 4' }])
  })

  test('LO-12 LO-34 the first building of the line that is in his plan; victory buildings in his order', () => {
    const line = ['mansion', 'tavern', 'bank', 'wharf']
    const t = turn('starbuck', 'building', { line, built: { Ann: 'tavern' } })
    expect(t.state.owners).toEqual({ bank: 1, tavern: 0 })
    const set = inTown({ Ann: {} })[0].components.sets[0]
    const plans = set.values.plans.map(() => [7])
    const wharf = turn('starbuck', 'building', {
      line,
      box: { ...set, id: 'wharf-only', values: { ...set.values, plans } },
    })
    expect(wharf.state.owners).toEqual({ wharf: 1 })
    const victory = turn('starbuck', 'victory', { round: 9, line, built: { Ann: 'seamens bethel' } })
    expect(victory.state.owners).toMatchObject({ mansion: 1 })
    const courthouse = turn('stubb', 'building', {
      people: { Ann: {}, Ben: {} },
      line,
      built: { Ann: 'courthouse' },
    })
    expect(went(courthouse)).toBe('courthouse')
    expect(courthouse.state.owners).toMatchObject({ tavern: 2 })
  })

  test('LO-34 no tile for him: nothing that builds fits', () => {
    const t = turn('starbuck', 'building', {
      line: ['mansion', 'bank'],
      built: { Ann: 'bank' },
      used: 'bank',
    })
    expect(explained(t)).toContain('town: cannot be done')
    expect(went(t)).toBe('forest')
  })

  test('LO-02 Captains do not build Turner’s Mill, even with nothing else left', () => {
    const t = turn('starbuck', 'building', {
      options: { buildings: ['mansion'], turnersMill: true },
      line: ['mansion'],
    })
    expect(went(t)).toBe('forest')
  })

  test('LO-16 LO-35 at his limit of buildings nothing that builds fits; losing one makes room', () => {
    const owned = 'bank, dry dock, wharf, lumber mill, schoolhouse, tavern'
    const given = { people: { Ann: {}, Ben: {} }, line: ['inn', 'market'], built: { Starbuck: owned } }
    const t = turn('starbuck', 'building', given)
    expect(explained(t)).toContain('town: limit reached')
    const five = turn('starbuck', 'building', {
      ...given,
      built: { Starbuck: owned.replace(', tavern', '') },
    })
    expect(five.state.owners).toMatchObject({ inn: 2 })
    const expert = turn('starbuck', 'building', { ...given, options: { expert: true } })
    expect(expert.state.owners).toMatchObject({ inn: 2 })
  })

  test('LO-37 his worker takes the bonus away and uses the building up', () => {
    const t = turn('starbuck', 'food', {
      next: [{ step: 'place', seat: 'Ann', grounds: 'anywhere' }],
    })
    t.play('Ann: place farm')
    expect(t.of('Ann').food).toBe(2)
    const used = turn('starbuck', 'money', {
      people: { Ann: { money: 2 } },
      built: { Ann: 'bank' },
      next: [{ step: 'place', seat: 'Ann', grounds: 'anywhere' }],
    })
    expect(used.refusal('Ann: place bank')).toBe('NB-13')
  })

  test('LO-39 a named building fits whatever the heading, if it can be carried out', () => {
    const people = { Ann: {}, Ben: {} }
    expect(went(turn('starbuck', 'money', { people, built: { Ann: 'inn' } }))).toBe('inn')
    // The Inn gives neither wood nor anything: it fits only by name.
    expect(went(turn('starbuck', 'wood', { people, built: { Starbuck: 'inn' } }))).toBe('forest')
    const none = turn('starbuck', 'money', {
      people,
      built: { Ann: 'lighthouse' },
      board: { ships: ['space 6'] },
    })
    expect(explained(none)).toContain('lighthouse: cannot be done')
    const courthouse = turn('stubb', 'money', { people, built: { Ann: 'courthouse' }, line: ['bakery'] })
    expect(went(courthouse)).toBe('courthouse')
    expect(courthouse.state.owners).toMatchObject({ bakery: 2 })
    const wharf = turn('flask', 'money', { people, built: { Ann: 'wharf' }, board: { ships: ['dock'] } })
    expect(went(wharf)).toBe('wharf')
    const used = turn('starbuck', 'money', { people, built: { Ann: 'inn' }, used: 'inn' })
    expect(explained(used)).toContain('inn: used')
  })

  test('LO-39 Turner’s Mill never fits', () => {
    const t = turn('ahab', 'food', { built: { Ann: 'turners mill' }, options: { turnersMill: true } })
    expect(explained(t)).toEqual(['die', 'seeks food', 'most: no action for him', 'town: goes to farm'])
  })

  test('LO-40 LO-25 a worker that was set aside is not taken up by the Inn', () => {
    const t = scenario(
      ...inTown(
        { Ann: {}, Ben: {} },
        {
          captains: ['starbuck'],
          boards: { Starbuck: { workers: ['inn', 'aside'] } },
          built: { Starbuck: 'inn' },
          next: [{ step: 'inn' }],
        },
      ),
    )
    expect(t.sitting.events.filter(({ type }) => type === 'dieRolled')).toHaveLength(1)
    expect(t.of('Starbuck').workers).toEqual([expect.not.stringMatching(/^(inn|aside|home)$/), 'aside'])
  })

  test('LO-40 from the Inn he takes a turn for each worker, reading only the town and changes of heading', () => {
    const [game, beginning, state] = inTown(
      { Ann: {}, Ben: {} },
      {
        captains: ['starbuck'],
        boards: { Starbuck: { workers: ['inn', 'warehouse'], helm: 7 } },
        built: { Starbuck: 'inn, schoolhouse, bakery' },
        next: [{ step: 'inn' }],
      },
    )
    const t = scenarioWhere(
      game,
      beginning,
      ({ sitting }) =>
        sitting.events
          .filter(({ type }) => type === 'dieRolled')
          .map(({ die }) => die)
          .join() === '1,2',
      state,
    )
    // Wood and food: his Schoolhouse and Bakery are not looked at.
    expect(t.of('Starbuck').workers).toEqual(['forest', 'farm'])
    expect(explained(t)).toEqual([
      ...['die', 'seeks wood', 'town: goes to forest'],
      ...['die', 'seeks food', 'town: goes to farm'],
    ])
    const last = scenario(
      ...inTown(
        { Ann: {}, Ben: {} },
        {
          captains: ['starbuck'],
          boards: { Starbuck: { workers: ['inn', 'warehouse'] } },
          built: { Starbuck: 'inn, bank' },
          line: ['market'],
          round: 12,
          next: [{ step: 'inn' }],
        },
      ),
    )
    expect(last.of('Starbuck').workers).toEqual(['town hall', 'forest'])
  })

  test('LO-41 the Lighthouse moves his ship farthest out, of two on one space the one in the earlier place', () => {
    const given = { built: { Ann: 'lighthouse' } }
    const t = turn('starbuck', 'money', { ...given, board: { ships: ['space 6', 'space 3'] } })
    expect(t.of('Starbuck').ships).toMatchObject([{ at: 'space 6' }, { at: 'space 4' }])
    const one = turn('starbuck', 'money', { ...given, board: { ships: ['space 3 2nd', 'space 3 1st'] } })
    expect(one.of('Starbuck').ships).toMatchObject([{ at: 'space 3', place: 0 }, { at: 'space 4' }])
  })

  test('LO-42 the Tavern: two empty seas, or the only one; other actions only take their space', () => {
    const three = turn('starbuck', 'money', { built: { Starbuck: 'tavern' }, out: '3 sea' })
    expect(three.state).toMatchObject({ gone: { sea: 2 }, out: { sea: 1 } })
    const one = turn('starbuck', 'money', { built: { Starbuck: 'tavern' }, out: 'sea, right' })
    expect(one.state).toMatchObject({ gone: { sea: 1 }, out: { right: 1 } })
    const bank = turn('starbuck', 'money', { built: { Starbuck: 'bank' } })
    expect(bank.of('Starbuck')).toMatchObject({ money: 0, workers: ['bank', 'home'] })
  })

  test('LO-42 the second printing’s Tryworks lands up to three right whales of the ship that has most', () => {
    const options = { printing: 'second' as const }
    const built = { Starbuck: 'tryworks' }
    const t = turn('starbuck', 'money', {
      options,
      built,
      board: { ships: ['space 3: right', 'space 2: 4 right'] },
    })
    expect(t.of('Starbuck')).toMatchObject({
      whales: { right: 3 },
      ships: [{ whales: { right: 1 } }, { whales: { right: 1 } }],
    })
    const tie = turn('starbuck', 'money', {
      options,
      built,
      board: { ships: ['space 3: right', 'space 2: right'] },
    })
    expect(tie.of('Starbuck').ships).toMatchObject([{ whales: {} }, { whales: { right: 1 } }])
    const first = turn('starbuck', 'money', { built, board: { ships: ['space 0: 2 right'] } })
    expect(first.of('Starbuck')).toMatchObject({ whales: {}, workers: ['tryworks', 'home'] })
  })
})

/** A set in which Flask can come to seek a launch alone. */
function flaskSeeksLaunch() {
  const set = inTown({ Ann: {} })[0].components.sets[0]
  const helms = set.values.helms.map(({ early, late }) => ({ early: early.map(() => 5), late }))
  return { ...set, id: 'launching', values: { ...set.values, helms } }
}
