import type { Rule } from '@gam/kernel'
import { useUi } from '../words/language.ts'
import styles from './rule-list.module.css'

interface RuleListProps {
  rules: { readonly [id: string]: Rule }
  texts: { readonly [id: string]: string }
  lit: string | null
}

export function RuleList({ rules, texts, lit }: RuleListProps) {
  const ui = useUi()
  return (
    <ol className={styles.rules}>
      {Object.entries(rules).map(([id, { text, ruling }]) => (
        <li key={id} id={`rule-${id}`} className={styles.rule} data-lit={id === lit ? '' : undefined}>
          <span className={styles.id}>{id}</span>
          <p>
            {texts[id] ?? text}
            {ruling && <span className={styles.ruling}>{ui.rules.ruling}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
