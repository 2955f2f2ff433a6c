import { lazy, memo, Suspense } from 'preact/compat'
import { whenIdle } from '../../when-idle.ts'
import styles from './town.module.css'

/** Somebody who wants to play does not wait for it. */
const Painting = lazy(async () => {
  await new Promise<void>((resolve) => {
    whenIdle(resolve)
  })
  return { default: (await import('./backdrop-painting.tsx')).Painting }
})

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
