import { isRecord, type Json } from './json.ts'
import { readValue, type Shape } from './shape.ts'
import { domainOf, type Fields } from './vocabulary.ts'

/**
 * What happens next, as data: a stack of frames, each a step and three small numbers, kept flat so that pushing
 * and popping allocates nothing. Outside, a frame is `{ step: 'draw', seat: 2 }`.
 */
export const FRAME = 4

export function agendaShape(steps: readonly (readonly [string, Fields])[]): Shape<number[]> {
  const known = steps.map(([name]) => name)
  const rows = steps.map(([, fields]) =>
    Object.entries(fields).map(([name, f]) => [name, domainOf(f)] as const),
  )
  return {
    values: true,
    holds: { kind: 'agenda', frames: rows.map((fields) => fields.map(([, domain]) => domain)) },
    blank: () => [],
    copy: (value) => value.slice(),
    write(value) {
      const frames: { [key: string]: Json }[] = []
      for (let at = 0; at < value.length; at += FRAME) {
        const frame: { [key: string]: Json } = { step: known[value[at]] }
        for (const [i, [name, domain]] of rows[value[at]].entries())
          frame[name] = domain.value(value[at + 1 + i])
        frames.push(frame)
      }
      return frames
    },
    read(json, at) {
      if (!Array.isArray(json)) return at.wrong('must be a list of frames', [])
      return json.flatMap((entry: unknown, i) => {
        const here = at.in(i)
        const step = isRecord(entry) && typeof entry.step === 'string' ? known.indexOf(entry.step) : -1
        if (!isRecord(entry) || step < 0)
          return here.wrong(`must be a frame whose step is one of ${known.join(', ')}`, [0, 0, 0, 0])
        const frame = [step, 0, 0, 0]
        for (const [k, [name, domain]] of rows[step].entries())
          frame[1 + k] = readValue(domain, entry[name], here.in(name))
        for (const key of Object.keys(entry))
          if (key !== 'step' && !rows[step].some(([name]) => name === key))
            here.in(key).wrong(`is no part of ${known[step]}`, null)
        return frame
      })
    },
    schema: () => ({
      type: 'array',
      items: { type: 'object', properties: { step: { enum: known } }, required: ['step'] },
    }),
  }
}
