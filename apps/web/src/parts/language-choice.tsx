import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@gam/kernel'
import { change, useSettings } from '../settings.ts'
import { useUi } from '../words/language.ts'

/** All languages, each by its own name. */
export function LanguageChoice({ className }: { className: string | undefined }) {
  const ui = useUi()
  const { language } = useSettings()
  return (
    <select
      className={className}
      aria-label={ui.nav.language}
      value={language}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && change({ language: value })}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  )
}
