import { memo } from 'preact/compat'
import { sheetOf, useSheet } from '../../art/sprite.tsx'
import { Inlay } from './art.tsx'
import styles from './facade.module.css'

/** Which fronts are drawn; known when the drawings are there. */
let drawn: ReadonlySet<string> = new Set()

/** Their colours are classes, so that day, gold and dusk are three sets of variables. */
const sheet = sheetOf(async () => {
  const [{ default: symbols }] = await Promise.all([
    import('./drawings/facades.svg?raw'),
    import('./facades.css'),
  ])
  drawn = new Set(Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id))
  return symbols
})

/** The front of a house, or its plan; a house that nobody has drawn is a plain one with its icon on a board. */
export const Facade = memo(function Facade({ name, plan = false }: { name: string; plan?: boolean }) {
  const arrived = useSheet(sheet)
  const front = `nb-${name.replaceAll(' ', '-')}`
  const own = drawn.has(front)
  return (
    <svg
      className={styles.facade}
      data-plan={plan ? '' : undefined}
      viewBox="0 -6 100 94"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {arrived ? (
        <>
          <use href={`#${own ? front : 'nb-house'}`} x="0" y="-6" width="100" height="94" />
          {!own && <Inlay name={name} x={40} y={42} size={20} color="#F2D27A" ground="var(--sg)" />}
        </>
      ) : (
        <Inlay name={name} x={26} y={36} size={48} color="var(--ro)" ground="var(--hill-0)" />
      )}
    </svg>
  )
})
