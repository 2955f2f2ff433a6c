import type { SectionWords } from '@gam/kernel'
import { componentSet, readOptions } from '@gam/kernel'
import { ABILITIES, whaleRiders } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { abilitySection } from './plan.ts'

/** What is in the box when both variants are played. */
export const FACTS = whaleRiders.facts({
  options: readOptions(whaleRiders.options, { decree: true, magic: true }),
  components: componentSet(whaleRiders.components, undefined),
  seats: 4,
})

/** A section about an ability is called as the ability is. */
export function titlesOf(words: RiderWords): { readonly [section: string]: SectionWords } {
  return Object.fromEntries(
    ABILITIES.names.map((name) => [abilitySection(name), { title: words.ability(name, FACTS).name }]),
  )
}
