import type { ChapterPlan } from '../../book-plan.ts'

/** The ports in the order of their cards; each is a section of its own. */
const PORT_RULES: { readonly [animal: string]: readonly string[] } = {
  swordfish: ['CG-31'],
  ray: ['CG-32'],
  urchin: ['CG-33'],
  seagull: ['CG-35', 'CG-36', 'CG-41'],
  seahorse: ['CG-37'],
  coral: ['CG-38'],
}

export const ANIMALS = Object.keys(PORT_RULES)

export const plan: readonly ChapterPlan[] = [
  { id: 'start', sections: [{ id: 'goal', rules: [] }] },
  {
    id: 'box',
    sections: [
      { id: 'cards', rules: ['CG-01'], figure: 'wide' },
      { id: 'deal', rules: ['CG-02'] },
      { id: 'hidden', rules: ['CG-50'] },
    ],
  },
  {
    id: 'play',
    sections: [
      { id: 'turn', rules: ['CG-03', 'CG-12', 'CG-14'], see: ['CG-10'] },
      { id: 'bonus', rules: ['CG-05'], figure: 'margin' },
      { id: 'storm', rules: ['CG-07'], figure: 'margin' },
    ],
  },
  {
    id: 'sale',
    sections: [
      { id: 'selling', rules: ['CG-04', 'CG-06'], see: ['CG-05'] },
      { id: 'example', rules: ['CG-13'], figure: 'wide' },
    ],
  },
  {
    id: 'end',
    sections: [
      { id: 'last-sale', rules: ['CG-08', 'CG-09', 'CG-10'] },
      { id: 'scoring', rules: ['CG-11'] },
    ],
  },
  {
    id: 'ports',
    sections: [
      { id: 'customs', rules: ['CG-30', 'CG-39', 'CG-40'] },
      { id: 'stuck', rules: ['CG-34'] },
      ...Object.entries(PORT_RULES).map(([animal, rules]) => ({
        id: `port-${animal}`,
        rules,
        figure: 'margin' as const,
        piece: true as const,
      })),
    ],
  },
  {
    id: 'variants',
    sections: [
      { id: 'simple', rules: ['CG-20'] },
      { id: 'match', rules: ['CG-21', 'CG-22', 'CG-23', 'CG-25', 'CG-24', 'CG-26'] },
    ],
  },
]
