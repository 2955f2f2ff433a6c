import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import type { TableInfo } from '../../session/session.ts'
import { RiderIcon } from './art.tsx'
import { contractOf, nameOfContract, needOf } from './contract.ts'
import styles from './contracts.module.css'
import { Lack, Needs, Rewards } from './needs.tsx'
import { abilityOf, contractsIn, factsOf, type RiderMoment } from './reading.ts'

interface Props {
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
}

/** My contracts, each with what it still lacks. */
export function Contracts({ table, moment, words }: Props) {
  const { viewer, view } = moment
  const cards = viewer === null ? [] : contractsIn(view.state.seats[viewer].hand)
  return (
    <div
      className={styles.contracts}
      data-many={cards.length > 3 ? '' : undefined}
      data-at={viewer === null ? undefined : `hand ${viewer}`}
    >
      {cards.length === 0 && (
        <p className={styles.none}>{viewer === null ? words.handHidden : words.noContracts}</p>
      )}
      {cards.map((card, i) => (
        <ContractCard
          key={`${card}.${cards.slice(0, i).filter((other) => other === card).length}`}
          card={card}
          copy={cards.slice(0, i).filter((other) => other === card).length}
          table={table}
          moment={moment}
          words={words}
          small={cards.length > 3}
        />
      ))}
    </div>
  )
}

function ContractCard({
  card,
  copy,
  table,
  moment,
  words,
  small,
}: Props & { card: number; copy: number; small: boolean }) {
  const { targets } = useScene()
  const facts = factsOf(table)
  const contract = contractOf(facts, card)
  if (contract === null || moment.viewer === null) return null
  const rider = moment.view.state.seats[moment.viewer]
  const need = needOf(contract, rider.tiles, abilityOf(facts, rider))
  const name = nameOfContract(card)
  const { asks, brings } = words.contract(name, facts)
  const open = targets.get(`contract ${name}`) === 'open'
  const lacks = need.lacking.map(({ thing, n }) => words.count(n, thing))
  const state = need.short === 0 ? words.ready : words.looks.lacks(lacks)
  const discards = targets.get(`discard ${name}`) === 'open'
  return (
    <div className={styles.card} data-ready={need.short === 0 ? '' : undefined}>
      <Piece
        target={`contract ${name}`}
        copy={copy}
        label={open ? words.said.fulfil(asks, brings) : words.said.contract(asks, brings, state)}
        place={`contract ${name}`}
        className={styles.face}
      >
        <span className={styles.inside} aria-hidden="true">
          <span className={styles.asks}>
            <Needs need={need} size={sizeOf(need.asked, small)} words={words} />
          </span>
          <span className={styles.state}>
            <Lack need={need} words={words} />
          </span>
          <span className={styles.brings}>
            <Rewards coins={contract.coins} pearls={contract.pearls} size={small ? 18 : 22} />
          </span>
        </span>
      </Piece>
      {discards && (
        <Piece
          target={`discard ${name}`}
          copy={copy}
          label={words.said.discard(asks)}
          className={styles.discard}
        >
          <RiderIcon name="discard" size={16} />
        </Piece>
      )}
    </div>
  )
}

/** Six goods still fit a card. */
function sizeOf(asked: number, small: boolean): number {
  if (small) return asked > 4 ? 19 : 22
  if (asked > 4) return 30
  return asked > 3 ? 34 : 42
}
