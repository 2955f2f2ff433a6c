/** A canvas never has more pixels than this; beyond it its resolution falls. */
const MOST = 500_000

export interface Sheet {
  readonly context: CanvasRenderingContext2D
  /** In px of the page. */
  readonly width: number
  readonly height: number
  /** Pixels of the canvas for one px of the page. */
  readonly scale: number
}

/** Half of what the screen could show: what moves needs no more. */
export function scaleFor(width: number, height: number): number {
  const half = Math.min(devicePixelRatio, 2) / 2
  return Math.min(half, Math.sqrt(MOST / Math.max(1, width * height)))
}

/** A canvas to keep something in; null where there is none to be had. */
export function sheet(width: number, height: number, scale: number): Sheet | null {
  return on(document.createElement('canvas'), width, height, scale)
}

/** Makes this canvas so large, and empty; what is drawn counts in px of the page. */
export function on(canvas: HTMLCanvasElement, width: number, height: number, scale: number): Sheet | null {
  canvas.width = Math.max(1, Math.ceil(width * scale))
  canvas.height = Math.max(1, Math.ceil(height * scale))
  const context = canvas.getContext('2d')
  context?.scale(scale, scale)
  return context && { context, width, height, scale }
}

/** Numbers that are the same every time, so that a place looks the same whenever one comes back. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
