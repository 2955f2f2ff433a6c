import { type Phrase, say, sizeOf } from '@gam/kernel'
import { ABILITIES, CONTRACTS, DECREES, PORTS, pearlsOf, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { TableInfo } from '../../session/session.ts'
import type { Inspection } from '../board.ts'
import { RiderIcon, TileArt } from './art.tsx'
import { contractOf, needOf } from './contract.ts'
import styles from './inspect.module.css'
import { Needs, Rewards } from './needs.tsx'
import {
  abilityOf,
  factsOf,
  iconsOn,
  inHand,
  portOf,
  priceOf,
  type RiderMoment,
  STORM,
  SUN,
  thingOn,
  wayOf,
} from './reading.ts'
import { tileNames } from './spoken.ts'

interface Look {
  readonly moment: RiderMoment
  readonly table: TableInfo
  readonly words: RiderWords
}

/** What there is to know of a piece or a place of this table. */
export function inspect(
  place: string,
  moment: RiderMoment,
  table: TableInfo,
  words: RiderWords,
): Inspection | null {
  const [kind, ...rest] = place.split(' ')
  const look: Look = { moment, table, words }
  const name = rest.join(' ')
  switch (kind) {
    case 'bag':
      return ofBag(look)
    case 'deck':
      return ofDeck(look)
    case 'port':
      return ofPort(PORTS.indexOf(name), look)
    case 'space':
      return ofSpace(rest, look)
    case 'contract':
    case 'discard':
      return ofContract(name, look)
    case 'decree':
      return ofDecree(name, look)
    case 'decrees':
      return ofDecrees(look)
    case 'ability':
      return ofAbility(name, look)
    case 'plate':
    case 'rider':
    case 'coins':
    case 'pearls':
    case 'tiles':
    case 'fulfilled':
    case 'hand':
      return ofRider(Number(name), look)
    default:
      return null
  }
}

function lines(texts: readonly string[]): Phrase[] {
  return texts.filter((text) => text !== '').map((text) => say`${text}`)
}

const THINGS = ['meat', 'kelp', 'pottery', 'shells', 'crystal', 'pearl']

/** WR-80: everyone saw what was taken out of it. */
function ofBag({ moment, words }: Look): Inspection {
  const { bag } = moment.view.state
  const all = sizeOf(bag)
  const { looks } = words
  if (all === 0)
    return { title: words.inBag(0), text: lines([looks.bagEmpty]), rules: ['WR-43'], picture: <Bag /> }
  const kinds = THINGS.map((thing) =>
    TILES.names.flatMap((name, tile) =>
      thingOn(tile) === thing && bag[tile] > 0 ? [{ name, n: bag[tile] }] : [],
    ),
  ).filter((tiles) => tiles.length > 0)
  return {
    title: words.inBag(all),
    text: [
      ...lines([looks.bagStorms(bag[STORM], Math.round((100 * bag[STORM]) / all))]),
      ...kinds.map((tiles) =>
        tiles.flatMap(
          ({ name, n }, i): Phrase => [`${i === 0 ? '' : ' · '}${n} × `, { kind: 'tile', value: name }],
        ),
      ),
    ],
    rules: ['WR-06', 'WR-07', 'WR-80'],
    picture: <Bag />,
  }
}

function Bag() {
  return <RiderIcon name="bag" size={64} color="var(--ink-2)" />
}

function ofDeck({ moment, words }: Look): Inspection {
  const { deck, discards } = moment.view.state
  return {
    title: words.inDeck(sizeOf(deck)),
    text: lines([words.looks.deck(sizeOf(deck), sizeOf(discards))]),
    rules: ['WR-10', 'WR-40', 'WR-45'],
    picture: <Icon name="cards" size={56} />,
  }
}

function ofPort(port: number, { moment, table, words }: Look): Inspection | null {
  if (port < 0) return null
  const facts = factsOf(table)
  const { state } = moment.view
  const spaces = state.ports[port].flatMap((tile, space) =>
    tile < 0 || (port === SUN && space === 0)
      ? []
      : tile === STORM
        ? [words.storm]
        : [words.spoken.price(space, words.tile(TILES.value(tile)))],
  )
  const riders = state.seats.flatMap((rider, seat) =>
    portOf(facts, rider) === port ? [words.said.rider(table.seats[seat].name, wayOf(facts, rider))] : [],
  )
  return {
    title: words.portNames[PORTS.value(port)],
    text: lines([
      words.looks.port(spaces),
      riders.length > 0 ? words.looks.portRiders(riders) : '',
      port === SUN ? words.looks.sun : '',
    ]),
    rules: port === SUN ? ['WR-05', 'WR-26', 'WR-44', 'WR-50'] : ['WR-03', 'WR-21', 'WR-41'],
    picture: <RiderIcon name={PORTS.value(port)} size={64} color="var(--sea-1)" />,
  }
}

function ofSpace([first, second]: readonly string[], look: Look): Inspection | null {
  const { moment, table, words } = look
  const facts = factsOf(table)
  const { viewer, view } = moment
  const me = viewer === null ? null : view.state.seats[viewer]
  // A target at the own port names the space alone.
  const port = second === undefined ? (me === null ? -1 : portOf(facts, me)) : PORTS.indexOf(first)
  const space = Number(second ?? first)
  const tile = view.state.ports[port]?.[space] ?? -1
  if (tile < 0) return null
  if (tile === STORM)
    return {
      title: words.tile('storm'),
      text: lines([words.looks.stormText]),
      rules: ['WR-24', 'WR-42'],
      picture: <TileArt tile={tile} />,
    }
  const price = me === null ? space : priceOf(abilityOf(facts, me), tile, space)
  const thing = thingOn(tile)
  const rules = {
    crystal: ['WR-23', 'WR-34'],
    pearl: port === SUN ? ['WR-05', 'WR-26', 'WR-50'] : ['WR-23', 'WR-35'],
  }[thing] ?? ['WR-23', 'WR-41']
  return {
    title: words.tile(TILES.value(tile)),
    text: lines([
      `${words.looks.space(price, price < space ? space : null)}.`,
      words.looks.about[thing] ?? words.looks.about.good,
      iconsOn(tile) > 1 && thing === 'crystal' ? words.looks.twoCrystals : '',
    ]),
    rules: price < space ? ['WR-74', ...rules] : rules,
    picture: <TileArt tile={tile} />,
  }
}

const ASK_RULES = { pictured: 'WR-31', any: 'WR-32', tiles: 'WR-33' } as const

function ofContract(name: string, { moment, table, words }: Look): Inspection | null {
  const facts = factsOf(table)
  const { viewer, view } = moment
  const contract = contractOf(facts, CONTRACTS.indexOf(name))
  if (contract === null || viewer === null) return null
  const rider = view.state.seats[viewer]
  const ability = abilityOf(facts, rider)
  const need = needOf(contract, rider.tiles, ability)
  const { asks, brings } = words.contract(name, facts)
  const lacks = need.lacking.map(({ thing, n }) => words.count(n, thing))
  return {
    title: asks,
    text: lines([
      words.looks.contract(asks, brings),
      need.short === 0 ? words.looks.ready : `${words.looks.lacks(lacks)}.`,
    ]),
    rules: [ASK_RULES[need.kind], 'WR-29', 'WR-30', ...(ability.fewerGoods > 0 ? ['WR-75'] : [])],
    picture: (
      <span className={styles.contract}>
        <Needs need={need} words={words} />
        <Rewards coins={contract.coins} pearls={contract.pearls} size={22} />
      </span>
    ),
  }
}

/** All decrees of the game, where the table has no place for them. */
function ofDecrees({ moment, table, words }: Look): Inspection {
  const facts = factsOf(table)
  const { decrees, seats } = moment.view.state
  const me = moment.viewer === null ? null : seats[moment.viewer]
  const told = (decree: number, state: string) => {
    const { coins, pearls } = facts.goals[decree]
    const brings = coins > 0 ? words.count(coins, 'coin') : words.count(pearls, 'pearl')
    return `${words.decreeNames[DECREES.value(decree)]}, ${brings}: ${state}.`
  }
  return {
    title: words.labels.decrees,
    text: lines([
      ...decrees.map((decree) => {
        const { needed, has } = facts.goals[decree]
        return told(decree, words.progress(me === null ? 0 : Math.min(has(me, facts), needed), needed))
      }),
      ...seats.flatMap((rider, seat) =>
        rider.decrees.map((decree) =>
          told(decree, seat === moment.viewer ? words.yours : words.claimedBy(table.seats[seat].name)),
        ),
      ),
    ]),
    rules: ['WR-60', 'WR-61', 'WR-66'],
    picture: <RiderIcon name="decree" size={60} color="var(--warn)" />,
  }
}

function ofDecree(name: string, { moment, table, words }: Look): Inspection | null {
  const facts = factsOf(table)
  const decree = DECREES.indexOf(name)
  const goal = facts.goals[decree]
  if (goal === undefined) return null
  const { seats } = moment.view.state
  const owner = seats.findIndex((rider) => rider.decrees.includes(decree))
  const brings = goal.coins > 0 ? words.count(goal.coins, 'coin') : words.count(goal.pearls, 'pearl')
  const far = seats.map(
    (rider, seat) => `${table.seats[seat].name} ${Math.min(goal.has(rider, facts), goal.needed)}`,
  )
  return {
    title: words.decreeNames[name],
    text: lines([
      words.looks.decree(brings),
      owner >= 0 ? words.claimedBy(table.seats[owner].name) : words.looks.decreeAll(far, goal.needed),
    ]),
    rules: [DECREE_RULES[name] ?? 'WR-62', 'WR-61', 'WR-66'],
    picture: <RiderIcon name={name} size={60} color="var(--warn)" />,
  }
}

const DECREE_RULES: { readonly [decree: string]: string } = { 'sun port': 'WR-63', 'triple goods': 'WR-64' }

const ABILITY_RULES: { readonly [ability: string]: string } = {
  'two coins': 'WR-71',
  'free sail': 'WR-72',
  'bulk buy': 'WR-73',
  bargain: 'WR-74',
  haggler: 'WR-75',
  'tide turner': 'WR-76',
  alchemist: 'WR-77',
  'six contracts': 'WR-78',
}

function ofAbility(id: string, { moment, table, words }: Look): Inspection | null {
  const index = ABILITIES.indexOf(id)
  if (index < 0) return null
  const { name, effect } = words.ability(id, factsOf(table))
  const owner = moment.view.state.seats.findIndex(({ ability }) => ability === index)
  return {
    title: name,
    text: lines([sentence(effect), owner < 0 ? '' : words.claimedBy(table.seats[owner].name)]),
    rules: [ABILITY_RULES[id], 'WR-70'],
    picture: <RiderIcon name={id} size={60} color="var(--link)" />,
  }
}

function sentence(text: string): string {
  const end = text.endsWith('.') ? '' : '.'
  return text.slice(0, 1).toUpperCase() + text.slice(1) + end
}

function ofRider(seat: number, { moment, table, words }: Look): Inspection | null {
  const facts = factsOf(table)
  const rider = moment.view.state.seats[seat]
  if (rider === undefined) return null
  const { looks } = words
  const ability = rider.ability < 0 ? null : words.ability(ABILITIES.value(rider.ability), facts)
  const fulfilled = rider.fulfilled.map((card) => words.contract(CONTRACTS.value(card), facts).asks)
  return {
    title: table.seats[seat].name,
    text: lines([
      looks.rider(
        words.portNames[PORTS.value(portOf(facts, rider))],
        wayOf(facts, rider),
        facts.route.length - 1 - rider.journey,
      ),
      looks.has([
        words.count(rider.coins, 'coin'),
        words.count(pearlsOf(rider, facts), 'pearl'),
        words.said.inHand(inHand(rider)),
      ]),
      looks.hasTiles(tileNames(rider.tiles, words)),
      looks.hasFulfilled(fulfilled),
      rider.decrees.length === 0
        ? ''
        : looks.hasDecrees(rider.decrees.map((decree) => words.decreeNames[DECREES.value(decree)])),
      ability === null ? '' : looks.hasAbility(ability.name, ability.effect),
    ]),
    rules: ['WR-20', 'WR-51', 'WR-80'],
    picture: <Flag flag={table.seats[seat].flag} width={72} />,
  }
}
