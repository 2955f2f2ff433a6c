import { LAY, POINTS, TOKENS } from '@gam/new-bedford'
import { Rose } from '../../art/figures.tsx'
import { Swell } from '../../art/sea.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { Pic, TokenDisc } from './art.tsx'
import { OpenCards } from './on-demand.ts'
import { DOCK, HARBOUR_SPACES, phaseOf, SEA, shipsIn } from './reading.ts'
import styles from './sea.module.css'
import type { Seen } from './seen.ts'
import { ShipPiece } from './ship-piece.tsx'
import { SpaceTile } from './tiles.tsx'
import { tokenSentence } from './token-words.ts'
import { Track } from './track.tsx'

/** The harbour, the whaling track with its ships in order, what lies out and what is in the bag. */
export function SeaRegion({ seen }: { seen: Seen }) {
  const { words } = seen
  return (
    <Region label={words.regions.sea} className={styles.sea} ground="sea">
      <div className={styles.swell}>
        <Swell width={1366} height={178} rows={9} opacity={0.14} from={8} />
      </div>
      <Track seen={seen} width={54} />
      <Shore seen={seen} />
      <Ocean seen={seen} />
    </Region>
  )
}

function Shore({ seen }: { seen: Seen }) {
  return (
    <div className={styles.shore}>
      <svg className={styles.coast} viewBox="0 0 318 178" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 0H298C328 30 288 52 310 84C332 112 286 132 302 160C308 170 302 174 298 178H0z"
          fill="#CFE2E8"
          opacity=".45"
        />
        <path
          d="M0 0H284C314 30 274 52 296 84C318 112 272 132 288 160C296 172 286 174 280 178H0z"
          fill="var(--land)"
          stroke="var(--land-line)"
          strokeWidth="1.6"
          vectorEffect="non-scaling-stroke"
        />
        <g fill="none" stroke="var(--land-line)" opacity=".5" vectorEffect="non-scaling-stroke">
          <path
            d="M271 0C301 30 261 52 283 84C305 112 259 132 275 160C282 172 272 174 268 178"
            strokeWidth="1"
          />
        </g>
      </svg>
      <div className={styles.piers}>
        {HARBOUR_SPACES.map((space) => (
          <SpaceTile key={space} seen={seen} space={space} look="pier" />
        ))}
      </div>
      <Quay seen={seen} width={56} />
    </div>
  )
}

/** The dock; with many ships they move together. */
export function Quay({ seen, width }: { seen: Seen; width: number }) {
  const { words, state } = seen
  const ships = shipsIn(state, DOCK)
  return (
    <div className={styles.quay} data-at="dock" data-many={ships.length > 2 ? '' : undefined}>
      <span className={styles.quayName}>{ships.length === 0 ? words.dockEmpty : words.onDock}</span>
      <span className={styles.docked}>
        {ships.map((vessel) => (
          <span key={`${vessel.seat} ${vessel.ship}`} className={styles.dockedShip}>
            <ShipPiece seen={seen} vessel={vessel} width={width} />
          </span>
        ))}
      </span>
    </div>
  )
}

function Ocean({ seen }: { seen: Seen }) {
  const { words, state, moment, facts } = seen
  const out = tokensOf(state.out)
  const whaling = phaseOf(moment) === 'whaling'
  const title = out.length === 0 ? words.nothingOut : whaling ? words.drawn(out.length) : words.leftOut
  return (
    <div
      className={styles.ocean}
      data-log={facts.log ? '' : undefined}
      data-promo={hasPromo(facts.tokens) ? '' : undefined}
    >
      <svg className={styles.rose} viewBox="-80 -80 160 160" aria-hidden="true">
        <Rose x={0} y={0} radius={74} color="#fff" opacity={0.12} />
      </svg>
      <h2 className={styles.caption}>{title}</h2>
      <div className={styles.out} data-at="out" data-many={out.length > 4 ? '' : undefined}>
        <OutTokens seen={seen} size={sizeFor(out.length, facts.log)} />
      </div>
      {facts.log && <OpenCards seen={seen} short />}
      <Bag seen={seen} />
    </div>
  )
}

/** With the log's cards beside them the tokens lie in one line. */
function sizeFor(tokens: number, log: boolean): number {
  if (log) return tokens > 6 ? 26 : 32
  return tokens > 4 ? 33 : 44
}

/** There is one of each of the promo's tokens: it is in the bag, or it is not. */
function isSingle(token: string): boolean {
  return token === 'white' || token === 'blue' || token === 'ambergris' || token === 'castaway'
}

function hasPromo(tokens: readonly number[]): boolean {
  return tokens.filter((n) => n > 0).length > COMMON
}

/** Right whales, bowheads, sperm whales and empty seas are in every box. */
const COMMON = 4

/** The dearest first, empty seas last. */
const ASHORE_LAST = TOKENS.names
  .map((_, token) => token)
  .sort((a, b) => Number(a === SEA) - Number(b === SEA) || LAY[b] - LAY[a])

function tokensOf(counts: readonly number[]): number[] {
  return ASHORE_LAST.flatMap((token) => Array.from({ length: counts[token] }, () => token))
}

/** From this size on a disc carries its number. */
const LETTERED = 30

/** What lies out, one disc for each token; those of a kind stand for the same. */
export function OutTokens({ seen, size }: { seen: Seen; size: number }) {
  const { words, state } = seen
  const out = tokensOf(state.out)
  return out.map((token, i) => {
    const name = TOKENS.value(token)
    const copy = out.slice(0, i).filter((other) => other === token).length
    const label = token === SEA ? words.said.seaToken : tokenSentence(words, name)
    return (
      <Piece
        key={`${name} ${copy}`}
        target={`token ${name}`}
        copy={copy}
        place={`token ${name}`}
        label={label}
        className={styles.token}
      >
        <span aria-hidden="true">
          <TokenDisc token={name} size={size} points={size < LETTERED ? undefined : POINTS[token]} />
        </span>
      </Piece>
    )
  })
}

export function Bag({ seen }: { seen: Seen }) {
  const { words, state, facts } = seen
  const size = state.ocean[TOKENS.size]
  const crowded = facts.log || hasPromo(facts.tokens)
  return (
    <div className={styles.bag} data-at="bag">
      <h2 className={styles.caption}>{words.inBag(size)}</h2>
      <ul className={styles.bagged}>
        {TOKENS.names.flatMap((name, token) =>
          facts.tokens[token] === 0 || (isSingle(name) && state.ocean[token] === 0)
            ? []
            : [
                <li key={name} className={styles.bagChip}>
                  <Pic name={name} size={crowded ? 16 : 20} color="#fff" ground="#1d4152" />
                  <span className="unseen">{words.whales[name]}</span>
                  {!isSingle(name) && <b>{state.ocean[token]}</b>}
                </li>,
              ],
        )}
      </ul>
    </div>
  )
}
