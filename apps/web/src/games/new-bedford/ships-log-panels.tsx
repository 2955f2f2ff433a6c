import type { Statement } from '@gam/kernel'
import { CARDS, LAY, liesOpen, POSTS, SHIPS, TOKENS } from '@gam/new-bedford'
import type { ReactNode } from 'preact/compat'
import { Piece } from '../../play/piece.tsx'
import { Meeple, Pic, ShipArt, TokenDisc } from './art.tsx'
import { Brief } from './brief.tsx'
import { Amount, amountsIn } from './panel.tsx'
import panels from './panels.module.css'
import { SHORE } from './reading.ts'
import { flagOf, type Seen, termIn } from './seen.ts'
import { CardPiece, Page, Vignette } from './ships-log-card.tsx'
import styles from './ships-log-panels.module.css'
import { isUnder } from './ships-log-shelf.ts'

/** So many cards are shown with all that they say, and so many as they lie open; more of them as rows. */
const WHOLE_PAGES = 6
const BRIEF_PAGES = 9

/** All cards that can be had: those open now, and those that nobody took before. */
export function Library({ seen }: { seen: Seen }) {
  const { state } = seen
  const cards = CARDS.names
    .map((_, card) => card)
    .filter((card) => liesOpen(state, card) || isUnder(state, card))
    .sort((a, b) => Number(liesOpen(state, b)) - Number(liesOpen(state, a)))
  const look = cards.length > BRIEF_PAGES ? 'line' : cards.length > WHOLE_PAGES ? 'leaf' : 'page'
  return (
    <div className={styles.shelf} data-look={look}>
      {cards.map((card) => (
        <CardPiece key={card} seen={seen} card={card} copy={1} look={look} />
      ))}
    </div>
  )
}

/** What an omen costs to be rid of, by its name. */
const PRICES: { readonly [card: string]: readonly [number, string] } = {
  rats: [1, 'food'],
  reef: [1, 'wood'],
  'wreck of the essex': [1, 'food'],
  'broken mast': [3, 'wood'],
  'stove boat': [1, 'wood'],
  sermon: [1, 'coin'],
  'port fees': [1, 'coin'],
}

/** An omen that strikes me: what it says, and the ways to bear it or to answer it. */
export function Struck({ seen, card }: { seen: Seen; card: number }) {
  const options = seen.moment.decision?.options ?? []
  return (
    <div className={styles.struck} data-struck="">
      <div className={styles.omen}>
        <Page seen={seen} card={card} />
      </div>
      <div className={styles.ways}>
        {options.map(({ action, text }) => (
          <Way key={text} seen={seen} card={card} action={action} />
        ))}
      </div>
    </div>
  )
}

/** One way to bear an omen, as its target is known to the board. */
function Way({ seen, card, action }: { seen: Seen; card: number; action: Statement }) {
  const { words, state, me, moment } = seen
  const said = words.pages.panels
  const flag = flagOf(seen, me)
  switch (action.type) {
    case 'pay': {
      const [amount, good] = PRICES[CARDS.value(card)] ?? [1, 'wood']
      const dollars = good === 'coin'
      return (
        <Choice
          target="pay"
          label={dollars ? `$${amount}` : `${words.goods[good]} ${amount}`}
          picture={<Pic name={good} size={28} />}
        >
          <Brief phrase={dollars ? words.panels.price(amount) : said.pay(amount, good)} />
        </Choice>
      )
    }
    case 'lose': {
      const whale = String(action.token)
      const text = said.lose(words.whales[whale], SHIPS.indexOf(action.ship))
      return (
        <Choice
          target={`lose ${action.ship} ${whale}`}
          label={text}
          picture={<TokenDisc token={whale} size={32} />}
        >
          {text}
        </Choice>
      )
    }
    case 'drift': {
      const ship = SHIPS.indexOf(action.ship)
      const from = state.seats[me].ships[ship].at - SHORE
      const text = CARDS.value(card) === 'broken mast' ? said.returns(ship) : said.drift(ship, from)
      return (
        <Choice
          target={`ship ${action.ship}`}
          copy={1}
          label={text}
          picture={<ShipArt flag={flag} width={40} />}
        >
          {text}
        </Choice>
      )
    }
    case 'overboard': {
      const post = state.seats[me].workers[Number(action.worker)]
      const where = post === POSTS.indexOf('home') ? null : termIn(words, 'space', POSTS.value(post))
      const text = said.worker(where)
      return (
        <Choice target={`worker ${action.worker}`} label={text} picture={<Meeple flag={flag} size={30} />}>
          {text}
        </Choice>
      )
    }
    case 'calm': {
      const text = said.calm(termIn(words, 'card', String(action.card)))
      const others = moment.decision?.options.filter((other) => other.action.type === 'calm') ?? []
      // Several omens at once: the tab asks which one is meant.
      if (others.length > 1 && others[0].action !== action) return null
      return (
        <Choice
          target="card calm seas"
          copy={1}
          label={text}
          picture={<Vignette card="calm seas" size={30} />}
        >
          {text}
        </Choice>
      )
    }
    case 'ignore':
      return (
        <Choice target="ignore" label={said.ignore} picture={<Pic name="insurance co" size={28} />}>
          {said.ignore}
        </Choice>
      )
    default:
      return null
  }
}

function Choice({
  target,
  copy = 0,
  label,
  picture,
  children,
}: {
  target: string
  copy?: number
  label: string
  picture: ReactNode
  children: ReactNode
}) {
  return (
    <Piece target={target} copy={copy} label={label} className={panels.amount}>
      <span className={styles.way} aria-hidden="true">
        {picture}
        <span>{children}</span>
      </span>
    </Piece>
  )
}

const SHARE = 4

export function Windfall({ seen }: { seen: Seen }) {
  return (
    <div className={panels.amounts}>
      {amountsIn(seen).map(({ amount }) => (
        <Amount
          key={amount}
          target={`amount ${amount}`}
          label={`$${amount}`}
          count={
            <>
              {amount} <Pic name="coin" size={24} />
            </>
          }
        >
          <Brief phrase={seen.words.pages.panels.others(amount - SHARE)} />
        </Amount>
      ))}
    </div>
  )
}

export function Beached({ seen }: { seen: Seen }) {
  const right = 'right'
  const lay = LAY[TOKENS.indexOf(right)]
  return (
    <div className={panels.amounts}>
      {amountsIn(seen).map(({ amount }) => (
        <Amount
          key={amount}
          target={`amount ${amount}`}
          label={`${amount} × ${seen.words.whales[right]}, $${amount * lay}`}
          count={
            <>
              {amount} <TokenDisc token={right} size={30} />
            </>
          }
        >
          <Brief phrase={seen.words.panels.price(amount * lay)} />
        </Amount>
      ))}
    </div>
  )
}
