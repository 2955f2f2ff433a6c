import { type Game, type Json, oneAt, type Problem } from '@gam/kernel'
import { type AriaAttributes, type ReactNode, useId } from 'preact/compat'
import { Glyph } from '../art/glyph.tsx'
import { line } from '../art/strokes.tsx'
import { Button, IconButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { Select } from '../parts/select.tsx'
import { useSetWords, useUi } from '../words/language.ts'
import { blankOf, dataOf, type Field, itemsOf, partOf, sameJson, withPart } from './fields.ts'
import type { ShownSet } from './grades.ts'
import type { Naming } from './naming.tsx'
import styles from './set-form.module.css'
import sheet from './set-sheet.module.css'
import { DatumHead, GradeLine } from './set-sheet.tsx'

/** A set to be changed, part by part, made from its schema. What is wrong is said where it is. */
export function SetForm({
  game,
  naming,
  set,
  standard,
  problems,
  onChange,
}: {
  game: Game
  naming: Naming
  set: ShownSet
  /** What a part goes back to. */
  standard: ShownSet
  problems: readonly Problem[]
  onChange(values: Json): void
}) {
  const words = useSetWords()
  return (
    <div className={sheet.sheet}>
      {dataOf(game.components.shape).map(([key, field]) => {
        const value = partOf(set.values, key)
        const usual = partOf(standard.values, key)
        const put = (part: Json) => onChange(withPart(set.values, key, part))
        return (
          <section key={key} className={sheet.datum} data-datum={key}>
            <DatumHead naming={naming} name={key}>
              {usual !== undefined && !sameJson(value, usual) && (
                <Button look="quiet" className={styles.back} onClick={() => put(usual)}>
                  <Icon name="undo" size={16} /> {words.putBack}
                </Button>
              )}
            </DatumHead>
            <Edited
              naming={naming}
              name={key}
              path={`values.${key}`}
              label={naming.title(key)}
              field={field}
              value={value}
              problems={problems}
              onChange={put}
            />
            <GradeLine game={game} naming={naming} name={key} set={set} />
          </section>
        )
      })}
    </div>
  )
}

interface EditedProps {
  naming: Naming
  /** The part of the set it belongs to. */
  name: string
  /** Where it is, as the rules say it. */
  path: string
  /** What it is called, for those who do not see it. */
  label: string
  field: Field
  value: Json | undefined
  problems: readonly Problem[]
  onChange(value: Json): void
}

function Edited(props: EditedProps): ReactNode {
  switch (props.field.kind) {
    case 'number':
      return <NumberField {...props} min={props.field.min} max={props.field.max} />
    case 'choice':
      return <ChoiceField {...props} values={props.field.values} />
    case 'flag':
      return <FlagField {...props} />
    case 'text':
      return <TextField {...props} most={props.field.most} />
    case 'counts':
      return <CountsField {...props} keys={props.field.keys} max={props.field.max} />
    case 'group':
      return <GroupField {...props} fields={props.field.fields} />
    case 'row':
      return <RowField {...props} of={props.field.of} length={props.field.length} />
    case 'list':
      return props.field.of.kind === 'group' ? (
        <TableField {...props} fields={props.field.of.fields} of={props.field.of} most={props.field.most} />
      ) : (
        <ListField {...props} of={props.field.of} most={props.field.most} />
      )
  }
}

/** What the rules say is wrong at this very place. */
function Wrong({
  path,
  problems,
  naming,
  name,
  id,
}: Pick<EditedProps, 'path' | 'problems' | 'naming' | 'name'> & { id?: string }) {
  const words = useSetWords()
  const here = problems.filter(({ at }) => at === path)
  if (here.length === 0) return null
  return (
    <span className={styles.wrong} id={id} role="alert" data-problem={path}>
      {here.map(({ why }) => (
        <span key={why}>{words.said(why, (value) => naming.name(name, value))}</span>
      ))}
    </span>
  )
}

/** A field with what is wrong with it; `marks` tell those who do not see it. */
function Marked({ of, children }: { of: EditedProps; children(marks: AriaAttributes): ReactNode }) {
  const id = useId()
  const wrong = of.problems.some(({ at }) => at === of.path)
  return (
    <span className={styles.field}>
      {children({ 'aria-label': of.label, ...(wrong && { 'aria-invalid': true, 'aria-describedby': id }) })}
      <Wrong {...of} id={id} />
    </span>
  )
}

/** A whole number; anything else that is typed is kept as it is, and what is wrong with it is said. */
function NumberField(props: EditedProps & { min: number; max: number }) {
  const { value, min, max, onChange } = props
  return (
    <Marked of={props}>
      {(marks) => (
        <input
          {...marks}
          type="text"
          inputMode="numeric"
          className={styles.number}
          style={{ width: `${Math.max(String(max).length, 2) + 2.25}ch` }}
          value={shown(value)}
          onChange={(event) => onChange(typed(event.currentTarget.value))}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
            if (step === 0) return
            event.preventDefault()
            onChange(Math.min(max, Math.max(min, (typeof value === 'number' ? value : min) + step)))
          }}
        />
      )}
    </Marked>
  )
}

