import path from 'node:path'
import type { Budget } from '@gam/bots'
import { isRecord, type Learnt } from '@gam/kernel'
import { mistake } from '../fault.ts'
import { readJsonFile } from '../json-file.ts'
import { readLevel, unknown } from '../play/seating.ts'
import { readCount } from '../table-options.ts'
import { programIn } from './engine.ts'
import type { Entrant } from './job.ts'

const MOST_ENTRANTS = 16
const MOST_ITERATIONS = 100_000_000

/** How a plan is named among levels: `plan:racer`. */
const PLAN = 'plan:'

/** Another checkout, and who of it plays; left out: the same as here. */
export interface Away {
  readonly folder: string
  readonly bots?: string | undefined
}

/**
 * `expert,normal:500,normal/racer,plan:racer`: levels, each in a style and with iterations of its own where they are
 * named, and plans of the game. Against another checkout they are followed by those from there, in the same order.
 */
export function readEntrants(
  given: string,
  budget: Budget,
  plans: readonly string[],
  against?: Away,
): Entrant[] {
  const entrants = given.split(',').map((word) => {
    const name = word.trim().toLowerCase()
    return name.startsWith(PLAN) ? readPlan(name, plans) : readEntrant(word, budget, plans)
  })
  for (const [i, { name }] of entrants.entries())
    if (entrants.findIndex((other) => other.name === name) !== i)
      throw mistake(`--bots names ${name} twice; give one of them iterations of its own, as in ${name}:500.`)
  const least = against === undefined ? 2 : 1
  if (entrants.length < least || entrants.length > MOST_ENTRANTS)
    throw mistake(`--bots must name ${least} to ${MOST_ENTRANTS} bots, such as expert,greedy,random.`)
  if (against === undefined) return entrants
  const plan = entrants.find((entrant) => entrant.plan !== undefined)
  if (plan) throw mistake(`--against: ${plan.name} is nobody’s version; name levels alone.`)
  const checkout = path.resolve(path.dirname(programIn(against.folder)), '../../..')
  const away = against.bots?.split(',').map((word) => readEntrant(word, budget, plans)) ?? entrants
  if (away.length !== entrants.length)
    throw mistake(`--there names ${away.length} bots and --bots ${entrants.length}: one for each.`)
  return [...entrants, ...away.map((entrant) => ({ ...entrant, name: `${entrant.name} there`, checkout }))]
}

function readPlan(name: string, plans: readonly string[]): Entrant {
  const plan = name.slice(PLAN.length)
  if (!plans.includes(plan)) throw unknown('plan', plan, plans)
  return { name, level: 'plan', plan, budget: {} }
}

/** `normal:500`, `normal/racer:500`, and with what it has learnt in a file of its own, or with nothing: `normal:500@FILE`, `normal:500@none`. */
export function readEntrant(word: string, budget: Budget, styles: readonly string[]): Entrant {
  const [bot = '', file, ...others] = word.trim().split('@')
  const name = bot.toLowerCase()
  const [level = '', iterations, ...more] = name.split(':')
  if (more.length > 0 || others.length > 0)
    throw mistake(`--bots: "${word.trim()}" is neither a level nor a level with iterations.`)
  const entrant: Entrant = {
    name,
    level: readLevel(level, styles),
    budget:
      iterations === undefined
        ? budget
        : { iterations: readCount(iterations, `--bots ${level}:`, 1, MOST_ITERATIONS) },
  }
  if (file === undefined) return entrant
  return { ...entrant, name: `${name}@${file}`, learnt: file === 'none' ? null : readLearnt(file) }
}

/** What `gam train` wrote. */
export function readLearnt(file: string): Learnt {
  const learnt = readJsonFile(file, 'what was learnt')
  if (isLearnt(learnt)) {
    if (learnt.sight === undefined || Number.isInteger(learnt.sight.second)) return learnt
    throw mistake(`${file} was learnt by an earlier version, with one layer; train it again.`)
  }
  throw mistake(`${file} is not what npx gam train writes.`)
}

function isLearnt(json: unknown): json is Learnt {
  if (!isRecord(json)) return false
  const { rules, made, inputs, hidden, scale, weights } = json
  const numbers = [rules, hidden, scale, ...(Array.isArray(inputs) ? inputs : [null])]
  return (
    numbers.every((number) => typeof number === 'number') &&
    [made, weights].every((text) => typeof text === 'string')
  )
}
