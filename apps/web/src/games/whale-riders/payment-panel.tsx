import { GOODS, piecesOf, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import type { TableInfo } from '../../session/session.ts'
import { TileArt } from './art.tsx'
import choice from './choice.module.css'
import { contractOf, needOf } from './contract.ts'
import { Needs, Rewards } from './needs.tsx'
import styles from './payment-panel.module.css'
import { holds, type Way, waysOf } from './payments.ts'
import { abilityOf, factsOf, type RiderMoment, tilesIn, turnOf } from './reading.ts'

interface Props {
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
}

/** Is the one who looks paying for a contract? */
export function isPaying({ decision }: RiderMoment): boolean {
  return decision?.step === 'pay'
}

/** Paying for a contract: the ways to do it, best first, or tiles picked by hand until one way is left. */
export function PaymentPanel({ table, moment, words }: Props) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const { viewer, view, decision, moves } = moment
  const [hand, setHand] = useState<{ moves: number; places: readonly number[] }>({ moves, places: [] })
  const contract = contractOf(facts, view.state.due)
  if (viewer === null || contract === null) return null
  const rider = view.state.seats[viewer]
  const ability = abilityOf(facts, rider)
  const all = tilesIn(rider.tiles)
  const places = hand.moves === moves ? hand.places : []
  const laid = piecesOf(turnOf(view.state).laid).map((name) => TILES.indexOf(name))
  const picked = laid.length > 0 ? laid : places.map((place) => all[place])
  const payments = decision?.options.flatMap(({ action }) =>
    action.type === 'pay' ? [String(action.payment)] : [],
  )
  const ways = waysOf(payments ?? [], contract, rider, facts)
  const left = laid.length > 0 ? ways : ways.filter((way) => holds(way, picked))
  const counts = TILES.names.map((_, tile) => picked.filter((other) => other === tile).length)
  const need = needOf(contract, picked.length > 0 ? counts : rider.tiles, ability)
  const byHand = (place: number) => {
    const at = places.indexOf(place)
    const next = at >= 0 ? places.filter((other) => other !== place) : [...places, place]
    setHand({ moves, places: next })
  }
  return (
    <Region label={words.labels.payments} className={styles.panel}>
      <header className={styles.head}>
        <h2>{words.pay.title}</h2>
        <div className={styles.due} data-at="due">
          <Needs need={need} size={28} words={words} />
          <span className={styles.asked}>
            {words.pay.for} <Rewards coins={contract.coins} pearls={contract.pearls} size={18} />
          </span>
        </div>
      </header>
      {left.length > 0 && (
        <ol className={styles.ways} data-many={left.length > 3 ? '' : undefined}>
          {left.map((way) => (
            <li key={way.payment}>
              <WayRow way={way} words={words} />
            </li>
          ))}
        </ol>
      )}
      <footer className={styles.foot}>
        <span className={styles.pick}>{words.pay.pick}</span>
        <span className={styles.tiles}>
          {all.map((tile, place) => {
            const name = TILES.value(tile)
            const copy = all.slice(0, place).filter((other) => other === tile).length
            if (ways.length === 0)
              return copy < counts[tile] ? (
                <span key={`${name}.${copy}`} className={styles.laid}>
                  <TileArt tile={tile} />
                </span>
              ) : (
                <Piece
                  key={`${name}.${copy}`}
                  target={`lay ${name}`}
                  copy={copy}
                  label={words.pay.lay(words.tile(name))}
                  className={targets.get(`lay ${name}`) === 'open' ? undefined : styles.unfit}
                >
                  <TileArt tile={tile} />
                </Piece>
              )
            const on = places.includes(place)
            const fits = on || ways.some((way) => holds(way, [...picked, tile]))
            return (
              <button
                key={`${name}.${copy}`}
                type="button"
                className={styles.toggle}
                data-stop=""
                aria-pressed={on}
                disabled={!fits}
                onClick={() => byHand(place)}
              >
                <span className="unseen">{words.tile(name)}</span>
                <TileArt tile={tile} />
              </button>
            )
          })}
        </span>
        {places.length > 0 && (
          <Button look="quiet" onClick={() => setHand({ moves, places: [] })}>
            {words.pay.again}
          </Button>
        )}
        {ways.length > 0 && <span className={styles.count}>{words.pay.ways(left.length)}</span>}
      </footer>
    </Region>
  )
}

function WayRow({ way, words }: { way: Way; words: RiderWords }) {
  const about = aboutOf(way, words)
  const names = way.tiles.map((tile) => words.tile(TILES.value(tile)))
  return (
    <Piece
      target={`payment ${way.payment}`}
      label={words.pay.row(names, [about.title, ...about.more])}
      className={choice.choice}
    >
      <span className={styles.wayInside} aria-hidden="true">
        <span className={styles.paid}>
          {way.tiles.map((tile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles that look alike are alike
            <TileArt key={i} tile={tile} />
          ))}
        </span>
        <span className={styles.about}>
          <b>{about.title}</b>
          {about.more.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </span>
    </Piece>
  )
}

/** What a way to pay spares, loses and leaves. */
function aboutOf(way: Way, { pay, looks }: RiderWords): { title: string; more: string[] } {
  const { lost, lostThing, pearls, crystals, crystalsKept, crystalsAs, leaves, tiles } = way
  const good = crystalsAs !== null && GOODS.indexOf(crystalsAs) >= 0 ? looks.things[crystalsAs] : null
  let title = pay.spends(tiles.length)
  if (pearls > 0) title = pay.losesPearls(pearls)
  else if (crystals > 0) title = good === null ? pay.withCrystals(crystals) : pay.crystalsAs(crystals, good)
  else if (crystalsKept > 0) title = pay.keepsCrystals(crystalsKept)
  return {
    title,
    more: [lost === 0 ? pay.exact : pay.lost(lost, lostThing), ...(leaves > 0 ? [pay.leaves(leaves)] : [])],
  }
}
