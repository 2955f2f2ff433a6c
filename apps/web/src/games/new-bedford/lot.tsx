import type { Phrase } from '@gam/kernel'
import { BUILDINGS, bonusOf, effectOf, FEE, isClosed, isVictory, SPACES } from '@gam/new-bedford'
import { memo } from 'preact/compat'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useAlike } from '../../play/alike.ts'
import { Piece } from '../../play/piece.tsx'
import { useSceneOf } from '../../play/scene.tsx'
import { Meeple, Pic, TokenDisc } from './art.tsx'
import { Brief } from './brief.tsx'
import { Facade } from './facade.tsx'
import styles from './lot.module.css'
import { deedOf, isCastawayOn, meansFor, placeOfSpace, spaceOfBuilding, standing } from './reading.ts'
import { flagOf, nameOf, type Seen, termIn } from './seen.ts'
import { DOCKING } from './ship-piece.tsx'
import { isSpace, type Lot } from './streets.ts'
import { litAfter } from './use-light.tsx'

/** What can be seen at a place of the town: it is drawn again when this says something else, and not with every move. */
interface Face {
  readonly name: string
  /** Its name, and its sentence for those who do not see it. */
  readonly term: string
  readonly label: string
  readonly effect: Phrase
  /** Why it cannot be used now, in two or three words. */
  readonly why: string | null
  /** The flags of whoever stands there. */
  readonly folk: readonly number[]
  readonly castaway: boolean
  readonly victory: boolean
  /** My flag, and what is said for it. */
  readonly mine: number
}

interface SpaceFace extends Face {
  readonly kind: 'space'
  /** What it brings whoever comes first; what it says when somebody is there. */
  readonly bonus: Phrase
  readonly taken: string
}

interface BuiltFace extends Face {
  readonly kind: 'built'
  readonly owner: number
  /** What I would pay to whom it belongs to. */
  readonly due: Phrase | null
}

interface PlanFace extends Face {
  readonly kind: 'plan'
  readonly cost: readonly { readonly icon: string; readonly amount: number; readonly lacks: boolean }[]
  /** I have what it takes. */
  readonly enough: boolean
}

/** One place of the town for the whole game: a printed space, a plan, or the house that stands there. */
export function LotPiece({ seen, lot, along = 0 }: { seen: Seen; lot: Lot; along?: number }) {
  return <Place face={useAlike(faceOf(seen, lot.name))} order={lot.order} along={along} />
}

const Place = memo(function Place({
  face,
  order,
  along,
}: {
  face: SpaceFace | BuiltFace | PlanFace
  order: number
  along: number
}) {
  return (
    <div
      className={styles.place}
      data-drop={face.name === 'dockyard' ? DOCKING : undefined}
      style={{ '--order': order, ...litAfter(along) }}
    >
      {face.kind === 'space' && <SpaceLot face={face} />}
      {face.kind === 'built' && <BuiltLot face={face} />}
      {face.kind === 'plan' && <PlanLot face={face} />}
    </div>
  )
})

function faceOf(seen: Seen, name: string): SpaceFace | BuiltFace | PlanFace {
  const { words, facts, state, me } = seen
  const effect = effectOf(words.pieces, name, facts.secondPrinting).effect
  const mine = flagOf(seen, me)
  if (isSpace(name)) {
    const { by, folk, castaway } = whoIsAt(seen, name)
    const bonus = bonusOf(words.pieces, name)
    const term = termIn(words, 'space', name)
    const label = words.said.space({ name: term, deed: deedOf(seen, name), bonus: bonus?.deed ?? null, by })
    return {
      kind: 'space',
      ...{ name, term, label, effect, folk, castaway, mine },
      why: whyNot(seen, name),
      victory: false,
      bonus: bonus?.effect ?? [],
      taken: words.taken,
    }
  }
  const building = BUILDINGS.indexOf(name)
  const term = termIn(words, 'building', name)
  const victory = isVictory(building)
  const owner = state.owners[building]
  if (owner < 0) {
    const cost = facts.costs[building]
    const means = meansFor(seen.moment, facts, me, building, seen.purse)
    return {
      kind: 'plan',
      ...{ name, term, effect, victory, mine },
      label: words.said.offer({ name: term, deed: deedOf(seen, name), cost, ...means }),
      why: null,
      folk: [],
      castaway: false,
      cost: COST_ICONS.flatMap((icon, i) =>
        cost[i] > 0 ? [{ icon, amount: cost[i], lacks: means.lack[i] > 0 }] : [],
      ),
      enough: means.enough !== null && seen.mine,
    }
  }
  const space = spaceOfBuilding(building)
  const { by, folk, castaway } = whoIsAt(seen, space === null ? null : name)
  const used = state.used[building]
  const fee = owner !== me && seen.mine && !victory
  const why = used || victory ? null : isClosed(state, building) ? words.pages.closed : whyNot(seen, name)
  const label = words.said.built({
    name: term,
    deed: deedOf(seen, name),
    owner: owner === me && seen.mine ? null : nameOf(seen, owner),
    victory,
    used,
    by,
    fee,
  })
  return {
    kind: 'built',
    ...{ name, term, effect, why, folk, castaway, victory, mine },
    label: why ? `${label} ${why}.` : label,
    owner: flagOf(seen, owner),
    due: fee ? words.panels.price(FEE) : null,
  }
}

