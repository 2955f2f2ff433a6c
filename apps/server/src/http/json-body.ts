import { Denied } from '../denied.ts'
import type { App } from './app.ts'

const DEEPEST = 32

/** Bodies are JSON, and not so deep that reading them would use up the stack. */
export function jsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (depthOf(text) > DEEPEST)
      done(new Denied('bad-request', `Lists and objects may be nested ${DEEPEST} deep at the most.`))
    else void parse(request, text, done)
  })
}

/** Counted before parsing: whatever walks a parsed value calls itself for each level. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (quoted) {
      if (c === '\\') i++
      else if (c === '"') quoted = false
    } else if (c === '"') quoted = true
    else if (c === '[' || c === '{') deepest = Math.max(deepest, ++depth)
    else if (c === ']' || c === '}') depth--
  }
  return deepest
}
