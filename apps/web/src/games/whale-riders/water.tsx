import { PORTS, type RiderTypes } from '@gam/whale-riders'
import { Icon } from '../../parts/icon.tsx'
import { Carried } from '../../play/carried.tsx'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import type { Preview } from '../../session/session.ts'
import { HeadArt, RiderArt, RiderIcon } from './art.tsx'
import type { CoastProps } from './coast.tsx'
import { factsOf, nextPortOf, portOf, ridersAt, turnOf, wayOf } from './reading.ts'
import type { Swapping } from './swapping.ts'
import styles from './water.module.css'

interface AtPort extends CoastProps {
  readonly port: number
  readonly preview: Preview<RiderTypes> | null
  readonly swapping: Swapping
}

/** Free water beside the places: the riders, and what can be done from here. */
export function Water({ port, table, moment, words, preview, swapping }: AtPort) {
  const facts = factsOf(table)
  const there = ridersAt(port, table, moment)
  const { viewer } = moment
  const me = there.find(({ seat }) => seat === viewer)
  const mine = me !== undefined
  const after = viewer === null ? null : (preview?.after.seats[viewer] ?? null)
  const coming = after !== null && !mine && portOf(facts, after) === port
  return (
    <div
      className={styles.water}
      data-at={`water ${PORTS.value(port)}`}
      data-riders={there.length + (coming ? 1 : 0)}
      data-ways={mine && nextPortOf(facts, me.rider) !== null ? '' : undefined}
    >
      {there.map(({ rider, seat }) => (
        <Swimmer
          key={seat}
          seat={seat}
          mine={seat === viewer}
          flag={table.seats[seat].flag}
          home={wayOf(facts, rider) !== 'out'}
        />
      ))}
      {coming && viewer !== null && (
        <span className={styles.rider} data-ghost="">
          <RiderArt flag={table.seats[viewer].flag} home={wayOf(facts, after) !== 'out'} />
        </span>
      )}
      {mine && <Ways table={table} moment={moment} words={words} swapping={swapping} />}
    </div>
  )
}

function Swimmer({ seat, mine, flag, home }: { seat: number; mine: boolean; flag: number; home: boolean }) {
  const drawn = (
    <>
      <span className={styles.whole}>
        <RiderArt flag={flag} home={home} />
      </span>
      <span className={styles.head}>
        <HeadArt flag={flag} />
      </span>
    </>
  )
  return (
    <span
      className={styles.rider}
      data-at={`rider ${seat}`}
      data-home={home ? '' : undefined}
      data-idle="bob"
      style={{ '--idle-phase': `${-seat * 0.57}s` }}
    >
      {mine ? <Carried goesTo={(target) => target === 'sail'}>{drawn}</Carried> : drawn}
    </span>
  )
}

/** Sailing on, and the swap of those who can. */
function Ways({ table, moment, words, swapping }: CoastProps & { swapping: Swapping }) {
  const facts = factsOf(table)
  const { targets, held } = useScene()
  const { viewer, view } = moment
  if (viewer === null) return null
  const rider = view.state.seats[viewer]
  const next = nextPortOf(facts, rider)
  const { free } = turnOf(view.state)
  const out = wayOf(facts, rider) === 'out'
  const sailed = held?.action.type === 'advance'
  const open = targets.get('sail') === 'open'
  return (
    <span className={styles.ways}>
      {swapping.possible && (
        <button
          type="button"
          className={styles.pill}
          data-stop=""
          data-swap=""
          aria-pressed={swapping.on}
          onClick={() => swapping.toggle()}
        >
          <i className={styles.icon}>
            <RiderIcon name="swap" size={16} />
          </i>
          <span>{swapping.on ? words.swapStop : words.swap}</span>
        </button>
      )}
      {(sailed || (next !== null && open)) && (
        <Piece
          target="sail"
          label={words.said.sail(words.ports[PORTS.value(next ?? portOf(facts, rider))], free)}
          className={styles.pill}
        >
          <span className={styles.word} aria-hidden="true">
            {(sailed || !out) && (
              <i className={styles.icon}>
                {sailed ? <Icon name="check" size={16} /> : <RiderIcon name="back" size={16} />}
              </i>
            )}
            <span>
              {words.sail}
              {free && !sailed && <small>{words.free}</small>}
            </span>
            {out && !sailed && (
              <i className={styles.icon}>
                <RiderIcon name="arrow" size={16} />
              </i>
            )}
          </span>
        </Piece>
      )}
    </span>
  )
}
