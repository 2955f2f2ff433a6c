import { PORTS } from '@gam/whale-riders-cards'
import { Cliffs, SwellLines } from '../../art/sea.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useScene } from '../../play/table-context.ts'
import { useUi } from '../../words/language.ts'
import { CardBack, Inlay, isPiece } from './card-art.tsx'
import styles from './harbour.module.css'
import { type CardMoment, portName, sizeOf } from './reading.ts'
import type { CardWords } from './words/card-words.ts'

/** The rule behind each port, by the first word of its name. */
const PORT_RULES: { readonly [port: string]: string } = {
  'swordfish shells': 'CG-31',
  'swordfish kelp': 'CG-31',
  'ray shells': 'CG-32',
  'ray kelp': 'CG-32',
  'urchin bonus': 'CG-33',
  'urchin storm': 'CG-33',
  'seagull pair': 'CG-35',
  'seagull all': 'CG-36',
  'seahorse one': 'CG-37',
  'seahorse two': 'CG-37',
  'coral five': 'CG-38',
  'coral six': 'CG-38',
}

/** The port of this round, if there is one, and the piles. */
export function Harbour({ moment, words }: { moment: CardMoment; words: CardWords }) {
  const { state } = moment.view
  const port = portName(state)
  return (
    <aside className={styles.harbour} data-plain={port === null ? '' : undefined}>
      {port !== null && <PortCard port={port} words={words} />}
      <div className={styles.piles}>
        <figure className={styles.pile}>
          <span data-at="pile">
            <CardBack kind="goods" stack={sizeOf(state.pile)} />
          </span>
          <figcaption>
            <b>{sizeOf(state.pile)}</b> {words.draw}
          </figcaption>
        </figure>
        {port !== null && (
          <figure className={styles.pile}>
            <span data-at="port pile">
              <CardBack kind="ports" stack={state.portDeck[PORTS.size]} />
            </span>
            <figcaption>
              <b>{state.portDeck[PORTS.size]}</b> {words.ports}
            </figcaption>
          </figure>
        )}
      </div>
    </aside>
  )
}

function PortCard({ port, words }: { port: string; words: CardWords }) {
  const ui = useUi()
  const { showRule } = useScene()
  const animal = port.split(' ')[0]
  const rule = PORT_RULES[port]
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
