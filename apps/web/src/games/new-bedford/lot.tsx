import { BUILDINGS, bonusOf, effectOf, FEE, isClosed, isVictory, SPACES } from '@gam/new-bedford'
import { memo } from 'preact/compat'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import { Meeple, Pic, TokenDisc } from './art.tsx'
import { Brief } from './brief.tsx'
import { Facade } from './facade.tsx'
import styles from './lot.module.css'
import { deedOf, isCastawayOn, meansFor, placeOfSpace, spaceOfBuilding, standing } from './reading.ts'
import { flagOf, nameOf, type Seen, termIn } from './seen.ts'
import { DOCKING } from './ship-piece.tsx'
import { isSpace, type Lot } from './streets.ts'
import { litAfter } from './use-light.tsx'

/** One place of the town for the whole game: a printed space, a plan, or the house that stands there. */
export const LotPiece = memo(function LotPiece({
  seen,
  lot,
  along = 0,
}: {
  seen: Seen
  lot: Lot
  along?: number
}) {
  return (
    <div
      className={styles.place}
      data-drop={lot.name === 'dockyard' ? DOCKING : undefined}
      style={{ '--order': lot.order, ...litAfter(along) }}
    >
      <Standing seen={seen} name={lot.name} />
    </div>
  )
})

function Standing({ seen, name }: { seen: Seen; name: string }) {
  if (isSpace(name)) return <SpaceLot seen={seen} name={name} />
  const built = seen.state.owners[BUILDINGS.indexOf(name)] >= 0
  return built ? <BuiltLot seen={seen} name={name} /> : <PlanLot seen={seen} name={name} />
}

/** Why it cannot be used now, in two or three words. */
function whyNot({ moment, words }: Seen, name: string): string | null {
  const reason = moment.decision?.options.find(
    ({ action, refusal }) => action.type === 'place' && action.space === name && refusal,
  )?.refusal?.reason
  return reason ? (words.whys[reason.type]?.(reason) ?? null) : null
}

function Effect({ seen, name, piece }: { seen: Seen; name: string; piece: string }) {
  const { chosen, held, verb } = useScene()
  if (chosen === piece && held?.piece !== piece && verb !== '')
    return (
      <strong className={styles.verb}>
        <Icon name="check" size={14} /> {verb}
      </strong>
    )
  return <Brief phrase={effectOf(seen.words.pieces, name, seen.facts.secondPrinting).effect} />
}

/** Who stands on the pavement, and my worker where it would stand. */
function Folk({ seen, name, seats }: { seen: Seen; name: string; seats: readonly number[] }) {
  const { chosen, ghost } = useScene()
  return (
    <span className={styles.folk} data-at={`spot ${name}`} data-many={seats.length > 2 ? '' : undefined}>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of a seat are alike
        <Meeple key={`${seat} ${i}`} flag={flagOf(seen, seat)} size={30} />
      ))}
      {SPACES.indexOf(name) >= 0 && isCastawayOn(seen.state, SPACES.indexOf(name)) && (
        <TokenDisc token="castaway" size={18} />
      )}
      {(chosen ?? ghost) === `space ${name}#0` && (
        <span className={styles.ghost}>
          <Meeple flag={flagOf(seen, seen.me)} size={30} />
        </span>
      )}
    </span>
  )
}

function SpaceLot({ seen, name }: { seen: Seen; name: string }) {
  const { words, state } = seen
  const there = standing(state, SPACES.indexOf(name))
  const why = whyNot(seen, name)
  const bonus = bonusOf(words.pieces, name)
  return (
    <Piece
      target={`space ${name}`}
      place={placeOfSpace(name)}
      label={words.said.space({
        name: termIn(words, 'space', name),
        deed: deedOf(seen, name),
        bonus: bonus?.deed ?? null,
        by: there.map((seat) => nameOf(seen, seat)),
      })}
      className={[styles.lot, styles.space].join(' ')}
    >
      <span className={styles.art} aria-hidden="true">
        <Facade name={name} />
        <Folk seen={seen} name={name} seats={there} />
        <Extra target={`space ${name}`} />
        {why !== null && <span className={styles.why}>{why}</span>}
      </span>
      <span className={styles.sign} aria-hidden="true">
        <b>{termIn(words, 'space', name)}</b>
        <i>
          <Effect seen={seen} name={name} piece={`space ${name}#0`} />{' '}
          {there.length > 0 ? (
            <span className={styles.taken}>{words.taken}</span>
          ) : (
            <span className={styles.bonus}>
              <Brief phrase={bonus?.effect ?? []} />
            </span>
          )}
        </i>
      </span>
    </Piece>
  )
}

