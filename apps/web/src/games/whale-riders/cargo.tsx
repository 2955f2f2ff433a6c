import type { Statement } from '@gam/kernel'
import type { RiderTypes } from '@gam/whale-riders'
import { piecesOf, TILES } from '@gam/whale-riders'
import { Icon } from '../../parts/icon.tsx'
import type { Preview } from '../../session/session.ts'
import { TileArt, tileIndex } from './art.tsx'
import styles from './cargo.module.css'
import type { CoastProps } from './coast.tsx'
import { useInPlaces } from './in-places.ts'
import { type Payment, useLaid } from './laid.ts'
import { holds } from './payments.ts'
import { tilesIn } from './reading.ts'

/** My tiles in their boat. Where a contract is paid they are what one chooses from. */
export function Cargo({
  viewer,
  moment: { view },
  words,
  preview,
  told,
}: Omit<CoastProps, 'table'> & {
  viewer: number
  preview: Preview<RiderTypes> | null
  told: readonly Statement[]
}) {
  const { laid } = useLaid()
  // Tiles on their way are not seen, but have their places: what is paid the one it leaves, what is bought the one it
  // will lie in.
  const mine = (kind: string) => told.filter(({ type, seat }) => type === kind && seat === viewer)
  const bought = mine('tileBought').map(({ tile }) => tileIndex(tile))
  const spent = mine('contractFulfilled').flatMap(({ payment }) => piecesOf(String(payment)).map(tileIndex))
  const among = (some: readonly number[], tile: number) => some.filter((other) => other === tile).length
  const tiles = view.state.seats[viewer].tiles.map((n, tile) => n + among(bought, tile))
  const all = useInPlaces(tilesIn(tiles)).filter((tile) => tile !== null)
  const after = preview?.after.seats[viewer].tiles ?? tiles
  const coming = tilesIn(after.map((n, tile) => Math.max(0, n - tiles[tile])))
  const paying = laid?.kind === 'payment' ? laid : null
  const tip = paying !== null && paying.ways.length > 1
  const seen = (tile: number) => tiles[tile] - among(bought, tile) - among(spent, tile)
  const copyOf = (place: number) => all.slice(0, place).filter((tile) => tile === all[place]).length
  return (
    <div className={styles.cargo}>
      <h2 className={styles.caption}>
        <span className={tip ? 'unseen' : undefined}>{words.labels.tiles}</span>
        {tip && <em>{words.pay.tap}</em>}
      </h2>
      <span className={styles.hull} aria-hidden="true" />
      <div
        className={styles.heap}
        data-at={`tiles ${viewer}`}
        data-drop="cargo"
        data-paying={paying ? '' : undefined}
        data-n={all.length + coming.length > 8 ? 'many' : undefined}
        style={{ '--n': all.length + coming.length }}
      >
        <span className="unseen">
          {all.length === 0 ? words.noTiles : words.list(all.map((tile) => words.tile(TILES.value(tile))))}
        </span>
        {all.map((tile, place) =>
          paying ? (
            <Chooser
              key={`${tile}.${copyOf(place)}`}
              tile={tile}
              copy={copyOf(place)}
              paying={paying}
              name={words.tile(TILES.value(tile))}
            />
          ) : (
            <span
              key={`${tile}.${copyOf(place)}`}
              className={styles.tile}
              data-at={`tile ${TILES.value(tile)} ${copyOf(place)}`}
              data-travels={copyOf(place) >= seen(tile) ? '' : undefined}
              data-going={copyOf(place) >= after[tile] ? '' : undefined}
            >
              <TileArt tile={tile} />
            </span>
          ),
        )}
        {coming.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles that look alike are alike
          <span key={i} className={styles.tile} data-coming="">
            <TileArt tile={tile} />
            <Tick />
          </span>
        ))}
      </div>
    </div>
  )
}

function Tick() {
  return (
    <i className={styles.tick}>
      <Icon name="check" size={12} />
    </i>
  )
}

/** A tile that pays, could pay, or is of no use. */
function Chooser({
  tile,
  copy,
  paying,
  name,
}: {
  tile: number
  copy: number
  paying: Payment
  name: string
}) {
  const chosen = paying.ways[paying.at]?.tiles.filter((other) => other === tile).length > copy
  const wanted = Array.from({ length: copy + 1 }, () => tile)
  const fits = chosen || paying.ways.some((way) => holds(way, wanted))
  return (
    <button
      type="button"
      className={styles.tile}
      data-stop=""
      data-fits={fits && !chosen ? '' : undefined}
      aria-pressed={chosen}
      disabled={!fits}
      onClick={() => paying.toggle(tile, chosen)}
    >
      <span className="unseen">{name}</span>
      <TileArt tile={tile} />
      {chosen && <Tick />}
    </button>
  )
}
