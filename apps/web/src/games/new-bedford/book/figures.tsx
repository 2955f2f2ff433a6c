import { readOptions, Sitting } from '@gam/kernel'
import {
  BUILDINGS,
  CAPTAINS,
  CARDS,
  HEADINGS,
  newBedford,
  PLACES,
  POINTS,
  POSTS,
  type State,
  TOKENS,
} from '@gam/new-bedford'
import { BOARDS } from '@gam/new-bedford/words/numbers'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { ReactNode } from 'preact/compat'
import { momentOf } from '../../../play/figure-moment.ts'
import { FigureStage } from '../../../play/figure-stage.tsx'
import styles from '../../../play/pictures.module.css'
import type { TableInfo } from '../../../session/session.ts'
import { HoldChips, Pic, ShipArt, TokenDisc } from '../art.tsx'
import { townBoard } from '../board.tsx'
import { Portrait } from '../captain-art.tsx'
import { Helm } from '../helm.tsx'
import { LotRow } from '../lot-row.tsx'
import { type Seen, seenOf } from '../seen.ts'
import { Page } from '../ships-log-card.tsx'
import { Track } from '../track.tsx'
import { pieceOf } from './plan.ts'

const SEATS = ['Mara', 'Benedikt', 'Ilse', 'Tomasz']
const OPTIONS = { ...readOptions(newBedford.options, { shipsLog: true }) }

const TABLE: TableInfo = {
  id: 'rulebook',
  game: newBedford.id,
  rules: newBedford.rulesVersion,
  seats: SEATS.map((name, i) => ({ name, flag: i + 1, bot: null })),
  players: SEATS.length,
  options: OPTIONS,
  components: newBedford.components.sets[0].id,
  componentSet: null,
  shared: false,
}

/** Whales by their names, as a ship carries them. */
function cargo(...tokens: readonly string[]): number[] {
  const counts = new Array<number>(TOKENS.size).fill(0)
  for (const token of tokens) counts[TOKENS.indexOf(token)]++
  return counts
}

/** A table at which every picture finds what it shows. */
function arrange(state: State): void {
  const at = (seat: number, ship: number, place: string, lane: number) => {
    state.seats[seat].ships[ship] = { at: PLACES.indexOf(place), place: lane, whales: cargo() }
  }
  at(0, 0, 'space 2', 0)
  at(1, 0, 'space 2', 1)
  at(2, 0, 'space 4', 0)
  at(3, 0, 'space 6', 0)
  at(1, 1, 'space 0', 0)
  state.seats[1].workers[0] = POSTS.indexOf('farm')
  state.seats[2].workers[0] = POSTS.indexOf('bakery')
  for (const seat of state.seats) {
    seat.wood = 9
    seat.food = 9
    seat.brick = 9
    seat.money = 20
  }
  state.owners[BUILDINGS.indexOf('bank')] = 1
  state.owners[BUILDINGS.indexOf('bakery')] = 1
  state.used[BUILDINGS.indexOf('bakery')] = true
  state.owners[BUILDINGS.indexOf('mansion')] = 1
}

/** The pictures of the book, drawn with the pieces of the table. */
export function townFigures(words: TownWords) {
  const sitting = Sitting.begin(newBedford, { seats: SEATS, seed: 'rulebook', options: OPTIONS })
  const seen = seenOf(TABLE, momentOf(sitting, 0, arrange), words, null)
  return function Figure({ section }: { section: string }) {
    return (
      <FigureStage board={townBoard} words={words} table={TABLE}>
        {pictureOf(section, seen)}
      </FigureStage>
    )
  }
}

