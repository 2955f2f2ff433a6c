import { ASK, type Contract, DECREES, GOODS, NO_MAGIC, PORTS, STOPS, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { ReactNode } from 'preact/compat'
import { PieceIcon } from '../../../art/piece.tsx'
import styles from '../../../play/pictures.module.css'
import { RiderArt, RiderIcon, TileArt } from '../art.tsx'
import { needOf } from '../contract.ts'
import { Needs, Rewards } from '../needs.tsx'
import { Price } from '../space.tsx'
import { abilityOfSection } from './plan.ts'
import { FACTS } from './titles.ts'

function Tile({ name }: { name: string }) {
  return (
    <span className={styles.tile}>
      <TileArt tile={TILES.indexOf(name)} />
    </span>
  )
}

/** A port's spaces from its icon outwards, each with its price; null: a space that is empty. */
function PortRow({ tiles, from = 0 }: { tiles: readonly (string | null)[]; from?: number }) {
  return (
    <div className={[styles.sea, styles.port].join(' ')}>
      {tiles.map((name, i) => {
        const tile = name === null ? -1 : TILES.indexOf(name)
        const space = from + i
        const lying = { port: 1, space, tile, here: false, price: space, was: null, short: 0 }
        return (
          <span key={space} className={styles.priced}>
            <Price lying={lying} open={name !== null} bare />
            {name === null ? <span className={styles.gap} /> : <TileArt tile={tile} />}
          </span>
        )
      })}
    </div>
  )
}

/** The first card of the set that asks for this: so many goods of each kind, of any kind, or tiles. */
function asking(ask: number, amount: number, goods: { readonly [good: string]: number } = {}): Contract {
  const found = FACTS.contracts.find(
    (contract) =>
      contract.ask === ask &&
      contract.amount === amount &&
      Object.entries(goods).every(([good, n]) => contract.goods[GOODS.indexOf(good)] === n),
  )
  return found ?? FACTS.contracts[0]
}

/** A contract, with the tiles that would pay for it. */
function Paid({
  contract,
  tiles,
  words,
  alone = false,
}: {
  contract: Contract
  tiles: readonly string[]
  words: RiderWords
  alone?: boolean
}) {
  const heap = TILES.names.map((name) => tiles.filter((tile) => tile === name).length)
  return (
    <div className={styles.column}>
      {!alone && (
        <div className={styles.row}>
          {tiles.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles that look alike are alike
            <Tile key={i} name={name} />
          ))}
        </div>
      )}
      <div className={styles.contract}>
        <span>
          <Needs need={needOf(contract, heap, NO_MAGIC)} words={words} />
        </span>
        <Rewards coins={contract.coins} pearls={contract.pearls} size={20} />
      </div>
    </div>
  )
}

const THREE_MEAT = asking(ASK.pictured, 3, { meat: 3 })
const MEAT_AND_KELP = asking(ASK.pictured, 2, { meat: 1, kelp: 1 })
const FOUR_GOODS = asking(ASK.any, 4)
const THREE_TILES = asking(ASK.tiles, 3)
const MIXED = ['kelp2', 'meat1', 'shells1']
const ANY_THREE = ['pearl1', 'pottery2', 'crystal1']

/** The pictures of the book, drawn with the pieces of the table. */
export function riderFigures(words: RiderWords) {
  const pictures: { readonly [section: string]: () => ReactNode } = {
    coast: () => (
      <div className={styles.coast}>
        {FACTS.route.slice(0, STOPS).map((port) => {
          const name = PORTS.value(port)
          return (
            <span key={name} className={styles.named}>
              <span className={styles.medal}>
                <PieceIcon name={name} size={28} />
              </span>
              {words.ports[name]}
            </span>
          )
        })}
      </div>
    ),
    tiles: () => (
      <div className={styles.row}>
        {['meat1', 'kelp2', 'pottery3', 'shells1', 'crystal1', 'pearl1'].map((name) => (
          <Tile key={name} name={name} />
        ))}
      </div>
    ),
    storms: () => (
      <div className={styles.sea}>
        <Tile name="storm" />
      </div>
    ),
    pearls: () => (
      <PortRow tiles={['storm', 'pearl1', 'pearl1', 'pearl1', 'pearl1', 'pearl2', 'pearl2', 'pearl3']} />
    ),
    contracts: () => (
      <div className={styles.row}>
        <Paid contract={THREE_MEAT} tiles={['meat3']} words={words} alone />
        <Paid contract={FOUR_GOODS} tiles={MIXED} words={words} alone />
        <Paid contract={THREE_TILES} tiles={ANY_THREE} words={words} alone />
      </div>
    ),
    advance: () => (
      <div className={styles.sea}>
        <span className={styles.rider}>
          <RiderArt flag={1} />
        </span>
        <span className={styles.rider}>
          <RiderArt flag={2} home />
        </span>
      </div>
    ),
    buy: () => <PortRow tiles={['kelp1', 'storm', 'meat2', 'pearl1']} />,
    pictured: () => <Paid contract={THREE_MEAT} tiles={['meat2', 'meat1']} words={words} />,
    'any-goods': () => <Paid contract={FOUR_GOODS} tiles={MIXED} words={words} />,
    'any-tiles': () => <Paid contract={THREE_TILES} tiles={ANY_THREE} words={words} />,
    crystals: () => <Paid contract={MEAT_AND_KELP} tiles={['meat1', 'crystal1']} words={words} />,
    sliding: () => (
      <div className={styles.column}>
        <PortRow tiles={['meat2', 'pottery1', 'crystal1', 'kelp1']} />
        <PortRow tiles={['meat2', 'crystal1', 'kelp1', 'shells2']} />
      </div>
    ),
    goals: () => (
      <div className={styles.decrees}>
        {DECREES.names.map((name, decree) => {
          const { coins, pearls } = FACTS.goals[decree]
          return (
            <span key={name} className={styles.decree}>
              <RiderIcon name={name} size={34} color="var(--warn)" />
              <span>{words.decreeNames[name]}</span>
              <span>
                {coins > 0 ? coins : pearls}
                <RiderIcon name={coins > 0 ? 'coin' : 'pearl'} size={20} />
              </span>
            </span>
          )
        })}
      </div>
    ),
  }
  return function Figure({ section }: { section: string }) {
    const ability = abilityOfSection(section)
    if (ability === null) return pictures[section]?.() ?? null
    return (
      <div className={styles.sign}>
        <RiderIcon name={ability} size={52} color="var(--link)" />
      </div>
    )
  }
}