/** Why it cannot be used now, in two or three words. */
function whyNot({ moment, words }: Seen, name: string): string | null {
  const reason = moment.decision?.options.find(
    ({ action, refusal }) => action.type === 'place' && action.space === name && refusal,
  )?.refusal?.reason
  return reason ? (words.whys[reason.type]?.(reason) ?? null) : null
}

function whoIsAt(
  seen: Seen,
  name: string | null,
): { readonly by: readonly string[]; readonly folk: readonly number[]; readonly castaway: boolean } {
  const space = name === null ? -1 : SPACES.indexOf(name)
  const there = space < 0 ? [] : standing(seen.state, space)
  return {
    by: there.map((seat) => nameOf(seen, seat)),
    folk: there.map((seat) => flagOf(seen, seat)),
    castaway: space >= 0 && isCastawayOn(seen.state, space),
  }
}

function Effect({ phrase, piece }: { phrase: Phrase; piece: string }) {
  const verb = useSceneOf(({ chosen, held, verb }) => (chosen === piece && held?.piece !== piece ? verb : ''))
  if (verb !== '')
    return (
      <strong className={styles.verb}>
        <Icon name="check" size={14} /> {verb}
      </strong>
    )
  return <Brief phrase={phrase} />
}

/** Who stands on the pavement, and my worker where it would stand. */
function Folk({ face: { name, folk, castaway, mine, why } }: { face: Face }) {
  // What is held stands there already.
  const comes = useSceneOf(({ chosen, ghost, held }) => !held && (chosen ?? ghost) === `space ${name}#0`)
  return (
    <span
      className={styles.folk}
      data-at={`spot ${name}`}
      data-folk={folk.length}
      data-behind={why === null ? undefined : ''}
    >
      {folk.map((flag, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of a seat are alike
        <Meeple key={`${flag} ${i}`} flag={flag} size={30} />
      ))}
      {castaway && <TokenDisc token="castaway" size={18} />}
      {comes && (
        <span className={styles.ghost}>
          <Meeple flag={mine} size={30} />
        </span>
      )}
    </span>
  )
}

function SpaceLot({ face }: { face: SpaceFace }) {
  const { name, term, label, why, folk } = face
  return (
    <Piece
      target={`space ${name}`}
      place={placeOfSpace(name)}
      label={label}
      className={[styles.lot, styles.space].join(' ')}
    >
      <span className={styles.art} aria-hidden="true">
        <Facade name={name} />
        <Folk face={face} />
        <Extra target={`space ${name}`} />
        {why !== null && <span className={styles.why}>{why}</span>}
      </span>
      <span className={styles.sign} aria-hidden="true">
        <b>{term}</b>
        <i>
          <Effect phrase={face.effect} piece={`space ${name}#0`} />{' '}
          {folk.length > 0 ? (
            <span className={styles.taken}>{face.taken}</span>
          ) : (
            <span className={styles.bonus}>
              <Brief phrase={face.bonus} />
            </span>
          )}
        </i>
      </span>
    </Piece>
  )
}

function BuiltLot({ face }: { face: BuiltFace }) {
  const { name, term, label, why, victory, due } = face
  // Built by what is held, it is still the plan that was clicked.
  const rising = useSceneOf(({ held }) => held?.piece === `building ${name}#0`)
  const target = victory || rising ? `building ${name}` : `space ${name}`
  const open = useSceneOf(({ targets }) => isOpen(targets.get(target)))
  return (
    <Piece
      target={target}
      place={`building ${name}`}
      label={label}
      className={[styles.lot, rising ? styles.rising : ''].join(' ')}
    >
      <span className={styles.art} aria-hidden="true">
        <Facade name={name} />
        <span className={styles.pole}>
          <Flag flag={face.owner} width={27} />
          {due && open && (
            <span className={styles.due}>
              <Brief phrase={due} />
            </span>
          )}
        </span>
        {victory && <Star />}
        <Folk face={face} />
        <Extra target={target} />
        {why !== null && <span className={styles.why}>{why}</span>}
      </span>
      <span className={styles.sign} aria-hidden="true">
        <b>{term}</b>
        <i>
          <Effect phrase={face.effect} piece={`${target}#0`} />
        </i>
      </span>
    </Piece>
  )
}

function isOpen(state: string | undefined): boolean {
  return state !== undefined && state !== 'refused' && state !== 'idle'
}

const COST_ICONS = ['wood', 'food', 'brick', 'coin']

function PlanLot({ face }: { face: PlanFace }) {
  const { name, term, label, victory, cost, enough } = face
  return (
    <Piece
      target={`building ${name}`}
      place={`building ${name}`}
      label={label}
      className={[styles.lot, styles.plan].join(' ')}
    >
      <span className={styles.art} aria-hidden="true">
        <Facade name={name} plan />
        {victory && <Star />}
        <span className={styles.board} data-at={`cost ${name}`}>
          {cost.map(({ icon, amount, lacks }) => (
            <span key={icon} className={styles.amount} data-lack={lacks ? '' : undefined}>
              {amount}
              <Pic name={icon} />
            </span>
          ))}
          {enough && (
            <span className={styles.tick}>
              <Icon name="check" size={14} />
            </span>
          )}
          <Extra target={`building ${name}`} />
        </span>
      </span>
      <span className={styles.sign} aria-hidden="true">
        <b>{term}</b>
        <i>
          <Effect phrase={face.effect} piece={`building ${name}#0`} />
        </i>
      </span>
    </Piece>
  )
}

/** What has to be bought first. */
function Extra({ target }: { target: string }) {
  const extra = useSceneOf(({ extraOf }) => extraOf(target))
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
