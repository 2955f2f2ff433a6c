import { PORTS } from '@gam/whale-riders'
import { isPiece, PieceIcon } from '../../art/piece.tsx'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import type { CoastProps } from './coast.tsx'
import type { Looking } from './looking.ts'
import styles from './pager.module.css'
import { coastOf, factsOf, isClosed, nextPortOf, ridersAt, turnOf, wayOf } from './reading.ts'

/** Where there is room for one port only: the row of medallions, to look at another one, and to sail to the next. */
export function Pager({ table, moment, words, looking }: CoastProps & { looking: Looking }) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const { state } = moment.view
  const me = moment.viewer === null ? null : state.seats[moment.viewer]
  const next = me !== null && targets.get('sail') === 'open' ? nextPortOf(facts, me) : null
  return (
    <Region label={words.labels.ports} className={styles.pager} ground="sea">
      {coastOf(facts).map((port) => {
        const name = PORTS.value(port)
        const there = ridersAt(port, table, moment)
        const label = words.said.port(
          words.ports[name],
          there.map(({ rider, seat }) => words.said.rider(table.seats[seat].name, wayOf(facts, rider))),
          isClosed(port, state.ports[port]),
        )
        const picked = port === next && looking.port === port
        const face = (
          <>
            <span className={styles.disc}>{isPiece(name) && <PieceIcon name={name} size={22} />}</span>
            {picked ? (
              <b className={styles.verb} aria-hidden="true">
                <Icon name="check" size={12} />
                {words.sail}
              </b>
            ) : (
              <span className={styles.flags} aria-hidden="true" data-many={there.length > 2 ? '' : undefined}>
                {there.map(({ seat }) => (
                  <Flag key={seat} flag={table.seats[seat].flag} width={17} />
                ))}
              </span>
            )}
          </>
        )
        // The first tap on the port one can sail to looks at it, the second sails there.
        return picked ? (
          <Piece
            key={port}
            target="sail"
            copy={2}
            label={words.said.sail(words.ports[name], turnOf(state).free)}
            className={[styles.cell, styles.picked].join(' ')}
          >
            {face}
          </Piece>
        ) : (
          <button
            key={port}
            type="button"
            className={styles.cell}
            data-stop=""
            data-page={name}
            data-sun={name === 'sun' ? '' : undefined}
            data-next={port === next ? '' : undefined}
            data-leads={port === next ? 'sail' : undefined}
            data-mine={port === looking.home && me !== null ? '' : undefined}
            aria-pressed={port === looking.port}
            onClick={() => looking.look(port)}
          >
            <span className="unseen">{label}</span>
            {face}
          </button>
        )
      })}
    </Region>
  )
}
