import { useUi } from '../words/language.ts'
import { Icon } from './icon.tsx'
import styles from './program-mark.module.css'

/** Beside the name of a program that plays: nobody takes it for a person. `brief`: without the word, where there is little room. */
export function ProgramMark({ brief = false }: { brief?: boolean }) {
  const { program } = useUi().table
  return (
    <span className={styles.mark} data-program="" data-brief={brief ? '' : undefined} title={program}>
      <Icon name="gear" size={13} />
      <span className={brief ? 'unseen' : undefined}>{program}</span>
    </span>
  )
}
