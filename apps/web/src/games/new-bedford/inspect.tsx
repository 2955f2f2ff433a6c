import type { Phrase } from '@gam/kernel'
import {
  BOARD,
  BUILDINGS,
  bonusOf,
  CARDS,
  isClosed,
  isVictory,
  LAY,
  POINTS,
  pieceNamed,
  SHIPS,
  SPACES,
  TOKENS,
} from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import type { Inspection } from '../board.ts'
import { Pic, ShipArt, TokenDisc } from './art.tsx'
import { boardOf, captainName, helmOf, lastTurn, whyOf } from './captain-turn.ts'
import { Helm } from './helm.tsx'
import styles from './inspect.module.css'
import {
  deedOf,
  meansFor,
  ownedBy,
  SHORE,
  seatToken,
  standing,
  type TownMoment,
  workersLeft,
} from './reading.ts'
import { nameOf, type Seen, seenOf, termIn } from './seen.ts'
import { whereOf } from './ship-piece.tsx'
import { heldSentence, inspectCard, inspectLog } from './ships-log-inspect.tsx'

function picture(name: string) {
  return (
    <span className={styles.picture}>
      <Pic name={name} size={56} />
    </span>
  )
}

function sentence(text: string): Phrase {
  return [`${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`]
}

function space(seen: Seen, name: string): Inspection {
  const { words, state } = seen
  const there = standing(state, SPACES.indexOf(name))
  return {
    title: termIn(words, 'space', name),
    text: [
      sentence(deedOf(seen, name)),
      [words.inspected.bonus(bonusOf(words.pieces, name)?.deed ?? '')],
      ...there.map((seat): Phrase => words.inspected.stands(seatToken(seat))),
    ],
    rules: pieceNamed(name)?.rules ?? [],
    picture: picture(name),
  }
}

function building(seen: Seen, name: string): Inspection {
  const { words, state, facts, me } = seen
  const { inspected } = words
  const index = BUILDINGS.indexOf(name)
  const owner = state.owners[index]
  const { enough, lack } = meansFor(seen.moment, facts, me, index)
  const foreign = owner >= 0 && owner !== me && !isVictory(index)
  const fee = foreign ? ` ${inspected.fee(owner >= facts.people)}` : ''
  const costs: Phrase = [inspected.costs(facts.costs[index])]
  return {
    title: termIn(words, 'building', name),
    // What matters most stands first: whose a building is that stands, what one takes that does not.
    text: [
      sentence(deedOf(seen, name)),
      ...(owner < 0
        ? [costs, [`${inspected.unbuilt} ${enough ? inspected.enough[enough] : inspected.lacking(lack)}`]]
        : [owner === me && seen.mine ? [inspected.mine] : [...inspected.owner(seatToken(owner)), fee]]),
      ...(state.used[index] ? [[inspected.usedNow]] : []),
      ...(isClosed(state, index) ? [[words.pages.closedNow]] : []),
      ...(owner < 0 ? [] : [costs]),
    ],
    rules: [
      ...(pieceNamed(name)?.rules ?? []),
      ...(owner < 0 ? ['NB-52'] : isVictory(index) ? ['NB-51'] : ['NB-13']),
    ],
    picture: picture(name),
  }
}

function oceanToken(seen: Seen, name: string): Inspection {
  const { words, state } = seen
  const token = TOKENS.indexOf(name)
  const special = words.pages.tokens[name]
  return {
    title: words.whales[name],
    text: [
      ...(LAY[token] > 0 ? [[words.inspected.lay(LAY[token], POINTS[token])]] : []),
      ...(special ? [[special.effect]] : []),
      [words.inspected.out(state.out[token])],
      [words.inspected.inBag(state.ocean[token])],
    ],
    rules: special ? [special.rule, 'WW-20'] : ['NB-03', 'NB-71'],
    picture: <TokenDisc token={name} size={64} points={POINTS[token]} />,
  }
}

function ship(seen: Seen, seat: number, index: number): Inspection {
  const { words, state, table, me } = seen
  const { at, place, whales } = state.seats[seat].ships[index]
  const owner = seat === me && seen.mine ? null : nameOf(seen, seat)
  return {
    title: termIn(words, 'ship', `ship ${index + 1}`),
    text: [[words.said.ship({ owner, ship: index, where: whereOf(at), place, cargo: whales })]],
    rules: at >= SHORE ? ['NB-60', 'NB-71'] : ['NB-20', 'NB-21'],
    picture: <ShipArt flag={table.seats[seat].flag} width={96} />,
  }
}

