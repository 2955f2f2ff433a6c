import { customsOf, PORTS } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { Inset, isPiece } from '../../art/piece.tsx'
import { PIECES } from '../../art/piece-paths.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useScene } from '../../play/table-context.ts'
import { Thing } from '../../play/thing.tsx'
import { useUi } from '../../words/language.ts'
import { Drawn } from './drawn.tsx'
import { type CardMoment, portName, sizeOf } from './reading.ts'
import styles from './shore.module.css'

/** What stands beside the quay: the port's sign, or townspeople where there is none, and the pile to draw from. */
export function Shore({ moment, words }: { moment: CardMoment; words: CardWords }) {
  const { state } = moment.view
  const port = portName(state)
  const left = sizeOf(state.pile)
  return (
    <>
      {port === null ? (
        <Townspeople />
      ) : (
        <PortSign
          port={port}
          rule={customsOf(state.port).rule}
          left={state.portDeck[PORTS.size]}
          words={words}
        />
      )}
      <div className={styles.sledge}>
        <Thing place="pile" label={words.looks.pileTitle} className={styles.load}>
          <Sledge left={left} />
        </Thing>
        <p className={styles.pill}>
          {left === 0 ? (
            words.lastSale
          ) : (
            <>
              <b>{left}</b> {words.draw}
            </>
          )}
        </p>
      </div>
    </>
  )
}

/** One layer for six cards. */
function Sledge({ left }: { left: number }) {
  const layers = left === 0 ? 0 : Math.max(1, Math.min(9, Math.ceil(left / 6)))
  return (
    <span className={styles.drawing} aria-hidden="true">
      <Drawn name="sledge" size={[146, 56]} className={styles.runners} />
      {Array.from({ length: layers }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: one layer is like the other
          key={i}
          className={styles.layer}
          style={{ '--i': i }}
        >
          <Drawn name="load" size={[72, 22]} />
        </span>
      ))}
      {layers > 0 && (
        <span className={styles.top} style={{ '--i': layers }}>
          <Drawn name="load-top" size={[78, 42]} />
        </span>
      )}
    </span>
  )
}

function Townspeople() {
  return (
    <div className={styles.people} aria-hidden="true">
      <Drawn name="parka-2" size={[40, 48]} className={styles.child} />
      <Drawn name="parka-1" size={[40, 48]} className={styles.man} />
      <Drawn name="barrel" size={[44, 44]} className={styles.barrel} />
      <Drawn name="crate" size={[62, 46]} className={styles.crate} />
      <Drawn name="husky" size={[80, 34]} className={styles.husky} />
    </div>
  )
}

export function PortPicture({ animal }: { animal: string }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      <Drawn name="port" size={[206, 110]} />
      {isPiece(animal) && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <Inset x={0.6} y={1} size={23} color="#04202c" ground="#04202c">
            <g opacity=".35">{PIECES[animal]()}</g>
          </Inset>
          <Inset x={0} y={0} size={23} color="#f4fafc" ground="#17465a">
            {PIECES[animal]()}
          </Inset>
        </svg>
      )}
    </span>
  )
}

function PortSign({
  port,
  rule,
  left,
  words,
}: {
  port: string
  rule: string
  left: number
  words: CardWords
}) {
  const ui = useUi()
  const { showRule } = useScene()
  const animal = port.split(' ')[0]
  return (
    <section className={styles.port} aria-label={words.portNames[animal]}>
      <Drawn name="cap" size={[200, 16]} stretch className={styles.cap} />
      <Thing place="port" label={words.looks.port} className={styles.look}>
        <PortPicture animal={animal} />
      </Thing>
      <div className={styles.text}>
        <h2>{words.portNames[animal]}</h2>
        <p className={styles.custom}>{words.portCustoms[port]}</p>
        <p className={styles.brief} aria-hidden="true">
          {words.portBrief[port]}
        </p>
        <p className={styles.foot}>
          <button type="button" onClick={() => showRule(rule)} aria-label={ui.table.rule(rule)}>
            <Icon name="book" size={15} /> <span>{rule}</span>
          </button>
          <span data-at="port pile">{words.portsLeft(left)}</span>
        </p>
      </div>
    </section>
  )
}