function BuiltLot({ seen, name }: { seen: Seen; name: string }) {
  const { words, state, me } = seen
  const building = BUILDINGS.indexOf(name)
  const owner = state.owners[building]
  const victory = isVictory(building)
  const space = spaceOfBuilding(building)
  const there = space === null ? [] : standing(state, SPACES.indexOf(space))
  const used = state.used[building]
  const closed = isClosed(state, building)
  const fee = owner !== me && seen.mine && !victory
  const why = used || victory ? null : closed ? words.pages.closed : whyNot(seen, name)
  const label = words.said.built({
    name: termIn(words, 'building', name),
    deed: deedOf(seen, name),
    owner: owner === me && seen.mine ? null : nameOf(seen, owner),
    victory,
    used,
    by: there.map((seat) => nameOf(seen, seat)),
    fee,
  })
  const { targets, held } = useScene()
  // Built by what is held, it is still the plan that was clicked.
  const rising = held?.piece === `building ${name}#0`
  const target = victory || rising ? `building ${name}` : `space ${name}`
  return (
    <Piece
      target={target}
      place={`building ${name}`}
      label={why ? `${label} ${why}.` : label}
      className={[styles.lot, rising ? styles.rising : ''].join(' ')}
    >
      <span className={styles.art} aria-hidden="true">
        <Facade name={name} />
        <span className={styles.pole}>
          <Flag flag={flagOf(seen, owner)} width={27} />
          {fee && isOpen(targets.get(target)) && (
            <span className={styles.due}>
              <Brief phrase={words.panels.price(FEE)} />
            </span>
          )}
        </span>
        {victory && <Star />}
        <Folk seen={seen} name={name} seats={there} />
        <Extra target={target} />
        {why !== null && <span className={styles.why}>{why}</span>}
      </span>
      <span className={styles.sign} aria-hidden="true">
        <b>{termIn(words, 'building', name)}</b>
        <i>
          <Effect seen={seen} name={name} piece={`${target}#0`} />
        </i>
      </span>
    </Piece>
  )
}

function isOpen(state: string | undefined): boolean {
  return state !== undefined && state !== 'refused' && state !== 'idle'
}

const COST_ICONS = ['wood', 'food', 'brick', 'coin']

function PlanLot({ seen, name }: { seen: Seen; name: string }) {
  const { words, moment, facts, me, purse } = seen
  const building = BUILDINGS.indexOf(name)
  const cost = facts.costs[building]
  const means = meansFor(moment, facts, me, building, purse)
  return (
    <Piece
      target={`building ${name}`}
      place={`building ${name}`}
      label={words.said.offer({
        name: termIn(words, 'building', name),
        deed: deedOf(seen, name),
        cost,
        ...means,
      })}
      className={[styles.lot, styles.plan].join(' ')}
    >
      <span className={styles.art} aria-hidden="true">
        <Facade name={name} plan />
        {isVictory(building) && <Star />}
        <span className={styles.board} data-at={`cost ${name}`}>
          {COST_ICONS.flatMap((icon, i) =>
            cost[i] > 0
              ? [
                  <span key={icon} className={styles.amount} data-lack={means.lack[i] > 0 ? '' : undefined}>
                    {cost[i]}
                    <Pic name={icon} />
                  </span>,
                ]
              : [],
          )}
          {means.enough !== null && seen.mine && (
            <span className={styles.tick}>
              <Icon name="check" size={14} />
            </span>
          )}
          <Extra target={`building ${name}`} />
        </span>
      </span>
      <span className={styles.sign} aria-hidden="true">
        <b>{termIn(words, 'building', name)}</b>
        <i>
          <Effect seen={seen} name={name} piece={`building ${name}#0`} />
        </i>
      </span>
    </Piece>
  )
}

/** What has to be bought first. */
function Extra({ target }: { target: string }) {
  const extra = useScene().extraOf(target)
  return extra === null ? null : (
    <span className={styles.extra}>
      <Brief phrase={extra} />
    </span>
  )
}

/** A victory building: it counts at the end instead of having an action. */
function Star() {
  return (
    <span className={styles.star}>
      <Icon name="star" size={14} />
    </span>
  )
}
