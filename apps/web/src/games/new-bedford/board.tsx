import type { Statement } from '@gam/kernel'
import { BUILDINGS, FIRST_BUILDINGS, type NewBedford, newBedford, SPACES } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { ReactNode } from 'preact/compat'
import { Icon } from '../../parts/icon.tsx'
import type { Board, PanelView } from '../board.ts'
import { Pic } from './art.tsx'
import { along, ask, wishes } from './ask.ts'
import { deeds } from './deeds.ts'
import { header } from './header.tsx'
import { logLines } from './log.ts'
import {
  inspect,
  mine,
  motionOf,
  offers,
  players,
  ReturnPanel,
  SellPanel,
  shared,
  TryworksPanel,
} from './on-demand.ts'
import { placeOf } from './place.ts'
import { fetchRest, prepare } from './prepare.ts'
import { propose } from './propose.ts'
import { placeOfSpace } from './reading.ts'
import { StockPanel } from './stock-panel.tsx'
import { TownTable } from './town-table.tsx'

/** What stands for an action on the table. What is not here is a button. */
const TARGETS: { readonly [type: string]: (action: Statement) => readonly string[] } = {
  place: ({ space }) => [`space ${space}`],
  send: ({ space }) => [`space ${space}`],
  build: ({ building }) => [`building ${building}`],
  prepare: ({ ship }) => [`ship ${ship}`],
  launch: ({ ship, space }) => [`waters ${space}`, `ship ${ship}`],
  moveOut: ({ ship }) => [`ship ${ship}`],
  count: ({ ship }) => [`ship ${ship}`],
  select: ({ token }) => [`token ${token}`],
  buy: ({ token }) => [`whale ${token}`],
  sellWhales: ({ amount }) => [`amount ${amount}`],
  takeCard: ({ card }) => [`card ${card}`],
  play: ({ card }) => [`card ${card}`],
  // Of several omens the one that is meant is told by buttons.
  calm: () => ['card calm seas'],
  pay: () => ['pay'],
  ignore: () => ['ignore'],
  lose: ({ ship, token }) => [`lose ${ship} ${token}`],
  drift: ({ ship }) => [`ship ${ship}`],
  overboard: ({ worker }) => [`worker ${worker}`],
  close: ({ building }) => [`space ${building}`],
  name: ({ ship }) => [`ship ${ship}`],
  sail: ({ ship, space }) => [`waters ${space}`, `ship ${ship}`],
  beach: ({ amount }) => [`amount ${amount}`],
  claim: ({ amount }) => [`amount ${amount}`],
}

/** Amounts that are agreed on together, by what is asked. */
const PANELS: { readonly [step: string]: PanelView<NewBedford, TownWords> } = {
  stock: StockPanel,
  sell: SellPanel,
  tryworks: TryworksPanel,
  landFree: TryworksPanel,
  nameWhales: ReturnPanel,
}

/** All that there is besides the standard game. */
const EVERYTHING = {
  captains: ['starbuck'],
  turnersMill: true,
  whiteWhale: true,
  blueWhale: true,
  ambergris: true,
  castaway: true,
  shipsLog: true,
}

const PART_ICONS: { readonly [part: string]: () => ReactNode } = {
  whales: () => <Pic name="sperm" />,
  buildings: () => <Icon name="house" size={16} />,
  victory: () => <Icon name="star" size={16} />,
  money: () => <Pic name="coin" />,
}

export const townBoard: Board<NewBedford, TownWords> = {
  game: newBedford,
  presets: [
    { id: 'first', options: { buildings: FIRST_BUILDINGS } },
    { id: 'family', options: {} },
    { id: 'full', options: EVERYTHING },
  ],
  topics: {
    captains: ['turnersMill', 'challenge', 'expert'],
    tokens: ['whiteWhale', 'blueWhale', 'ambergris', 'castaway'],
    box: ['printing'],
  },
  optionRules: {
    printing: 'NB-08',
    buildings: 'NB-04',
    captains: 'LO-01',
    turnersMill: 'LO-50',
    challenge: 'LO-53',
    expert: 'LO-35',
    whiteWhale: 'WW-10',
    blueWhale: 'WW-11',
    ambergris: 'WW-12',
    castaway: 'WW-13',
    shipsLog: 'SL-01',
  },
  prepare,
  fetchRest,
  targets: (action) => TARGETS[action.type]?.(action) ?? [],
  Table: TownTable,
  header,
  ask,
  wishes,
  along,
  deeds,
  panel: ({ decision }) => PANELS[decision?.step ?? ''] ?? null,
  inspect,
  propose,
  log: logLines,
  motion: motionOf,
  place: placeOf,
  mine,
  shared,
  offers,
  players,
  logBeside: 'not all',
  showsScores: () => true,

  tokenIcon(kind, value) {
    switch (kind) {
      case 'good':
      case 'token':
        return <Pic name={String(value)} />
      case 'purchase':
        return value === 'nothing' ? null : <Pic name={String(value)} />
      case 'part':
        return PART_ICONS[String(value)]?.() ?? null
      default:
        return null
    }
  },

  tokenPlace(kind, value) {
    const name = String(value)
    if (kind === 'space' && SPACES.indexOf(name) >= 0) return placeOfSpace(name)
    if (kind === 'building' && BUILDINGS.indexOf(name) >= 0) return `building ${name}`
    if (kind === 'card') return `card ${name}`
    return kind === 'waters' ? `waters ${name}` : null
  },
}