function captain(seen: Seen, seat: number): Inspection {
  const { words, moment, state } = seen
  const turn = lastTurn(moment.events, seat)
  const name = captainName(boardOf(seen, seat))
  const helm = helmOf(seen, seat)
  const at = state.seats[seat].helm
  return {
    title: `${words.captain} ${nameOf(seen, seat)}`,
    text: [
      sentence(words.captains.manner[name]),
      [turn ? whyOf(words, turn, (chooser) => nameOf(seen, chooser)) : words.captains.noTurnYet],
    ],
    rules: ['LO-06', 'LO-07', 'LO-35'],
    picture: (
      <Helm
        headings={helm}
        at={at}
        die={turn?.die ?? null}
        size={104}
        label={words.captains.helm(nameOf(seen, seat), helm[at])}
      />
    ),
  }
}

function player(seen: Seen, seat: number): Inspection {
  const { words, state, facts, moment, me } = seen
  const { wood, food, brick, money, whales, ships } = state.seats[seat]
  const name = nameOf(seen, seat)
  const { total } = moment.standings[seat]
  const owner = seat === me && seen.mine ? null : name
  const owned = ownedBy(state, facts, seat).map((one) => termIn(words, 'building', BUILDINGS.value(one)))
  return {
    title: name,
    text: [
      [words.said.seat(name, total, [wood, food, brick, money], whales)],
      ...(owned.length > 0 ? [[words.inspected.owns(owned)]] : []),
      ...ships.map(
        ({ at, place, whales: cargo }, i): Phrase => [
          words.said.ship({ owner, ship: i, where: whereOf(at), place, cargo }),
        ],
      ),
      [words.inspected.workers(workersLeft(state.seats[seat]))],
      ...heldSentence(seen, seat),
    ],
    rules: ['NB-82'],
    picture: null,
  }
}

function waters(seen: Seen, number: number): Inspection {
  const { words, facts } = seen
  return {
    title: words.inspected.space(number),
    text: [
      [
        number === 0
          ? words.inspected.trackShore
          : words.inspected.track(number, facts.launchFood[number - 1]),
      ],
    ],
    rules: ['NB-07', 'NB-22', 'NB-60'],
    picture: null,
  }
}

const PLAIN: { readonly [place: string]: (seen: Seen) => Inspection } = {
  bag: ({ words, state }) => ({
    title: words.inBag(state.ocean[TOKENS.size]),
    text: [[words.inspected.bag], [words.spoken.bag(words.said.cargo(state.ocean))]],
    rules: ['NB-02', 'NB-70', 'NB-90'],
    picture: picture('bag'),
  }),
  out: ({ words, state }) => ({
    title: words.leftOut,
    text: [[words.spoken.out(words.said.cargo(state.out))]],
    rules: ['NB-70', 'NB-72'],
    picture: null,
  }),
  dock: ({ words }) => ({
    title: words.onDock,
    text: [[words.inspected.dock]],
    rules: ['NB-20', 'NB-92'],
    picture: null,
  }),
  return: ({ words }) => ({
    title: words.returning,
    text: [[words.inspected.returns]],
    rules: ['NB-61', 'NB-62', 'NB-63'],
    picture: null,
  }),
}

function good(seen: Seen, name: string): Inspection {
  const { words } = seen
  return {
    title: words.goods[name],
    text: [[words.inspected.goods[name]]],
    rules: name === 'coin' ? ['NB-82'] : ['NB-05', 'NB-11'],
    picture: picture(name),
  }
}

export function inspect(
  place: string,
  moment: TownMoment,
  table: TableInfo,
  words: TownWords,
): Inspection | null {
  const seen = seenOf(table, moment, words, null)
  const [kind, ...rest] = place.split(' ')
  const name = rest.join(' ')
  switch (kind) {
    case 'space':
    case 'spot':
    case 'building': {
      const at = SPACES.indexOf(name)
      if (at >= 0 && at < BOARD) return space(seen, name)
      return BUILDINGS.indexOf(name) >= 0 ? building(seen, name) : null
    }
    case 'card':
      return CARDS.indexOf(name) >= 0 && seen.facts.log ? inspectCard(seen, CARDS.indexOf(name)) : null
    case 'log':
      return inspectLog(seen)
    case 'token':
    case 'kept':
    case 'whale':
      return TOKENS.indexOf(name) >= 0 ? oceanToken(seen, name) : null
    case 'ship': {
      // As an action means it, or as it lies on the table.
      const mine = SHIPS.indexOf(name)
      return mine >= 0 ? ship(seen, seen.me, mine) : ship(seen, Number(rest[0]), Number(rest[1]))
    }
    case 'captain':
      return captain(seen, Number(name))
    case 'plate':
    case 'pages':
    case 'corner':
    case 'score':
    case 'whales':
    case 'workers':
      return Number(name) >= seen.facts.people ? captain(seen, Number(name)) : player(seen, Number(name))
    case 'held':
      return good(seen, rest[1])
    case 'lane':
    case 'waters': {
      const number = Number(rest[0])
      return number < 0 ? PLAIN.return(seen) : waters(seen, number)
    }
    case 'home':
      return player(seen, Number(name))
    default:
      return PLAIN[place]?.(seen) ?? null
  }
}
