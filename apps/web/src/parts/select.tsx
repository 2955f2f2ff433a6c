import { oneAt } from '@gam/kernel'
import type { SelectHTMLAttributes } from 'react'

/** One of a few values, each with what it is called; null is a choice too. */
export function Select<V extends string | number | null>({
  value,
  choices,
  onChange,
  ...select
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> & {
  value: V
  choices: readonly (readonly [value: V, name: string])[]
  onChange(value: NoInfer<V>): void
  [data: `data-${string}`]: string
}) {
  return (
    <select
      {...select}
      value={value ?? ''}
      onChange={({ target }) => onChange(oneAt(choices, target.selectedIndex)[0])}
    >
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice ?? ''}>
          {name}
        </option>
      ))}
    </select>
  )
}
