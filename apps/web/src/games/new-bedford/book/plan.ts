import { BUILDING_LIST, BUILDINGS, CAPTAINS, CARDS, SPACES, TOKENS } from '@gam/new-bedford'
import type { ChapterPlan } from '../../book-plan.ts'

type Rules = { readonly [name: string]: readonly string[] }

const SPACE_RULES: Rules = {
  farm: ['NB-15'],
  forest: ['NB-16'],
  warehouse: ['NB-17'],
  'general store': ['NB-18'],
  'town hall': ['NB-19', 'NB-28'],
  dockyard: ['NB-20', 'NB-92'],
  'city pier': ['NB-21', 'NB-29', 'NB-53'],
}

/** Where the section of a building has other rules than those that say what it does. */
const SECTIONS: Rules = {
  tryworks: ['NB-36', 'NB-66', 'NB-73', 'NB-74', 'NB-44', 'NB-86'],
  wharf: ['NB-37'],
  inn: ['NB-43', 'NB-76', 'NB-77', 'NB-78'],
  'post office': ['NB-46', 'NB-58', 'NB-59'],
  'municipal office': ['NB-49'],
  'turners mill': ['LO-18', 'LO-50', 'LO-51', 'LO-52'],
  library: ['SL-07', 'SL-76'],
}

/** The buildings that come with the game, or with an option. */
function buildingsOf(option: string | null): Rules {
  return Object.fromEntries(
    BUILDING_LIST.filter(({ comesWith }) => (comesWith.endsWith('seats') ? null : comesWith) === option).map(
      ({ name, rules }) => [name, SECTIONS[name] ?? rules],
    ),
  )
}

const PROMO_RULES: Rules = {
  white: ['WW-10'],
  blue: ['WW-11', 'WW-02', 'WW-23'],
  ambergris: ['WW-12'],
  castaway: ['WW-13', 'WW-14', 'WW-15', 'WW-22'],
}

const CAPTAIN_RULES: Rules = {
  starbuck: ['LO-19'],
  stubb: [],
  flask: [],
  ahab: ['LO-13', 'LO-43', 'LO-14', 'LO-44'],
}

const PROVIDENCE_RULES: Rules = {
  'desert isle': ['SL-20'],
  'beached whale': ['SL-21'],
  coffin: ['SL-22'],
  windfall: ['SL-23'],
  scrimshaw: ['SL-24'],
  'news from town': ['SL-25'],
  'sleigh ride': ['SL-26'],
  'calm seas': ['SL-27'],
  'gulf stream': ['SL-28'],
  'ship in a bottle': ['SL-29'],
  'trade winds': ['SL-30'],
  corpusants: ['SL-31'],
  'whale pod': ['SL-32', 'SL-83'],
  gam: ['SL-33', 'SL-84'],
  'under weigh': ['SL-34', 'SL-85'],
  'message in a bottle': ['SL-35'],
}

const OMEN_RULES: Rules = {
  'man overboard': ['SL-40'],
  'mast-head': ['SL-41'],
  'port fees': ['SL-42'],
  rats: ['SL-43'],
  'refinery fire': ['SL-44'],
  'dice of fate': ['SL-45', 'SL-86'],
  'stove boat': ['SL-46', 'SL-81'],
  sermon: ['SL-47'],
  'burned oil': ['SL-48'],
  sharks: ['SL-49', 'SL-82'],
  'ice sheet': ['SL-50', 'SL-80'],
  reef: ['SL-51'],
  'sea ice': ['SL-52'],
  typhoon: ['SL-53'],
  'broken mast': ['SL-54'],
  'wreck of the essex': ['SL-55'],
}

/** Rules that stand with one piece and bear on another. */
const ALSO: Rules = {
  'building wharf': ['NB-53'],
  'building municipal office': ['NB-08', 'NB-87'],
  'building tryworks': ['NB-08'],
  'card beached whale': ['SL-83'],
  'card ship in a bottle': ['SL-84'],
  'card news from town': ['SL-85'],
  'card sleigh ride': ['SL-76', 'WW-23'],
  'card gulf stream': ['SL-77'],
  'card trade winds': ['SL-77', 'SL-76'],
  'card scrimshaw': ['SL-76'],
  'card sea ice': ['SL-81'],
  'card ice sheet': ['SL-81'],
  'card reef': ['SL-78'],
  'card typhoon': ['SL-78'],
  'card wreck of the essex': ['SL-78'],
  'card message in a bottle': ['SL-89'],
  'card calm seas': ['SL-74'],
  'building insurance co': ['SL-74', 'SL-75'],
  'building newspaper': ['SL-89'],
  'token white': ['WW-17'],
  'token castaway': ['WW-21'],
}

export type PieceKind = 'space' | 'building' | 'token' | 'captain' | 'card'

/** What every kind of piece is called in the code. */
const NAMES: { readonly [K in PieceKind]: readonly string[] } = {
  space: SPACES.names,
  building: BUILDINGS.names,
  token: TOKENS.names,
  captain: CAPTAINS.names,
  card: CARDS.names,
}

/** The piece that a section is about; null: none. */
export function pieceOf(section: string): { readonly kind: PieceKind; readonly name: string } | null {
  for (const kind of ['space', 'building', 'token', 'captain', 'card'] as const) {
    const name = NAMES[kind].find((one) => sectionOf(kind, one) === section)
    if (name !== undefined) return { kind, name }
  }
  return null
}

function sectionOf(kind: PieceKind, name: string): string {
  return `${kind}-${name.replaceAll(' ', '-')}`
}

