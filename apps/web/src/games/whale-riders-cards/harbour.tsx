import { customsOf, PORTS } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { Inlay, isPiece } from '../../art/piece.tsx'
import { Cliffs, SwellLines } from '../../art/sea.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useScene } from '../../play/table-context.ts'
import { Thing } from '../../play/thing.tsx'
import { useUi } from '../../words/language.ts'
import { CardBack } from './card-art.tsx'
import styles from './harbour.module.css'
import { type CardMoment, portName, sizeOf } from './reading.ts'

/** The port of this round, if there is one, and the piles. */
export function Harbour({ moment, words }: { moment: CardMoment; words: CardWords }) {
  const { state } = moment.view
  const port = portName(state)
  return (
    <aside className={styles.harbour} data-plain={port === null ? '' : undefined}>
      {port !== null && <PortCard port={port} rule={customsOf(state.port).rule} words={words} />}
      <div className={styles.piles}>
        <figure className={styles.pile}>
          <Thing place="pile" label={words.looks.pileTitle}>
            <CardBack kind="goods" stack={sizeOf(state.pile)} />
          </Thing>
          <figcaption>
            <b>{sizeOf(state.pile)}</b> {words.draw}
          </figcaption>
        </figure>
        {port !== null && (
          <figure className={styles.pile}>
            <Thing place="port pile" label={words.ports}>
              <CardBack kind="ports" stack={state.portDeck[PORTS.size]} />
            </Thing>
            <figcaption>
              <b>{state.portDeck[PORTS.size]}</b> {words.ports}
            </figcaption>
          </figure>
        )}
      </div>
    </aside>
  )
}

function PortCard({ port, rule, words }: { port: string; rule: string; words: CardWords }) {
  const ui = useUi()
  const { showRule } = useScene()
  const animal = port.split(' ')[0]
  return (
    <section className={styles.port} data-at="port" aria-label={words.portNames[animal]}>
      <svg
        viewBox="0 0 206 128"
        className={styles.art}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="port-sea" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="#4A8CA3" />
            <stop offset="1" stopColor="#0D2F40" />
          </linearGradient>
        </defs>
        <rect width="206" height="128" fill="url(#port-sea)" />
        <SwellLines width={206} height={128} rows={8} opacity={0.18} from={30} />
        <Cliffs width={206} y={26} seed={5} />
        {isPiece(animal) && (
          <>
            <Inlay name={animal} x={57} y={39} size={92} color="#0A2533" ground="#2A6379" />
            <Inlay name={animal} x={57} y={35} size={92} color="#fff" ground="#2A6379" />
          </>
        )}
      </svg>
      <div className={styles.text}>
        <h2>{words.portNames[animal]}</h2>
        <p>{words.portCustoms[port]}</p>
        <button
          type="button"
          className={styles.rule}
          onClick={() => showRule(rule)}
          aria-label={ui.table.rule(rule)}
        >
          <Icon name="book" size={16} /> <span>{rule}</span>
        </button>
      </div>
    </section>
  )
}
