import { type FieldsetHTMLAttributes, useId } from 'preact/compat'
import cards from './card.module.css'

/** One of a few values, side by side. */
export function Segments<V extends string>({
  value,
  choices,
  onChoose,
  ...fieldset
}: FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  value: V
  choices: readonly (readonly [value: V, name: string])[]
  onChoose(value: NoInfer<V>): void
}) {
  const id = useId()
  return (
    <fieldset className={cards.segments} {...fieldset}>
      {choices.map(([choice, name]) => (
        <label key={choice}>
          <input type="radio" name={id} checked={choice === value} onChange={() => onChoose(choice)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
