import { Select } from '../parts/select.tsx'
import { inStyle, styleChoices, styleOf } from '../session/levels.ts'
import { useStyleWords, useUi } from '../words/language.ts'

/** What a bot has a bent for; nothing where its game has no styles. */
export function StyleSelect({
  bot,
  game,
  label,
  className,
  onChange,
}: {
  bot: string
  game: string
  label: string
  className?: string | undefined
  onChange(bot: string): void
}) {
  const ui = useUi()
  const styles = useStyleWords(game)
  if (Object.keys(styles).length === 0) return null
  const style = styleOf(bot)
  const choices = styleChoices(ui, styles)
  return (
    <Select
      className={className}
      aria-label={label}
      title={style === null ? undefined : styles[style]?.about}
      value={choices.some(([one]) => one === style) ? style : null}
      choices={choices}
      onChange={(chosen) => onChange(inStyle(bot, chosen))}
    />
  )
}
