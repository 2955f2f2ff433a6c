import { BEGINNING, type Progress } from './lesson-port.ts'

const key = (game: string) => `gam lesson ${game}`

/** Where the pupil stopped; whatever else is stored there, the lesson begins. */
export function progressIn(game: string): Progress {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null')
    return isProgress(json) ? json : BEGINNING
  } catch {
    return BEGINNING
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress))
  } catch {
    // Without a place to keep it the lesson still goes on; it only cannot be resumed.
  }
}

function isProgress(json: unknown): json is Progress {
  if (typeof json !== 'object' || json === null || !('step' in json) || !('done' in json)) return false
  const { step, done } = json
  return (
    typeof step === 'number' &&
    Number.isInteger(step) &&
    step >= 0 &&
    Array.isArray(done) &&
    done.every((answer) => Array.isArray(answer) && answer.every((text) => typeof text === 'string'))
  )
}
