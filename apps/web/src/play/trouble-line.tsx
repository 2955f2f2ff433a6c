import { Button } from '../parts/button.tsx'
import { saveFile } from '../parts/files.ts'
import { Icon } from '../parts/icon.tsx'
import type { Session, Trouble } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import styles from './trouble-line.module.css'

/** Something stopped, the board stays readable: what happened, that nothing is lost, and the way on. */
export function TroubleLine({ trouble, session }: { trouble: Trouble; session: Session }) {
  const ui = useUi()
  return (
    <div className={styles.line} role="alert" data-trouble={trouble.kind}>
      <Icon name="replay" size={18} />
      <span>{ui.trouble[trouble.kind]}</span>
      {trouble.kind === 'not-saved' ? (
        <Button look="plain" onClick={async () => saveFile('gam-replay', await session.export())}>
          {ui.trouble.saveFile}
        </Button>
      ) : (
        <Button look="plain" onClick={() => void session.restart()}>
          {ui.trouble.restart}
        </Button>
      )}
    </div>
  )
}
