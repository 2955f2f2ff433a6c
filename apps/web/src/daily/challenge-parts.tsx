import { LinkButton } from '../parts/button.tsx'
import { useDailyWords } from '../words/language.ts'
import styles from './challenge-parts.module.css'

/** In the header of a try: what is being played for. */
export function ChallengeTag() {
  return <span className={styles.tag}>{useDailyWords().table.tag}</span>
}

/** After a try: to the board; the deal itself stays shut until the day is over. */
export function ChallengeEnd({ day }: { day: string }) {
  const words = useDailyWords()
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <LinkButton to={day === today ? '/daily' : `/daily/${day}`} look="primary">
        {words.table.toBoard}
      </LinkButton>
      {day === today && <p>{words.table.about}</p>}
    </>
  )
}
