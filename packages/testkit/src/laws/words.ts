import {
  type Domain,
  domainOf,
  type Game,
  openOrders,
  orderStatement,
  type Phrase,
  phrase,
  plain,
  type RuleList,
  redact,
  type Sitting,
  type Statement,
  type Terms,
  type Types,
  termOf,
  type Vocabulary,
  type Words,
} from '@gam/kernel'
import { bytes, claim } from '../compare.ts'
import type { LawOf } from './law-of.ts'

const EMPTY_WORDS = /undefined|null|NaN|\[object/

export const everythingHasWords: LawOf = {
  id: 'words',
  title: 'everything that is asked, told or refused has words',
  position({ game, sitting, move }) {
    const { decision } = sitting
    const told = (move?.after ?? sitting).past.events(move === null ? 0 : sitting.past.told)
    for (const statement of told) {
      // A secret is worded twice: for the one who knows it, and for everybody else.
      spoken(sitting, 'events', statement)
      spoken(sitting, 'events', redact(game.events, statement, null))
    }
    for (const seat of sitting.seats.keys())
      for (const order of openOrders({ game, facts: sitting.facts, view: sitting.view(seat) }))
        spoken(sitting, 'orders', orderStatement(game, order))
    if (decision === null) return
    claim(Boolean(game.words.en.prompts[decision.step]), `the choice "${decision.step}" has no prompt`)
    for (const { action, refusal } of decision.options) {
      spoken(sitting, 'actions', action as Statement)
      if (refusal) spoken(sitting, 'refusals', refusal.reason)
    }
  },
}

function spoken<T extends Types>(
  sitting: Sitting<T>,
  sayings: 'actions' | 'events' | 'refusals' | 'orders',
  statement: Statement,
): void {
  const words: Words = sitting.game.words.en
  const said: Phrase = phrase(sitting.game, words, sayings, statement)
  const text = plain(said, (token) => termOf(sitting, words, token))
  claim(text.trim() !== '' && !EMPTY_WORDS.test(text), `${bytes(statement)} is worded "${text}"`)
  claim(!/ {2}|^ | $/.test(text), `${bytes(statement)} is worded "${text}", with blanks where none belong`)
}

export const termsAreComplete: LawOf = {
  id: 'terms',
  title: 'every name that a sentence can hold has a term',
  game(game, { tables }) {
    const { terms } = game.words.en
    for (const domain of domainsIn(game))
      for (const value of namesIn(domain))
        for (const { facts, label } of tables.slice(0, ENOUGH_TABLES))
          claim(
            termFor(terms[domain.kind], value, facts) !== '',
            `"${value}" of the kind ${domain.kind} has no term (${label})`,
          )
  },
}

const ENOUGH_NAMES = 300
const ENOUGH_TABLES = 4

function termFor(terms: Terms | undefined, value: string, facts: unknown): string {
  if (terms === undefined) return ''
  return (typeof terms === 'function' ? terms(value, facts) : terms[value]) ?? ''
}

function domainsIn<T extends Types>({ actions, events, refusals }: Game<T>): Set<Domain> {
  const tables: Vocabulary[] = [actions.table, events, refusals]
  const fields = tables.flatMap((table) => Object.values(table)).flatMap((row) => Object.values(row))
  return new Set(fields.map(domainOf))
}

/** The names of a domain, or enough of them where they are many. */
function namesIn(domain: Domain): string[] {
  const step = Math.max(1, Math.floor(domain.size / ENOUGH_NAMES))
  const names: string[] = []
  for (let i = 0; i < domain.size; i += step) {
    const value = domain.value(i)
    if (typeof value === 'string') names.push(value)
  }
  return names
}

/** Everything that is refused or told by a rule names one that there is. */
export function rulesExist(rules: RuleList): LawOf {
  return {
    id: 'rules',
    title: 'every rule that a refusal or an event names is in the list of rules',
    game(game) {
      const known = (id: string | undefined) => id !== undefined && Object.hasOwn(rules, id)
      for (const reason of Object.keys(game.refusals))
        claim(
          known(game.refusalRules[reason]),
          `the refusal ${reason} names the rule ${game.refusalRules[reason]}`,
        )
      for (const [event, rule] of Object.entries(game.eventRules)) {
        claim(Object.hasOwn(game.events, event), `a rule is named for ${event}, which is no event`)
        claim(known(String(rule)), `the event ${event} names the rule ${rule}`)
      }
    },
  }
}
