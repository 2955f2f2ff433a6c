import { sizeOf } from '@gam/kernel'
import { type RiderTypes, whaleRiders } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Icon } from '../../parts/icon.tsx'
import { Thing } from '../../play/thing.tsx'
import type { TableInfo } from '../../session/session.ts'
import type { Board } from '../board.ts'
import { RiderIcon, tileIndex } from './art.tsx'
import { deedsAt } from './deeds.ts'
import styles from './header.module.css'
import { logLines } from './log.ts'
import {
  DiscardPanel,
  fetchRest,
  inspect,
  motionOf,
  spokenCoast,
  spokenMine,
  spokenPlayers,
} from './on-demand.ts'
import { DuePanel } from './paying.tsx'
import { placeOf } from './place.ts'
import { asking, proposal } from './proposals.ts'
import { factsOf, type RiderMoment, thingOn, winterOf } from './reading.ts'
import { RiderTable } from './rider-table.tsx'

function editionOf({ options }: TableInfo): string {
  return typeof options === 'object' && options !== null && 'edition' in options
    ? String(options.edition)
    : 'second'
}

/** What is left to come: storms, tiles, contracts; how far winter has come is drawn too. */
function Stocks({ moment, table, words }: { moment: RiderMoment; table: TableInfo; words: RiderWords }) {
  const { bag, deck } = moment.view.state
  const { lying, all } = winterOf(moment.view.state)
  const tiles = sizeOf(bag)
  const contracts = sizeOf(deck)
  const { decrees, seats } = moment.view.state
  const laid = decrees.length + seats.reduce((n, rider) => n + rider.decrees.length, 0)
  return (
    <span className={styles.stocks}>
      <span className={styles.stock}>
        <span className="unseen">{words.onCoast(lying, all)}</span>
        <RiderIcon name="storm" size={19} color="currentColor" />
        <i className={styles.track} aria-hidden="true">
          <i style={{ width: `${all === 0 ? 0 : (lying / all) * 100}%` }} />
        </i>
        <span data-long="" aria-hidden="true">
          {words.onCoast(lying, all)}
        </span>
        <span data-short="" aria-hidden="true">
          {lying}/{all}
        </span>
      </span>
      <Thing place="bag" label={words.inBag(tiles)} className={styles.stock}>
        <RiderIcon name="bag" size={19} />
        <span data-long="" aria-hidden="true">
          {words.inBag(tiles)}
        </span>
        <span data-short="" aria-hidden="true">
          {tiles}
        </span>
      </Thing>
      <Thing place="deck" label={words.inDeck(contracts)} className={[styles.stock, styles.deck].join(' ')}>
        <Icon name="cards" size={19} />
        <span data-long="" aria-hidden="true">
          {words.inDeck(contracts)}
        </span>
        <span data-short="" aria-hidden="true">
          {contracts}
        </span>
      </Thing>
      {factsOf(table).decree && (
        <Thing
          place="decrees"
          label={`${words.labels.decrees}: ${words.progress(decrees.length, laid)}`}
          className={[styles.stock, styles.decrees].join(' ')}
        >
          <RiderIcon name="decree" size={19} color="currentColor" />
          <span aria-hidden="true">
            {decrees.length}/{laid}
          </span>
        </Thing>
      )}
    </span>
  )
}

export const riderBoard: Board<RiderTypes, RiderWords> = {
  game: whaleRiders,
  presets: [
    { id: 'first', options: { edition: 'second', decree: false, magic: false } },
    { id: 'family', options: { edition: 'second', decree: true, magic: false } },
    { id: 'full', options: { edition: 'second', decree: true, magic: true } },
  ],
  optionRules: { edition: 'WR-13', decree: 'WR-60', magic: 'WR-70' },

  targets(action) {
    switch (action.type) {
      case 'choose':
        return [`ability ${action.ability}`]
      case 'advance':
        return ['sail']
      case 'buy':
        return [`space ${action.space}`]
      case 'fulfil':
        return [`contract ${action.contract}`]
      case 'discard':
        return [`discard ${action.contract}`]
      case 'swap':
        return [`swap ${action.near} ${action.far}`]
      case 'pay':
        return [`payment ${action.payment}`]
      case 'lay':
        return [`lay ${action.tile}`]
      default:
        return []
    }
  },

  Table: RiderTable,
  fetchRest,

  header(moment, table, words) {
    const { decree, magic } = factsOf(table)
    const { round } = moment.view.state
    return {
      title: words.variants(editionOf(table), decree, magic),
      short: round === 0 ? words.title : words.round(round),
      extras: <Stocks moment={moment} table={table} words={words} />,
    }
  },

  deeds: (moment, table, words) => deedsAt(moment, table, words),
  panel: ({ decision }) =>
    decision?.step === 'pay' ? DuePanel : decision?.step === 'discardMore' ? DiscardPanel : null,
  // WR-38: nobody learns from a missing question what is in a hand.
  alwaysAsked: ['fulfilMore'],
  ask: (moment, words, table) => asking(moment, words, table),
  propose: (action, preview, moment, words, table) => proposal(action, preview, moment, table, words),
  inspect,
  log: logLines,
  motion: motionOf,
  place: placeOf,
  mine: (moment, words, table) => spokenMine(moment, table, words),
  shared: (moment, words, names, table) => spokenCoast(moment, table, words, names),
  players: (moment, words, names, table) => spokenPlayers(moment, table, words, names),
  logBeside: 'not all',
  showsScores: () => true,

  tokenIcon(kind, value) {
    switch (kind) {
      case 'good':
      case 'ability':
      case 'magic':
      case 'decree':
        return <RiderIcon name={String(value)} />
      case 'tile':
        return <RiderIcon name={thingOn(tileIndex(value))} />
      case 'port':
        return <RiderIcon name={String(value)} color="currentColor" />
      case 'part':
        return value === 'tiles' ? (
          <RiderIcon name="pearls" />
        ) : (
          <Icon name={value === 'decrees' ? 'star' : 'cards'} size={16} />
        )
      default:
        return null
    }
  },

  tokenPlace(kind, value) {
    if (kind === 'magic') return `ability ${value}`
    return kind === 'port' || kind === 'decree' || kind === 'ability' || kind === 'contract'
      ? `${kind} ${value}`
      : null
  },
}
