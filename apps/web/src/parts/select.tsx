import { oneAt } from '@gam/kernel'
import type { PartialSelectHTMLAttributes } from 'preact'

/** One of a few values, each with what it is called; null is a choice too. */
export function Select<V extends string | number | null>({
  value,
  choices,
  onChange,
  ...select
}: Omit<PartialSelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'role' | 'size'> & {
  value: V
  choices: readonly (readonly [value: V, name: string])[]
  onChange(value: NoInfer<V>): void
  [data: `data-${string}`]: string
}) {
  return (
    <select
      {...select}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(oneAt(choices, currentTarget.selectedIndex)[0])}
    >
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice ?? ''}>
          {name}
        </option>
      ))}
    </select>
  )
}
