import { useSettingsWords } from '../../words/language.ts'
import styles from './captions.module.css'
import { useCaption } from './captions-store.ts'

/** What is heard, in words. It is for the eye: what it means is told where it happens. */
export function Captions() {
  const words = useSettingsWords()
  const name = useCaption()
  return name === null ? null : (
    <p className={styles.caption} aria-hidden="true">
      {words.sounds[name]}
    </p>
  )
}
