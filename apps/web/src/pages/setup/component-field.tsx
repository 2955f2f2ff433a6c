import { type ComponentSet, type Game, type GameWords, type Grade, oneAt } from '@gam/kernel'
import { useId } from 'preact/compat'
import { Link } from '../../parts/button.tsx'
import { fileOf, type OwnSet } from '../../sets/own-sets.ts'
import { problemsOf } from '../../sets/problems.ts'
import { useSetupWords } from '../../words/language.ts'
import styles from './option-field.module.css'

const GRADES: readonly Grade[] = ['rulebook', 'public', 'reconstruction', 'house']

/** What is in the box, and how sure we are of it: some of it was only ever printed as a picture. */
export function ComponentField({
  game,
  words,
  own,
  seats,
  value,
  onChange,
}: {
  game: Game
  words: GameWords
  /** Sets that somebody made on this device. */
  own: readonly OwnSet[]
  /** How many sit at the table: not every set is enough for all. */
  seats: number
  value: string
  onChange(id: string): void
}) {
  const said = useSetupWords()
  const id = useId()
  const { sets } = game.components
  const house = own.find((set) => set.id === value)
  const chosen = sets.find((set) => set.id === value) ?? oneAt(sets, 0)
  const broken = house && problemsOf(game.components, fileOf(house), seats)[0]
  return (
    <div className={styles.option}>
      <label htmlFor={id}>
        <b>{said.box}</b>
      </label>
      <select
        id={id}
        value={value}
        data-components=""
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {sets.map((set) => (
          <option key={set.id} value={set.id}>
            {words.sets[set.id] ?? set.title}
          </option>
        ))}
        {own.length > 0 && (
          <optgroup label={said.houseSets}>
            {own.map((set) => (
              <option key={set.id} value={set.id} disabled={!works(game, set)}>
                {works(game, set) ? set.title : said.toMend(set.title)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <span className={styles.about}>{said.boxAbout}</span>
      {broken && <span className={styles.clash}>{said.setTooSmall(seats)}</span>}
      <span className={styles.about}>
        {house ? said.houseSet : sureness(chosen, said.grades)}{' '}
        <Link to={`/sets/${game.id}#${value}`}>{said.lookAtSets}</Link>
      </span>
    </div>
  )
}

/** It can be played by as few as the game allows; then the number of seats decides. */
function works(game: Game, set: OwnSet): boolean {
  return set.text === null && problemsOf(game.components, fileOf(set), game.seats.min).length === 0
}

/** "From the rulebook 3 · Reconstructed 2". */
function sureness(set: ComponentSet<unknown>, names: { readonly [grade in Grade]: string }): string {
  const grades: { grade: Grade }[] = Object.values(set.grades)
  return GRADES.map((grade) => [names[grade], grades.filter((one) => one.grade === grade).length] as const)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${name} ${n}`)
    .join(' · ')
}