function pieces(kind: PieceKind, rules: Rules) {
  return Object.entries(rules).map(([name, own]) => {
    const see = ALSO[`${kind} ${name}`]
    return {
      id: sectionOf(kind, name),
      rules: own,
      figure: 'margin' as const,
      piece: true as const,
      ...(see && { see }),
    }
  })
}

export const plan: readonly ChapterPlan[] = [
  { id: 'start', sections: [{ id: 'goal', rules: ['NB-01'] }] },
  {
    id: 'box',
    sections: [
      { id: 'whales', rules: ['NB-03', 'NB-02'], figure: 'margin' },
      { id: 'goods', rules: ['NB-06'], figure: 'margin' },
      { id: 'track', rules: ['NB-07', 'NB-22'], figure: 'wide' },
      { id: 'hidden', rules: ['NB-90'] },
    ],
  },
  {
    id: 'setup',
    sections: [
      { id: 'beginning', rules: ['NB-05', 'NB-09'] },
      { id: 'which-buildings', rules: ['NB-04'] },
    ],
  },
  {
    id: 'action',
    sections: [
      { id: 'placing', rules: ['NB-10', 'NB-12', 'NB-27', 'NB-14', 'NB-25'], figure: 'wide' },
      { id: 'purchase', rules: ['NB-11', 'NB-26', 'NB-91'] },
      { id: 'order', rules: ['NB-24'] },
    ],
  },
  { id: 'spaces', sections: pieces('space', SPACE_RULES) },
  {
    id: 'buildings',
    sections: [
      { id: 'owning', rules: ['NB-52', 'NB-13', 'NB-51'], figure: 'margin' },
      ...pieces('building', buildingsOf(null)),
    ],
  },
  {
    id: 'movement',
    sections: [
      { id: 'sailing', rules: ['NB-60'] },
      { id: 'returning', rules: ['NB-61', 'NB-75', 'NB-67', 'NB-65'], figure: 'margin' },
      { id: 'lay', rules: ['NB-62', 'NB-68'] },
      { id: 'sale', rules: ['NB-63', 'NB-64', 'NB-69'] },
    ],
  },
  {
    id: 'whaling',
    sections: [
      { id: 'draw', rules: ['NB-70'], figure: 'margin' },
      { id: 'selecting', rules: ['NB-71', 'NB-72'] },
    ],
  },
  {
    id: 'end',
    sections: [
      { id: 'round-end', rules: ['NB-80'] },
      { id: 'last-returns', rules: ['NB-81', 'NB-84', 'NB-85'], see: ['NB-86', 'WW-15', 'SL-22'] },
      { id: 'scoring', rules: ['NB-82', 'NB-83', 'NB-88'] },
    ],
  },
  { id: 'printings', sections: [{ id: 'differences', rules: ['NB-08'] }] },
  {
    id: 'captains',
    sections: [
      { id: 'crew', rules: ['LO-01', 'LO-03'], figure: 'margin' },
      { id: 'captain-setup', rules: ['LO-02', 'LO-04', 'LO-05', 'LO-46'] },
      { id: 'captain-turn', rules: ['LO-06', 'LO-21', 'LO-22', 'LO-23'], figure: 'margin' },
      { id: 'captain-orders', rules: ['LO-07', 'LO-24', 'LO-09', 'LO-45', 'LO-25'] },
      {
        id: 'captain-headings',
        rules: ['LO-10', 'LO-26', 'LO-27', 'LO-39', 'LO-28', 'LO-11', 'LO-29', 'LO-30'],
      },
      { id: 'captain-ships', rules: ['LO-31', 'LO-32', 'LO-33', 'LO-15', 'LO-47', 'LO-20'] },
      { id: 'captain-builds', rules: ['LO-12', 'LO-34'] },
      { id: 'captain-uses', rules: ['LO-08', 'LO-38', 'LO-37', 'LO-40', 'LO-41', 'LO-42'] },
      { id: 'captain-limits', rules: ['LO-16', 'LO-35', 'LO-36', 'LO-53'] },
      { id: 'captain-score', rules: ['LO-17', 'LO-48', 'LO-49'] },
      ...pieces('captain', CAPTAIN_RULES),
      ...pieces('building', buildingsOf('turnersMill')),
    ],
  },
  {
    id: 'promo',
    sections: [
      { id: 'tokens', rules: ['WW-01', 'WW-04', 'WW-20', 'WW-03'] },
      ...pieces('token', PROMO_RULES),
      { id: 'promo-return', rules: ['WW-21'] },
      { id: 'promo-count', rules: ['WW-16', 'WW-17'] },
      { id: 'promo-captains', rules: ['WW-24'] },
    ],
  },
  {
    id: 'log',
    sections: [
      { id: 'decks', rules: ['SL-01', 'SL-02', 'SL-03', 'SL-70', 'SL-71'] },
      { id: 'log-play', rules: ['SL-04', 'SL-05', 'SL-72'] },
      { id: 'log-struck', rules: ['SL-73', 'SL-74', 'SL-75'] },
      { id: 'log-moves', rules: ['SL-60', 'SL-61', 'SL-62', 'SL-77', 'SL-78', 'SL-79'] },
      { id: 'log-pages', rules: ['SL-89'] },
      { id: 'log-captains', rules: ['SL-87', 'SL-88'] },
      { id: 'log-buildings', rules: ['SL-06'] },
      ...pieces('building', buildingsOf('shipsLog')),
    ],
  },
  { id: 'providence', sections: pieces('card', PROVIDENCE_RULES) },
  { id: 'omens', sections: pieces('card', OMEN_RULES) },
]