function shown(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function typed(text: string): Json {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text
}

function TextField(props: EditedProps & { most: number }) {
  const { value, most, onChange } = props
  return (
    <Marked of={props}>
      {(marks) => (
        <input
          {...marks}
          type="text"
          maxLength={most}
          value={shown(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Marked>
  )
}

function FlagField(props: EditedProps) {
  const { value, onChange } = props
  return (
    <Marked of={props}>
      {(marks) => (
        <input
          {...marks}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </Marked>
  )
}

function ChoiceField(props: EditedProps & { values: readonly string[] }) {
  const { naming, name, value, values, onChange } = props
  const chosen = shown(value)
  const known = values.map((one) => [one, naming.name(name, one)] as const)
  const stranger = values.includes(chosen) ? [] : [[chosen, chosen] as const]
  return (
    <Marked of={props}>
      {(marks) => <Select {...marks} value={chosen} choices={[...stranger, ...known]} onChange={onChange} />}
    </Marked>
  )
}

function CountsField(props: EditedProps & { keys: readonly string[]; max: number }) {
  const words = useSetWords()
  const { marks } = useUi()
  const { naming, name, path, value, keys, max, onChange } = props
  const total = keys.reduce((sum, key) => sum + (Number(partOf(value, key)) || 0), 0)
  return (
    <>
      <ul className={styles.counts}>
        {keys.map((key) => (
          <li key={key}>
            {naming.icon(name, key)}
            <span aria-hidden="true">{naming.name(name, key)}</span>
            <NumberField
              {...props}
              path={`${path}.${key}`}
              label={`${naming.title(name)}${marks.colon}${naming.name(name, key)}`}
              value={partOf(value, key) ?? 0}
              min={0}
              max={Math.min(max, 999)}
              onChange={(n) => onChange(withPart(value, key, n))}
            />
          </li>
        ))}
      </ul>
      <p className={sheet.sum}>{words.sum(total)}</p>
      <Wrong {...props} />
    </>
  )
}

function GroupField(props: EditedProps & { fields: readonly (readonly [string, Field])[] }) {
  const { naming, name, path, label, value, fields, onChange } = props
  return (
    <>
      <dl className={sheet.group}>
        {fields.map(([key, field]) => (
          <div key={key}>
            <dt>{naming.name(name, key)}</dt>
            <dd>
              <Edited
                {...props}
                path={`${path}.${key}`}
                label={`${label}, ${naming.name(name, key)}`}
                field={field}
                value={partOf(value, key)}
                onChange={(part) => onChange(withPart(value, key, part))}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Wrong {...props} />
    </>
  )
}

/** Entries one after the other; `tools` is what can be done with each. */
function Items(
  props: EditedProps & {
    of: Field
    items: readonly Json[]
    placeOf(i: number): string
    tools?: (i: number) => ReactNode
  },
) {
  const { path, label, of, items, placeOf, tools, onChange } = props
  return (
    <ol className={styles.items}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
        <li key={i}>
          <span className={sheet.place} aria-hidden="true">
            {placeOf(i)}
          </span>
          <Edited
            {...props}
            path={`${path}[${i}]`}
            label={`${label}, ${placeOf(i)}`}
            field={of}
            value={item}
            onChange={(part) => onChange(items.with(i, part))}
          />
          {tools && <span className={styles.tools}>{tools(i)}</span>}
        </li>
      ))}
    </ol>
  )
}

function RowField(props: EditedProps & { of: Field; length: number }) {
  const { naming, name, value, of, length } = props
  const items = itemsOf(value)
  const full = Array.from({ length }, (_, i) => items[i] ?? blankOf(of))
  return (
    <>
      <Items {...props} items={full} placeOf={(i) => naming.place(name, i + 1)} />
      <Wrong {...props} />
    </>
  )
}

/** Entries in an order: they can be moved, taken away and added. */
function ListField(props: EditedProps & { of: Field; most: number }) {
  const words = useSetWords()
  const { value, of, most, onChange } = props
  const items = itemsOf(value)
  const swap = (i: number, j: number) => onChange(items.with(i, oneAt(items, j)).with(j, oneAt(items, i)))
  const tools = (i: number) => (
    <>
      <IconButton label={words.earlier(i + 1)} disabled={i === 0} onClick={() => swap(i, i - 1)}>
        <Glyph size={16}>{line('M14 6l-6 6 6 6', 2.25)()}</Glyph>
      </IconButton>
      <IconButton label={words.later(i + 1)} disabled={i === items.length - 1} onClick={() => swap(i, i + 1)}>
        <Glyph size={16}>{line('M10 6l6 6-6 6', 2.25)()}</Glyph>
      </IconButton>
      <Remove nth={i} {...props} />
    </>
  )
  return (
    <>
      <Items {...props} items={items} placeOf={(i) => String(i + 1)} tools={tools} />
      <More {...props} count={items.length} most={most} onAdd={() => onChange([...items, blankOf(of)])} />
    </>
  )
}

function Remove({ nth, value, onChange }: EditedProps & { nth: number }) {
  const words = useSetWords()
  return (
    <IconButton label={words.removeEntry(nth + 1)} onClick={() => onChange(itemsOf(value).toSpliced(nth, 1))}>
      <Icon name="cross" size={14} />
    </IconButton>
  )
}

function More(props: EditedProps & { count: number; most: number; onAdd(): void }) {
  const words = useSetWords()
  const { label, count, most, onAdd } = props
  return (
    <>
      <p className={styles.more}>
        {count < most && (
          <Button onClick={onAdd} aria-label={words.addTo(label)}>
            {words.add}
          </Button>
        )}
        <span className={sheet.sum}>{words.entries(count, most)}</span>
      </p>
      <Wrong {...props} />
    </>
  )
}

interface Cell {
  readonly key: string
  /** Of counts: which of them. */
  readonly kind: string | null
  readonly min: number
  readonly max: number
}

/** Entries with several numbers each: a table, one entry a line. */
function TableField(
  props: EditedProps & { fields: readonly (readonly [string, Field])[]; of: Field; most: number },
) {
  const { naming, name, path, label, value, fields, of, most, problems, onChange } = props
  const items = itemsOf(value)
  const cells = fields.flatMap(cellsOf)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={sheet.scroll} tabIndex={0} aria-label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {cells.map(({ key, kind }) => (
                <th key={`${key} ${kind}`} scope="col" data-kind={kind === null ? undefined : ''}>
                  <span className={styles.glyph}>{naming.icon(name, kind ?? key)}</span>
                  <span>{naming.name(name, kind ?? key)}</span>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {items.map((item, i) => {
              const at = `${path}[${i}]`
              const here = problems.filter((one) => one.at === at)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
                <tr key={i} data-wrong={here.length > 0 ? '' : undefined}>
                  <th scope="row">{i + 1}</th>
                  {cells.map((cell) => (
                    <td key={`${cell.key} ${cell.kind}`}>
                      <NumberField
                        {...props}
                        path={cell.kind === null ? `${at}.${cell.key}` : `${at}.${cell.key}.${cell.kind}`}
                        label={`${label} ${i + 1}, ${naming.name(name, cell.kind ?? cell.key)}`}
                        value={readCell(item, cell)}
                        min={cell.min}
                        max={cell.max}
                        onChange={(n) => onChange(items.with(i, writeCell(item, cell, n)))}
                      />
                    </td>
                  ))}
                  <td>
                    <Remove nth={i} {...props} />
                    <Wrong {...props} path={at} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <More {...props} count={items.length} most={most} onAdd={() => onChange([...items, blankOf(of)])} />
    </>
  )
}

function cellsOf([key, field]: readonly [string, Field]): readonly Cell[] {
  if (field.kind === 'counts') return field.keys.map((kind) => ({ key, kind, min: 0, max: 99 }))
  return field.kind === 'number' ? [{ key, kind: null, min: field.min, max: field.max }] : []
}

/** A table full of noughts cannot be read: of counts they are left blank. */
function readCell(item: Json, { key, kind }: Cell): Json | undefined {
  if (kind === null) return partOf(item, key)
  return partOf(partOf(item, key), kind) || ''
}

function writeCell(item: Json, { key, kind }: Cell, n: Json): Json {
  return withPart(item, key, kind === null ? n : withPart(partOf(item, key), kind, n === '' ? 0 : n))
}
