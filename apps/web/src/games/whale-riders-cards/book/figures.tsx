import { Sitting } from '@gam/kernel'
import { CARDS, cardGame, type State } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import type { ReactNode } from 'preact/compat'
import { PieceIcon } from '../../../art/piece.tsx'
import { momentOf } from '../../../play/figure-moment.ts'
import { FigureStage } from '../../../play/figure-stage.tsx'
import styles from '../../../play/pictures.module.css'
import type { TableInfo } from '../../../session/session.ts'
import { cardBoard } from '../board.tsx'
import { CardArt } from '../card-art.tsx'
import { QuayFigure } from '../figure.tsx'

/** The three of CG-13. */
const SEATS = ['Philip', 'Chris', 'David']

const TABLE: TableInfo = {
  id: 'rulebook',
  game: cardGame.id,
  rules: cardGame.rulesVersion,
  seats: SEATS.map((name, i) => ({ name, flag: i + 1, bot: null })),
  players: SEATS.length,
  options: { advanced: false, simplified: false, match: 'single', openScores: true },
  components: cardGame.components.sets[0].id,
  componentSet: null,
  shared: false,
}

/** CG-13 before David's card. */
function arrange({ seats }: State): void {
  const lay = (seat: number, ...cards: readonly string[]) => {
    for (const card of cards) seats[seat].table[CARDS.indexOf(card)]++
  }
  lay(0, 'pottery', 'shells')
  lay(1, 'pottery', 'pottery bonus', 'kelp')
  lay(2, 'pottery', 'kelp')
}

/** The pictures of the book, drawn with the pieces of the table. */
export function cardFigures(words: CardWords) {
  const sitting = Sitting.begin(cardGame, { seats: SEATS, seed: 'rulebook' })
  const moment = momentOf(sitting, SEATS.length - 1, arrange)
  const art = (card: string, name: string) => <CardArt card={CARDS.indexOf(card)} name={name} />
  const pictures: { readonly [section: string]: () => ReactNode } = {
    cards: () => (
      <div className={styles.row}>
        {Object.entries(words.goods).map(([good, name]) => (
          <span key={good} className={styles.card}>
            {art(good, name)}
          </span>
        ))}
        <span className={styles.card}>{art('meat bonus', words.goods.meat)}</span>
        <span className={styles.card}>{art('meat storm', words.storm)}</span>
      </div>
    ),
    bonus: () => <div className={styles.one}>{art('pottery bonus', words.goods.pottery)}</div>,
    storm: () => <div className={styles.one}>{art('pottery storm', words.storm)}</div>,
    example: () => <QuayFigure table={TABLE} moment={moment} words={words} />,
  }
  return function Figure({ section }: { section: string }) {
    const animal = section.replace(/^port-/, '')
    return (
      <FigureStage board={cardBoard} words={words} table={TABLE}>
        {pictures[section]?.() ?? (
          <div className={styles.harbour}>
            <PieceIcon name={animal} size={64} />
          </div>
        )}
      </FigureStage>
    )
  }
}
