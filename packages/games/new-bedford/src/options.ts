import { type Option, type Options, oneOf, Reading, several, severalOf, toggle } from '@gam/kernel'
import { isCaptainKnown } from './captains/board.ts'
import { isKnown } from './since.ts'
import { BUILDING_LIST, type BuildingName, buildingNamed } from './town.ts'
import { pieces } from './words/en/pieces.ts'

type CaptainId = 'starbuck' | 'stubb' | 'flask' | 'ahab'

export interface NewBedfordOptions {
  printing: 'first' | 'second'
  buildings: BuildingName[]
  captains: CaptainId[]
  turnersMill: boolean
  challenge: boolean
  expert: boolean
  whiteWhale: boolean
  blueWhale: boolean
  ambergris: boolean
  castaway: boolean
  shipsLog: boolean
}

export const options: Options<NewBedfordOptions> = {
  printing: oneOf('Printing', 'Two tiles differ between the printings of the game.', {
    first: 'First: the Municipal Office costs food and brick, the Tryworks serves a returning ship',
    second: 'Second: the Municipal Office costs wood and brick, the Tryworks serves a ship at sea at once',
  }),
  buildings: severalOf(
    'Buildings',
    'The building tiles of this game. None chosen: twelve with two seats, all twenty with three or four.',
    BUILDING_LIST.flatMap(({ name, comesWith }) => (comesWith.endsWith('seats') ? [name] : [])),
    (name) => pieces[name].name,
  ),
  captains: several('Captains', 'Opponents who follow the orders on their boards. They take a seat each.', {
    starbuck: 'Starbuck, good at everything',
    stubb: 'Stubb, the builder',
    flask: 'Flask, the whaler',
    ahab: 'Ahab, whom nobody can foresee',
  }),
  turnersMill: toggle(
    'Turner’s Mill',
    'One building more for the people: it repeats what a Captain did last.',
    false,
  ),
  challenge: toggle(
    'Challenge',
    'When a Captain has reached both his limits, the next round is the last.',
    false,
  ),
  expert: toggle('Expert Captains', 'Captains build and whale without limits.', false),
  whiteWhale: toggle(
    'White Whale',
    'One token more in the bag: 4 points at once, but the ship that takes it is lost with all aboard.',
    false,
  ),
  blueWhale: toggle(
    'Blue Whale',
    'One token more in the bag: 6 points for a lay of $12, and its ship takes nothing after it.',
    false,
  ),
  ambergris: toggle(
    'Ambergris',
    'One token more in the bag: no points, but $8 when its ship returns.',
    false,
  ),
  castaway: toggle(
    'Castaway',
    'One token more in the bag: no points, but an extra worker when its ship returns.',
    false,
  ),
  shipsLog: toggle(
    'Ship’s Log',
    'Thirty-two cards that ships take instead of whales, good ones and bad ones, and three buildings.',
    false,
  ),
}

/** Without the choices that an older version of the rules does not know. */
export function optionsAt(rules: number): Options<NewBedfordOptions> {
  return {
    ...options,
    buildings: among(options.buildings, (name) => isKnown(BUILDING_LIST[buildingNamed(name)], rules)),
    captains: among(options.captains, (name) => isCaptainKnown(name, rules)),
  }
}

function among<V extends string>(option: Option<V[]>, known: (value: V) => boolean): Option<V[]> {
  const all = option.shape.read(Object.keys(option.choices ?? {}), new Reading(0))
  const choices = Object.fromEntries(all.filter(known).map((value) => [value, option.choices?.[value] ?? '']))
  const values = Object.keys(choices)
  return {
    ...option,
    choices,
    shape: {
      ...option.shape,
      read(json, at) {
        const read = option.shape.read(json, at)
        return read.every(known)
          ? read
          : at.wrong(`must be some of ${values.join(', ')} by this version of the rules`, [])
      },
      schema: () => ({ type: 'array', items: { enum: values }, uniqueItems: true }),
    },
  }
}
