import { lazy, memo, Suspense } from 'react'
import styles from './town.module.css'

const Painting = lazy(async () => ({ default: (await import('./backdrop-painting.tsx')).Painting }))

/** Sky, hills and far roofs; the more of the town is built, the more roofs there are. Until it arrives, its colours. */
export const Backdrop = memo(function Backdrop({ share }: { share: number }) {
  return (
    <div className={styles.back} aria-hidden="true">
      <Suspense fallback={null}>
        <Painting share={share} />
      </Suspense>
    </div>
  )
})
