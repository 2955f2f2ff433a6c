import { ABILITIES } from '@gam/whale-riders'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { MagicArt } from './art.tsx'
import type { CoastProps } from './coast.tsx'
import styles from './magic.module.css'
import { factsOf, type RiderMoment } from './reading.ts'

/** Abilities lie in a line before the game begins. */
export function isChoosing({ view }: RiderMoment): boolean {
  return view.state.line.length > 0
}

const WITHIN_REACH = 3

/** The first three abilities of the line, which can be taken; of the others the prompt tells. */
export function Magic({ table, moment, words }: CoastProps) {
  const facts = factsOf(table)
  return (
    <ol className={styles.magic} aria-label={words.labels.abilities}>
      {moment.view.state.line.slice(0, WITHIN_REACH).map((ability) => {
        const id = ABILITIES.value(ability)
        const { name, effect } = words.ability(id, facts)
        return (
          <li key={id}>
            <Piece
              target={`ability ${id}`}
              label={words.said.ability(name, effect)}
              place={`ability ${id}`}
              className={styles.card}
            >
              <span className={styles.inside} aria-hidden="true">
                <MagicArt ability={id} />
                <span className={styles.text}>
                  <b>{name}</b>
                  <span>{effect}</span>
                </span>
                <span className={styles.sign}>
                  <Icon name="check" size={16} />
                  {words.take}
                </span>
              </span>
            </Piece>
          </li>
        )
      })}
    </ol>
  )
}

/** The names of those that come after them. */
export function restOfLine({ view }: RiderMoment): string[] {
  return view.state.line.slice(WITHIN_REACH).map((ability) => ABILITIES.value(ability))
}
