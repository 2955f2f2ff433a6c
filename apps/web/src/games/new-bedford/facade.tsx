import { memo } from 'react'
import { sheetOf, useSheet } from '../../art/sprite.tsx'
import { Inlay } from './art.tsx'
import styles from './facade.module.css'

/** What has a front of its own, and the name of its symbol; known when the drawings are there. */
let drawn: ReadonlySet<string> = new Set()
let idOf = (name: string) => name

const sheet = sheetOf(async () => {
  const { DRAWN, frontId, SYMBOLS } = await import('./facades.ts')
  drawn = DRAWN
  idOf = frontId
  return SYMBOLS
})

/** The front of a house, or its plan; a house that nobody has drawn is a plain one with its icon on a board. */
export const Facade = memo(function Facade({ name, plan = false }: { name: string; plan?: boolean }) {
  const arrived = useSheet(sheet)
  const own = drawn.has(name)
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
          <use href={`#${idOf(own ? name : 'house')}`} x="0" y="-6" width="100" height="94" />
          {!own && <Inlay name={name} x={40} y={42} size={20} color="#F2D27A" ground="var(--sg)" />}
        </>
      ) : (
        <Inlay name={name} x={26} y={36} size={48} color="var(--ro)" ground="var(--hill-0)" />
      )}
    </svg>
  )
})
