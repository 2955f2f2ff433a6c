import { type Domain, domainOf, type Names, NOBODY, type Vocabulary } from '@gam/kernel'
import { claim } from '../compare.ts'
import type { LawOf } from './law-of.ts'

export const vocabularyIsSound: LawOf = {
  id: 'vocabulary',
  title: 'everything said has no more fields than can be carried, and every value can be read back',
  game(game, { tables }) {
    const frames: Vocabulary = Object.fromEntries(
      Object.entries(game.steps).map(([step, { fields }]) => [step, fields]),
    )
    fitting(frames, 3)
    fitting(game.actions.table, 3)
    fitting(game.events, 4)
    fitting(game.refusals, 4)
    const pools = new Map<string, Names>()
    for (const { config } of tables)
      game.shape.secrets?.(game.shape.blank(config.seats), NOBODY, ({ name, kinds }) => {
        claim((pools.get(name) ?? kinds) === kinds, `two different pools are called "${name}"`)
        pools.set(name, kinds)
      })
  },
}

function fitting(table: Vocabulary, most: number): void {
  for (const [type, fields] of Object.entries(table)) {
    const all = Object.entries(fields)
    claim(all.length <= most, `${type} has ${all.length} fields, ${most} are possible`)
    for (const [name, field] of all) readable(`${type}.${name}`, domainOf(field))
  }
}

const ENOUGH = 300

function readable(what: string, domain: Domain): void {
  for (let index = 0; index < Math.min(domain.size, ENOUGH); index++) {
    const value = domain.value(index)
    // A range may begin above 0: what lies below it has an index but is no value.
    if (typeof value === 'number' && domain.indexOf(value) < 0) continue
    claim(domain.indexOf(value) === index, `${what}: ${value} is read as another value`)
    claim(domain.parse(String(value)) === index, `${what}: "${value}" in notation is read as another value`)
  }
}
