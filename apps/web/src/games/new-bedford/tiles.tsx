import type { Offered } from '@gam/kernel'
import { BUILDINGS, bonusOf, effectOf, isClosed, isVictory, SPACES, wordsOf } from '@gam/new-bedford'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import { Meeple, Pic, TokenDisc } from './art.tsx'
import { Brief } from './brief.tsx'
import { isCastawayOn, type Means, meansFor, placeOfSpace, spaceOfBuilding, standing } from './reading.ts'
import { flagOf, nameOf, type Seen, termIn } from './seen.ts'
import styles from './tiles.module.css'

/** What a space or building does, as this box has it. */
export function deedOf({ words, facts }: Pick<Seen, 'words' | 'facts'>, name: string): string {
  return effectOf(words.pieces, name, facts.secondPrinting).deed
}

function namesOf(seen: Seen, seats: readonly number[]): string[] {
  return seats.map((seat) => nameOf(seen, seat))
}

/** The option that stands behind a target, if there is one for it. */
function refusedOption({ moment }: Seen, type: string, field: string, name: string): Offered | undefined {
  return moment.decision?.options.find(
    ({ action, refusal }) => action.type === type && action[field] === name && refusal !== undefined,
  )
}

/** Why it cannot be used now, in two or three words. */
function whyNot(seen: Seen, name: string): string | null {
  const reason = refusedOption(seen, 'place', 'space', name)?.refusal?.reason
  return reason ? (seen.words.whys[reason.type]?.(reason) ?? null) : null
}

/** The workers on a space; crowded they move together. */
function Workers({ seen, seats, size }: { seen: Seen; seats: readonly number[]; size: number }) {
  return (
    <span className={styles.workers} style={{ '--step': `${stepOf(seats.length, size) / 16}rem` }}>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of a seat are alike
        <span key={`${seat} ${i}`} className={styles.worker}>
          <Meeple flag={flagOf(seen, seat)} size={size} />
        </span>
      ))}
    </span>
  )
}

function stepOf(count: number, size: number): number {
  if (count < 3) return size
  return Math.min(size, (84 - size) / (count - 1))
}

/** The foot of a space: who stands there, the bonus that is still open, or why it cannot be used. */
function SpaceFoot({
  seen,
  name,
  size,
  why,
}: {
  seen: Seen
  name: string
  size: number
  why: string | null
}) {
  const { words, state } = seen
  const there = standing(state, SPACES.indexOf(name))
  const { chosen } = useScene()
  const mine = chosen === `space ${name}#0`
  return (
    <span className={styles.foot} data-at={`spot ${name}`}>
      {there.length > 0 ? (
        <>
          <Workers seen={seen} seats={there} size={size} />
          {isCastawayOn(state, SPACES.indexOf(name)) && <TokenDisc token="castaway" size={18} />}
          {there.length < 2 && why === null && !mine && <span className={styles.taken}>{words.taken}</span>}
        </>
      ) : (
        why === null &&
        !mine && (
          <span className={styles.bonus}>
            <Brief phrase={bonusOf(words.pieces, name)?.effect ?? []} />
          </span>
        )
      )}
      {mine && (
        <span className={styles.ghost}>
          <Meeple flag={flagOf(seen, seen.me)} size={size} />
        </span>
      )}
      {why !== null && <span className={styles.why}>{why}</span>}
    </span>
  )
}

/** A space of the town or the harbour. */
export function SpaceTile({
  seen,
  space,
  look,
}: {
  seen: Seen
  space: number
  look: 'tall' | 'flat' | 'pier'
}) {
  const { words, state } = seen
  const name = SPACES.value(space)
  const there = standing(state, space)
  const why = whyNot(seen, name)
  const label = words.said.space({
    name: termIn(words, 'space', name),
    deed: deedOf(seen, name),
    bonus: bonusOf(words.pieces, name)?.deed ?? null,
    by: namesOf(seen, there),
  })
  return (
    <Piece
      target={`space ${name}`}
      place={placeOfSpace(name)}
      label={label}
      className={[styles.space, styles[look]].join(' ')}
    >
      <span className={styles.inside} aria-hidden="true">
        <span className={styles.picture}>
          <Pic name={name} size={look === 'tall' ? 32 : look === 'pier' ? 22 : 18} />
        </span>
        <b className={styles.name}>{termIn(words, 'space', name)}</b>
        <span className={why === null || look === 'pier' ? styles.effect : styles.why}>
          {why === null || look === 'pier' ? <Brief phrase={wordsOf(words.pieces, name).effect} /> : why}
        </span>
        <SpaceFoot
          seen={seen}
          name={name}
          size={look === 'flat' ? 20 : 26}
          why={look === 'pier' ? why : null}
        />
      </span>
    </Piece>
  )
}

