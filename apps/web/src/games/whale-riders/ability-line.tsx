import { ABILITIES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import type { TableInfo } from '../../session/session.ts'
import styles from './ability-line.module.css'
import { RiderIcon } from './art.tsx'
import choice from './choice.module.css'
import { factsOf, type RiderMoment } from './reading.ts'

/** Abilities lie in a line before the game begins. */
export function isChoosing({ view }: RiderMoment): boolean {
  return view.state.line.length > 0
}

const WITHIN_REACH = 3

/** The line of abilities: the first three can be taken, and what the others took is told above. */
export function AbilityLine({
  table,
  moment,
  words,
}: {
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
}) {
  const facts = factsOf(table)
  const { line, seats } = moment.view.state
  const taken = seats.flatMap(({ ability }, seat) => (ability < 0 ? [] : [{ seat, ability }]))
  return (
    <Region label={words.labels.abilities} className={styles.panel}>
      <header className={styles.head}>
        <h2>{words.magic}</h2>
        {taken.map(({ seat, ability }) => (
          <span key={seat} className={styles.taken}>
            <Flag flag={table.seats[seat].flag} width={22} />
            {words.ability(ABILITIES.value(ability), facts).name}
          </span>
        ))}
      </header>
      <ol className={styles.line}>
        {line.map((ability, i) => {
          const id = ABILITIES.value(ability)
          const { name, effect } = words.ability(id, facts)
          return (
            <li key={id}>
              <Piece
                target={`ability ${id}`}
                label={words.said.ability(name, effect)}
                place={`ability ${id}`}
                className={choice.choice}
              >
                <span
                  className={styles.inside}
                  data-far={i < WITHIN_REACH ? undefined : ''}
                  aria-hidden="true"
                >
                  <span className={styles.name}>
                    <RiderIcon name={id} size={24} />
                    <b>{name}</b>
                    {i >= WITHIN_REACH && <Icon name="lock" size={13} />}
                  </span>
                  <span className={styles.effect}>{effect}</span>
                </span>
              </Piece>
            </li>
          )
        })}
      </ol>
    </Region>
  )
}