function pictureOf(section: string, seen: Seen): ReactNode {
  const piece = pieceOf(section)
  if (piece === null) return SCENES[section]?.(seen) ?? null
  switch (piece.kind) {
    case 'space':
      return <SpacePicture seen={seen} name={piece.name} />
    case 'building':
      return (
        <LotRow
          seen={{ ...seen, mine: false, state: { ...seen.state, owners: seen.state.owners.map(() => -1) } }}
          names={[piece.name]}
        />
      )
    case 'token':
      return (
        <div className={styles.sea}>
          <TokenDisc token={piece.name} size={72} points={POINTS[TOKENS.indexOf(piece.name)]} />
        </div>
      )
    case 'captain':
      return <CaptainPicture seen={seen} captain={CAPTAINS.indexOf(piece.name)} />
    case 'card':
      return (
        <div className={styles.page}>
          <Page seen={seen} card={CARDS.indexOf(piece.name)} />
        </div>
      )
  }
}

function SpacePicture({ seen, name }: { seen: Seen; name: string }) {
  return (
    <LotRow
      seen={{ ...seen, state: { ...seen.state, seats: seen.state.seats.map(atHome) } }}
      names={[name]}
    />
  )
}

/** A space by itself is shown empty, with its bonus. */
function atHome(seat: State['seats'][number]): State['seats'][number] {
  return { ...seat, workers: seat.workers.map(() => POSTS.indexOf('home')) }
}

/** What stands on a Captain's board. */
function CaptainPicture({ seen: { words }, captain }: { seen: Seen; captain: number }) {
  const board = BOARDS[captain]
  const name = CAPTAINS.value(captain)
  const headings = board.early.map((heading) => HEADINGS.value(heading))
  return (
    <div className={styles.captain}>
      <div className={styles.row}>
        <Portrait captain={name} size={56} />
        <Helm
          headings={headings}
          at={0}
          die={null}
          size={156}
          label={words.captains.helm(name, headings[0])}
        />
      </div>
      <div className={styles.limits}>
        <span>
          <Pic name="building" size={16} /> {board.mostBuildings}
        </span>
        <span>
          <Pic name="sperm" size={16} /> {board.mostWhales}
        </span>
        <span>
          <Pic name="city pier" size={16} /> {words.captains.reach(board.reach)}
        </span>
      </div>
    </div>
  )
}

const TOWN = ['farm', 'forest', 'warehouse', 'general store', 'town hall']
const OWNED = ['bank', 'bakery', 'mansion']

/** The pictures that show more than one piece. */
const SCENES: { readonly [section: string]: (seen: Seen) => ReactNode } = {
  whales: () => (
    <div className={styles.sea}>
      {['right', 'bowhead', 'sperm', 'sea'].map((token) => (
        <TokenDisc key={token} token={token} size={56} points={POINTS[TOKENS.indexOf(token)]} />
      ))}
    </div>
  ),
  goods: ({ words }) => (
    <div className={styles.row}>
      {['wood', 'food', 'brick', 'coin'].map((good) => (
        <span key={good} className={styles.named}>
          <Pic name={good} size={36} />
          <b>{words.goods[good]}</b>
        </span>
      ))}
    </div>
  ),
  track: (seen) => (
    <div className={styles.track}>
      <Track seen={seen} />
    </div>
  ),
  placing: (seen) => <LotRow seen={seen} names={TOWN} />,
  owning: (seen) => <LotRow seen={seen} names={OWNED} />,
  returning: () => (
    <div className={styles.sea}>
      <ShipArt flag={1} width={92} />
      <HoldChips whales={cargo('bowhead', 'bowhead', 'right')} />
    </div>
  ),
  draw: () => (
    <div className={styles.sea}>
      {['bowhead', 'right', 'sea', 'right'].map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens that look alike are alike
        <TokenDisc key={i} token={token} size={48} points={POINTS[TOKENS.indexOf(token)]} />
      ))}
    </div>
  ),
  crew: () => (
    <div className={styles.row}>
      {CAPTAINS.names.map((captain) => (
        <Portrait key={captain} captain={captain} size={56} />
      ))}
    </div>
  ),
  'captain-turn': ({ words }) => {
    const headings = BOARDS[0].early.map((heading) => HEADINGS.value(heading))
    const at = headings.indexOf('food')
    return (
      <Helm headings={headings} at={at} die={2} size={208} label={words.captains.helm('Starbuck', 'food')} />
    )
  },
}
