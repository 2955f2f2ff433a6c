import type { Game, Grade, Json } from '@gam/kernel'
import type { ReactNode } from 'preact/compat'
import { useSetWords } from '../words/language.ts'
import { dataOf, type Field, itemsOf, partOf, sameJson } from './fields.ts'
import { gradeOf, type ShownSet } from './grades.ts'
import type { Naming } from './naming.tsx'
import styles from './set-sheet.module.css'

/** A set piece by piece, each part with how sure it is; beside it, if wanted, another. */
export function SetSheet({
  game,
  naming,
  set,
  other,
}: {
  game: Game
  naming: Naming
  set: ShownSet
  other: ShownSet | null
}) {
  return (
    <div className={styles.sheet}>
      {dataOf(game.components.shape).map(([key, field]) => {
        const value = partOf(set.values, key)
        const beside = other && partOf(other.values, key)
        const same = other !== null && sameJson(value, beside ?? undefined)
        return (
          <section key={key} className={styles.datum} data-datum={key} data-same={same ? '' : undefined}>
            <DatumHead naming={naming} name={key} />
            <div className={styles.columns} data-two={other !== null && !same ? '' : undefined}>
              <Column game={game} naming={naming} name={key} set={set} titled={other !== null && !same}>
                <Shown naming={naming} name={key} field={field} value={value} beside={beside ?? undefined} />
              </Column>
              {other !== null && !same && (
                <Column game={game} naming={naming} name={key} set={other} titled>
                  <Shown
                    naming={naming}
                    name={key}
                    field={field}
                    value={beside ?? undefined}
                    beside={value}
                  />
                </Column>
              )}
            </div>
            {same && <Same />}
          </section>
        )
      })}
    </div>
  )
}

function Same() {
  const words = useSetWords()
  return <p className={styles.same}>{words.same}</p>
}

export function DatumHead({
  naming,
  name,
  children,
}: {
  naming: Naming
  name: string
  children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <h3>{naming.title(name)}</h3>
      {children}
      <p>{naming.about(name)}</p>
    </header>
  )
}

function Column({
  game,
  naming,
  name,
  set,
  titled,
  children,
}: {
  game: Game
  naming: Naming
  name: string
  set: ShownSet
  titled: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.column}>
      {titled && <h4>{set.title}</h4>}
      {children}
      <GradeLine game={game} naming={naming} name={name} set={set} />
    </div>
  )
}

/** How sure it is and where it comes from. */
export function GradeLine({
  game,
  naming,
  name,
  set,
}: {
  game: Game
  naming: Naming
  name: string
  set: ShownSet
}) {
  const { grade, source } = gradeOf(game, set, name)
  return (
    <p className={styles.source}>
      <GradeTag grade={grade} /> {source === '' ? null : naming.source(source)}
    </p>
  )
}

export function GradeTag({ grade }: { grade: Grade }) {
  const words = useSetWords()
  return (
    <span className={styles.grade} data-grade={grade} title={words.grades[grade].about}>
      {words.grades[grade].name}
    </span>
  )
}

interface ShownProps {
  naming: Naming
  /** The part of the set it belongs to. */
  name: string
  field: Field
  value: Json | undefined
  /** The same place in the other set; what differs is marked. */
  beside: Json | undefined
}

function Shown({ naming, name, field, value, beside }: ShownProps): ReactNode {
  const words = useSetWords()
  const differs = beside !== undefined && !sameJson(value, beside)
  const inner = (of: Field, part: Json | undefined, other: Json | undefined) => (
    <Shown naming={naming} name={name} field={of} value={part} beside={other} />
  )
  switch (field.kind) {
    case 'number':
    case 'text':
      return <Leaf differs={differs}>{plain(value)}</Leaf>
    case 'flag':
      return <Leaf differs={differs}>{value === true ? words.yes : words.no}</Leaf>
    case 'choice':
      return (
        <Leaf differs={differs}>
          {naming.icon(name, plain(value))}
          {naming.name(name, plain(value))}
        </Leaf>
      )
    case 'counts': {
      const all = field.keys.map((key) => Number(partOf(value, key) ?? 0))
      return (
        <>
          <ul className={styles.counts}>
            {field.keys.map((key, i) => {
              const other = beside === undefined ? all[i] : Number(partOf(beside, key) ?? 0)
              if (all[i] === 0 && other === 0) return null
              return (
                <li key={key} data-differs={other === all[i] ? undefined : ''}>
                  {naming.icon(name, key)}
                  <span>{naming.name(name, key)}</span>
                  <b>{all[i]}</b>
                </li>
              )
            })}
          </ul>
          <p className={styles.sum}>{words.sum(all.reduce((a, b) => a + b, 0))}</p>
        </>
      )
    }
    case 'group':
      return (
        <dl className={styles.group}>
          {field.fields.map(([key, of]) => (
            <div key={key}>
              <dt>{naming.name(name, key)}</dt>
              <dd>{inner(of, partOf(value, key), partOf(beside, key))}</dd>
            </div>
          ))}
        </dl>
      )
    case 'row':
    case 'list': {
      const items = itemsOf(value)
      const others = beside === undefined ? null : itemsOf(beside)
      if (items.length === 0) return <Leaf differs={differs}>{words.empty}</Leaf>
      if (field.of.kind === 'group')
        return <Rows naming={naming} name={name} fields={field.of.fields} items={items} others={others} />
      return (
        <ol className={styles.items} data-few={field.kind === 'row' ? '' : undefined}>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <li key={i}>
              <span className={styles.place}>{naming.place(name, i + 1)}</span>
              {inner(field.of, item, others === null ? undefined : (others[i] ?? null))}
            </li>
          ))}
        </ol>
      )
    }
  }
}

function Leaf({ differs, children }: { differs: boolean; children: ReactNode }) {
  return (
    <span className={styles.leaf} data-differs={differs ? '' : undefined}>
      {children}
    </span>
  )
}

/** Entries with several parts: one a line. */
function Rows({
  naming,
  name,
  fields,
  items,
  others,
}: {
  naming: Naming
  name: string
  fields: readonly (readonly [string, Field])[]
  items: readonly Json[]
  others: readonly Json[] | null
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={naming.title(name)}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <td />
            {fields.map(([key]) => (
              <th key={key} scope="col">
                {naming.name(name, key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <tr key={i} data-differs={others !== null && !sameJson(item, others[i]) ? '' : undefined}>
              <th scope="row">{i + 1}</th>
              {fields.map(([key, field]) => (
                <td key={key}>
                  {field.kind === 'counts' ? (
                    <span className={styles.amounts}>
                      {field.keys.map((kind) => {
                        const n = Number(partOf(partOf(item, key), kind) ?? 0)
                        return n === 0 ? null : (
                          <span key={kind}>
                            {n} {naming.icon(name, kind)}
                            <span className={styles.kind}>{naming.name(name, kind)}</span>
                          </span>
                        )
                      })}
                    </span>
                  ) : (
                    <>
                      {plain(partOf(item, key))} {naming.icon(name, key)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function plain(value: Json | undefined): string {
  return value === undefined || value === null
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
}
