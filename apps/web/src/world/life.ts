import { currentSettings, motionWanted, onSettings } from '../settings.ts'

// The one clock of everything that moves without being asked to: swell, snow, bobbing, smoke. It runs while somebody
// is there and stops twenty seconds after the last input or event; then no frame is asked for. What an event sets in
// motion (a splash, a change of light) is painted to its end, whatever the water does.

/** Milliseconds from the last input or event until idle life begins to fade, and how long it takes to. */
const AWAKE = 20_000
const FADE = 2000
const RISE = 600
/** At most thirty pictures a second. A timer stands before each, so that the browser makes no frames in between. */
const PAUSE = 1000 / 30 - 10

export interface Frame {
  /** Milliseconds by the page's clock. */
  readonly now: number
  /** Milliseconds since the picture before. */
  readonly passed: number
  /** Seconds of idle life until now; they pass more slowly while it fades. */
  readonly tide: number
  /** How much idle life there is: 1 all, 0 none. */
  readonly life: number
}

/** Paints one picture; true: something goes on that has to be painted to its end. */
type Picture = (frame: Frame) => boolean

const pictures = new Set<Picture>()
let begun = false
let woken = Number.NEGATIVE_INFINITY
let tide = 0
let life = 0
let last = 0
let sleep: ReturnType<typeof setTimeout> | null = null
let pause: ReturnType<typeof setTimeout> | null = null
let asked: number | null = null

/** Whether anything idle may move at all. */
function wanted(): boolean {
  return motionWanted() && !currentSettings().stillWater
}

/** What boards see: their idle animations run while it is `awake`, rest while `asleep`, and are not there with `none`. */
function tell(): void {
  const state = wanted() ? (sleep === null ? 'asleep' : 'awake') : 'none'
  const { dataset } = document.documentElement
  if (dataset.life !== state) dataset.life = state
}

/** Something happened, or somebody did something: idle life goes on for another while. */
export function wake(): void {
  if (!begun) return
  woken = performance.now()
  if (sleep !== null || document.hidden || !wanted()) return
  sleep = setTimeout(rest, AWAKE)
  tell()
  next()
}

function rest(): void {
  const left = woken + AWAKE - performance.now()
  sleep = left > 0 ? setTimeout(rest, left) : null
  if (sleep === null) tell()
}

function next(): void {
  if (pause !== null || asked !== null || pictures.size === 0 || document.hidden || !motionWanted()) return
  pause = setTimeout(() => {
    pause = null
    asked = requestAnimationFrame(paint)
  }, PAUSE)
}

function paint(): void {
  asked = null
  const now = performance.now()
  const passed = Math.min(now - last, 100)
  last = now
  life = sleep === null ? Math.max(0, life - passed / FADE) : Math.min(1, life + passed / RISE)
  tide += (passed / 1000) * life
  let goesOn = life > 0 || sleep !== null
  for (const picture of pictures) goesOn = picture({ now, passed, tide, life }) || goesOn
  if (goesOn) next()
}

function halt(): void {
  if (sleep !== null) clearTimeout(sleep)
  if (pause !== null) clearTimeout(pause)
  if (asked !== null) cancelAnimationFrame(asked)
  sleep = null
  pause = null
  asked = null
}

/** The page is left or looked at again, or something else is wished: all begins anew. */
function begin(): void {
  halt()
  if (!wanted()) life = 0
  tell()
  if (!document.hidden) wake()
}

/** Starts the clock, once for the page. */
export function startLife(): void {
  if (begun) return
  begun = true
  for (const input of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    addEventListener(input, wake, { passive: true, capture: true })
  document.addEventListener('visibilitychange', begin)
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', begin)
  onSettings(begin)
  begin()
}

/** A picture as it stands now, for what is painted once and not again. */
export function stillFrame(): Frame {
  return { now: performance.now(), passed: 0, tide, life }
}

/** Paints this picture with the others from now on. */
export function keepPainting(picture: Picture): { ask(): void; stop(): void } {
  startLife()
  pictures.add(picture)
  next()
  return {
    ask: next,
    stop() {
      pictures.delete(picture)
    },
  }
}