/** A building that somebody owns. */
export function BuiltTile({ seen, building, look }: { seen: Seen; building: number; look: 'full' | 'slim' }) {
  const { words, state, me } = seen
  const name = BUILDINGS.value(building)
  const owner = state.owners[building]
  const victory = isVictory(building)
  const space = spaceOfBuilding(building)
  const there = space === null ? [] : standing(state, SPACES.indexOf(space))
  const used = state.used[building]
  const closed = isClosed(state, building)
  const why = used || victory ? null : closed ? words.pages.closed : whyNot(seen, name)
  const { chosen } = useScene()
  const mine = chosen === `space ${name}#0`
  const label = words.said.built({
    name: termIn(words, 'building', name),
    deed: deedOf(seen, name),
    owner: owner === me && seen.mine ? null : nameOf(seen, owner),
    victory,
    used,
    by: namesOf(seen, there),
    fee: owner !== me && seen.mine,
  })
  return (
    <Piece
      target={victory ? `building ${name}` : `space ${name}`}
      place={`building ${name}`}
      label={why ? `${label} ${why}.` : label}
      className={[styles.built, styles[look], used || closed ? styles.used : ''].join(' ')}
    >
      <span className={styles.builtInside} aria-hidden="true">
        <span className={styles.ring} data-victory={victory ? '' : undefined} data-at={`spot ${name}`}>
          {there.length > 0 || mine ? (
            <span className={mine ? styles.ghost : undefined}>
              <Meeple flag={flagOf(seen, mine ? me : there[0])} size={look === 'full' ? 28 : 20} />
            </span>
          ) : closed ? (
            <Icon name="lock" size={look === 'full' ? 18 : 13} />
          ) : (
            <Pic name={name} size={look === 'full' ? 22 : 15} />
          )}
        </span>
        <span className={styles.builtText}>
          <b className={styles.builtName}>{termIn(words, 'building', name)}</b>
          {look === 'full' && (
            <span className={why ? styles.whyLine : styles.builtEffect}>
              {why ??
                (used && there.length === 0 ? (
                  words.used
                ) : (
                  <Brief phrase={effectOf(words.pieces, name, seen.facts.secondPrinting).effect} />
                ))}
            </span>
          )}
        </span>
      </span>
    </Piece>
  )
}

const COST_ICONS = ['wood', 'food', 'brick', 'coin']

/** A building that can still be built. */
export function OfferTile({
  seen,
  building,
  look,
  bare = false,
}: {
  seen: Seen
  building: number
  look: 'full' | 'middle' | 'short' | 'dense'
  /** Without saying whether I could pay for it. */
  bare?: boolean
}) {
  const { words, moment, facts, me } = seen
  const name = BUILDINGS.value(building)
  const cost = facts.costs[building]
  const means = meansFor(moment, facts, me, building)
  const victory = isVictory(building)
  const label = words.said.offer({
    name: termIn(words, 'building', name),
    deed: deedOf(seen, name),
    cost,
    ...means,
  })
  return (
    <Piece
      target={`building ${name}`}
      place={`building ${name}`}
      label={label}
      className={[styles.offer, styles[look], means.enough ? '' : styles.lacks].join(' ')}
    >
      <span className={styles.offerInside} aria-hidden="true">
        <span className={styles.offerHead}>
          {look === 'full' && <Pic name={name} size={24} />}
          <b className={styles.offerName}>{termIn(words, 'building', name)}</b>
          {victory && look === 'full' && <Star />}
        </span>
        {(look === 'full' || look === 'middle') && (
          <span className={styles.offerEffect}>
            <Brief phrase={effectOf(words.pieces, name, seen.facts.secondPrinting).effect} />
          </span>
        )}
        <span className={styles.offerFoot}>
          <span className={styles.cost}>
            {COST_ICONS.flatMap((icon, i) =>
              cost[i] > 0
                ? [
                    <span key={icon} className={styles.amount} data-lack={means.lack[i] > 0 ? '' : undefined}>
                      {cost[i]}
                      <Pic name={icon} size={look === 'full' ? 17 : 15} />
                    </span>,
                  ]
                : [],
            )}
          </span>
          {victory && look !== 'full' && <Star />}
          {!bare && <Verdict look={look} means={means} seen={seen} />}
        </span>
      </span>
    </Piece>
  )
}

/** A victory building: it counts at the end instead of having an action. */
function Star() {
  return (
    <span className={styles.star}>
      <Icon name="star" size={13} />
    </span>
  )
}

function Verdict({ look, means: { enough, lack }, seen }: { look: string; means: Means; seen: Seen }) {
  const { words } = seen
  const bonus = enough === 'bonus'
  if (look !== 'full')
    return enough ? (
      <span className={styles.tick} data-bonus={bonus ? '' : undefined}>
        <Icon name="check" size={14} />
      </span>
    ) : null
  if (enough) return <span className={styles.enough}>{bonus ? words.withBonus : words.enough}</span>
  const several = lack.filter((n) => n > 0).length > 1
  return (
    <span className={styles.lacking}>
      {COST_ICONS.flatMap((icon, i) =>
        lack[i] > 0
          ? [
              <span key={icon} className={styles.amount}>
                {several ? '−' : ''}
                {lack[i]}
                <Pic name={icon} size={14} />
              </span>,
            ]
          : [],
      )}{' '}
      {several ? '' : words.short}
    </span>
  )
}
