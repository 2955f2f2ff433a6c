import { type RefObject, useEffect, useEffectEvent, useRef } from 'preact/compat'
import { motionWanted } from '../settings.ts'
import { afterPicture, whenIdle } from '../when-idle.ts'
import { type Frame, keepPainting, stillFrame, wake } from './life.ts'
import { onStir, type Stirred } from './stir.ts'

/** What paints a canvas that lies over or under the pieces. */
export interface Layer<Look> {
  /** Makes everything for this size and look; `fade`: what was there before fades out of it. */
  prepare(width: number, height: number, look: Look, fade: boolean): void
  /** True: something goes on that is painted to its end. */
  paint(frame: Frame): boolean
  stir(stirred: Stirred): void
}

/** Pictures a second that take longer than this, one with another, are too much for this machine: it rests. */
const TOO_LONG = 14
const SAMPLE = 40

/**
 * Keeps a canvas painted: fetched when the page has nothing else to do, made anew when size or look change, still
 * where nothing shall move, and with the one clock of idle life while it is in view.
 */
export function useLayer<Look>(
  canvas: RefObject<HTMLCanvasElement | null>,
  fetchLayer: () => Promise<(canvas: HTMLCanvasElement) => Layer<Look>>,
  look: Look,
): void {
  const change = useRef<(() => void) | null>(null)
  const now = useEffectEvent(() => look)

  useEffect(() => {
    let live: (() => void) | null = null
    const callOff = whenIdle(() => {
      fetchLayer()
        .then((make) => {
          const element = canvas.current
          if (live === null && element) live = attach(element, make(element), now, change)
        })
        // Without it the still picture stays.
        .catch(() => undefined)
    })
    return () => {
      callOff()
      live?.()
      live = () => undefined
    }
  }, [canvas, fetchLayer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read when it is painted
  useEffect(() => change.current?.(), [look])
}

function attach<Look>(
  canvas: HTMLCanvasElement,
  layer: Layer<Look>,
  look: () => Look,
  change: { current: (() => void) | null },
): () => void {
  let seen = false
  let ready = false
  let pictures = 0
  let spent = 0
  const clock = keepPainting((frame) => {
    if (!seen || !ready || spent > TOO_LONG * SAMPLE) return false
    const begun = performance.now()
    const goesOn = layer.paint(frame)
    if (pictures < SAMPLE) {
      pictures++
      spent += performance.now() - begun
    }
    return goesOn
  })

  let size = { width: 0, height: 0 }
  let fades = true
  let callOff: (() => void) | null = null

  function prepare(): void {
    callOff = null
    const { width, height } = size
    if (width > 0 && height > 0) {
      layer.prepare(width, height, look(), fades && ready && motionWanted())
      ready = true
      layer.paint(stillFrame())
      canvas.dataset.painted = ''
      clock.ask()
    }
    fades = true
  }

  /** Apart from whatever changed size or look: that has enough to do. */
  function soon(): void {
    callOff ??= afterPicture(prepare)
  }

  const sizes = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect
    if (box === undefined) return
    size = box
    fades = false
    soon()
  })
  sizes.observe(canvas)
  const views = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false
    if (seen) clock.ask()
  })
  views.observe(canvas)
  change.current = () => {
    if (!ready) return
    soon()
    wake()
  }
  const stirs = onStir((stirred) => {
    const box = canvas.getBoundingClientRect()
    const inside =
      stirred.x >= box.left &&
      stirred.x <= box.right &&
      stirred.y >= box.top - 40 &&
      stirred.y <= box.bottom + 40
    if (!inside || !ready || !seen) return
    const { way } = stirred
    layer.stir({
      ...stirred,
      x: stirred.x - box.left,
      y: stirred.y - box.top,
      way: way && { ...way, x: way.x - box.left, y: way.y - box.top },
    })
    clock.ask()
  })
  return () => {
    clock.stop()
    callOff?.()
    sizes.disconnect()
    views.disconnect()
    stirs()
    change.current = null
  }
}
