import type { ChapterPlan } from '../../book-plan.ts'

/** The abilities by their rule; each is a section of its own. */
const ABILITY_RULES: { readonly [ability: string]: string } = {
  'two coins': 'WR-71',
  'free sail': 'WR-72',
  'bulk buy': 'WR-73',
  bargain: 'WR-74',
  haggler: 'WR-75',
  'tide turner': 'WR-76',
  alchemist: 'WR-77',
  'six contracts': 'WR-78',
}

export function abilitySection(ability: string): string {
  return `ability-${ability.replaceAll(' ', '-')}`
}

/** The ability that a section is about; null: none. */
export function abilityOfSection(section: string): string | null {
  return Object.keys(ABILITY_RULES).find((ability) => abilitySection(ability) === section) ?? null
}

export const plan: readonly ChapterPlan[] = [
  { id: 'start', sections: [{ id: 'goal', rules: ['WR-01'] }] },
  {
    id: 'box',
    sections: [
      { id: 'coast', rules: ['WR-02', 'WR-03'], figure: 'wide' },
      { id: 'tiles', rules: ['WR-06'], figure: 'margin' },
      { id: 'storms', rules: ['WR-07'], figure: 'margin' },
      { id: 'pearls', rules: ['WR-05'], figure: 'wide' },
      { id: 'contracts', rules: ['WR-10'], figure: 'wide' },
      { id: 'hidden', rules: ['WR-80'] },
    ],
  },
  { id: 'setup', sections: [{ id: 'laying-out', rules: ['WR-08', 'WR-09', 'WR-11', 'WR-04', 'WR-12'] }] },
  {
    id: 'turn',
    sections: [
      { id: 'actions', rules: ['WR-20'] },
      { id: 'advance', rules: ['WR-21', 'WR-22'], figure: 'margin' },
      { id: 'buy', rules: ['WR-23', 'WR-24', 'WR-25', 'WR-26'], figure: 'margin' },
      { id: 'coin', rules: ['WR-27'] },
      { id: 'discard', rules: ['WR-28'], see: ['WR-45'] },
      { id: 'fulfil', rules: ['WR-29', 'WR-30', 'WR-38', 'WR-37'] },
    ],
  },
  {
    id: 'paying',
    sections: [
      { id: 'pictured', rules: ['WR-31'], figure: 'margin' },
      { id: 'any-goods', rules: ['WR-32'], figure: 'margin' },
      { id: 'any-tiles', rules: ['WR-33', 'WR-35'], figure: 'margin' },
      { id: 'crystals', rules: ['WR-34'], figure: 'margin' },
      { id: 'which-tiles', rules: ['WR-36'] },
    ],
  },
  {
    id: 'replenishing',
    sections: [
      { id: 'new-cards', rules: ['WR-40', 'WR-45', 'WR-46'] },
      { id: 'new-tiles', rules: ['WR-41', 'WR-42', 'WR-43', 'WR-44'] },
      { id: 'sliding', rules: ['WR-47'], figure: 'wide' },
    ],
  },
  {
    id: 'end',
    sections: [
      { id: 'last-pearl', rules: ['WR-50', 'WR-53'] },
      { id: 'scoring', rules: ['WR-51', 'WR-52'] },
    ],
  },
  {
    id: 'decrees',
    sections: [
      { id: 'clan', rules: ['WR-60', 'WR-61', 'WR-66', 'WR-65'] },
      { id: 'goals', rules: ['WR-62', 'WR-63', 'WR-64', 'WR-67'], figure: 'wide' },
    ],
  },
  {
    id: 'magic',
    sections: [
      { id: 'choosing', rules: ['WR-70'] },
      ...Object.entries(ABILITY_RULES).map(([ability, rule]) => ({
        id: abilitySection(ability),
        rules: [rule],
        figure: 'margin' as const,
        piece: true as const,
      })),
    ],
  },
  { id: 'editions', sections: [{ id: 'differences', rules: ['WR-13'] }] },
]
