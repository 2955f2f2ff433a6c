import { LIMITS, PERSON_NAME } from '@gam/protocol/wire'
import { TextField } from '../parts/fields.tsx'
import { useRemoteWords } from '../words/language.ts'

/** Whether a name can stand at a table. */
export function isName(name: string): boolean {
  return name.length <= LIMITS.name && PERSON_NAME.test(name)
}

export function NameField({
  value,
  wrong,
  bot = false,
  onChange,
  onEnter,
}: {
  value: string
  /** It was tried and cannot be. */
  wrong: boolean
  /** It is a bot's name, not one's own. */
  bot?: boolean
  onChange(name: string): void
  onEnter?: () => void
}) {
  const words = useRemoteWords()
  const { label, needed } = bot ? words.bots.name : words.name
  return (
    <TextField
      label={label}
      value={value}
      data-first={bot ? undefined : ''}
      maxLength={LIMITS.name}
      autoComplete={bot ? 'off' : 'nickname'}
      wrong={wrong}
      rule={wrong ? needed : words.name.rule}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && onEnter) {
          event.preventDefault()
          onEnter()
        }
      }}
    />
  )
}
