import type { BookTable } from '@gam/kernel'
import type { Book, BookRule, Section } from './book.ts'
import { Linked, Marked, RuleLink } from './marked.tsx'
import { useReader } from './reader.ts'
import styles from './section-view.module.css'

/** A section: what it is about, its rules, its picture and its table. */
export function SectionView({
  section,
  Figure,
  as: Heading,
}: {
  section: Section
  Figure: Book['Figure']
  as: 'h2' | 'h3'
}) {
  const { words } = useReader()
  const { id, title, lead, content, table, figure, caption, see = [] } = section
  const heading = `${id}-title`
  const inside = (
    <>
      {content.length > 0 && (
        <ol className={styles.rules}>
          {content.map((rule) => (
            <RuleItem key={rule.id} rule={rule} />
          ))}
        </ol>
      )}
      {table && <SmallTable table={table} />}
      {see.length > 0 && (
        <p className={styles.see}>
          {words.see}:{' '}
          {see.map((rule, i) => (
            <span key={rule}>
              {i > 0 && ', '}
              <RuleLink rule={rule} />
            </span>
          ))}
        </p>
      )}
    </>
  )
  return (
    <section
      id={id}
      className={styles.section}
      aria-labelledby={heading}
      data-section=""
      data-figure={figure}
    >
      <div className={styles.text}>
        <Heading id={heading} className={styles.title}>
          <Marked text={title} />
        </Heading>
        {lead !== null && (
          <p className={styles.lead}>
            <Linked text={lead} />
          </p>
        )}
      </div>
      {figure !== undefined && <Picture section={id} caption={caption} Figure={Figure} />}
      <div className={styles.text}>{inside}</div>
    </section>
  )
}

/** Pieces are only looked at here: no keys, and nothing that is read out twice. */
function Picture({
  section,
  caption,
  Figure,
}: {
  section: string
  caption: string | null
  Figure: Book['Figure']
}) {
  return (
    <figure className={styles.figure}>
      <div className={styles.picture} inert aria-hidden="true">
        <Figure section={section} />
      </div>
      {caption !== null && (
        <figcaption>
          <Marked text={caption} />
        </figcaption>
      )}
    </figure>
  )
}

function RuleItem({ rule: { id, text, ruling } }: { rule: BookRule }) {
  const { words, lit } = useReader()
  return (
    <li id={id} className={styles.rule} data-lit={lit === id ? '' : undefined} tabIndex={-1}>
      <span className={styles.id}>
        <RuleLink rule={id}>
          <span className="unseen">{words.rule} </span>
          <Marked text={id} />
        </RuleLink>
      </span>
      <div>
        <p>
          <Linked text={text} />
        </p>
        {ruling !== null && (
          <p className={styles.ruling}>
            <span className={styles.tag}>{words.ruling}</span> <Linked text={ruling} />
          </p>
        )}
      </div>
    </li>
  )
}

function SmallTable({ table: { caption, head, rows } }: { table: BookTable }) {
  const { words } = useReader()
  const ruled = rows.some(({ rule }) => rule !== undefined)
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table} data-words={ruled ? '' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, i) =>
              cell === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                <td key={i} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                <th key={i} scope="col">
                  {cell}
                </th>
              ),
            )}
            {ruled && <th scope="col">{words.rule}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first = '', ...cells], rule }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
            <tr key={i}>
              <th scope="row">
                <Marked text={first} />
              </th>
              {cells.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                <td key={j}>
                  <Marked text={cell} />
                </td>
              ))}
              {ruled && <td>{rule !== undefined && <RuleLink rule={rule} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
