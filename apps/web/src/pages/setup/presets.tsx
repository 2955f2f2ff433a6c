import type { Loaded } from '../../games/games.ts'
import { useSetupWords } from '../../words/language.ts'
import styles from './setup.module.css'
import type { Setup } from './use-setup.ts'

/** How much of the game: three ways, each with a sentence; on a phone only the chosen one says its own. */
export function Presets({ loaded: { board, words }, setup }: { loaded: Loaded; setup: Setup }) {
  const said = useSetupWords()
  return (
    <section className={styles.much}>
      <h2 id="how-much">{said.presets}</h2>
      <fieldset className={styles.presets} aria-labelledby="how-much">
        {board.presets.map((preset) => (
          <label key={preset.id}>
            <input
              type="radio"
              name="preset"
              checked={setup.preset.id === preset.id}
              onChange={() => setup.choosePreset(preset)}
            />
            <b>{words.presets[preset.id]?.name ?? preset.id}</b>
            <span className={styles.tells}>{words.presets[preset.id]?.about}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
