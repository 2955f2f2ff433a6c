import {
  type Domain,
  domainOf,
  type Fields,
  type Game,
  type JsonSchema,
  spaced,
  type Vocabulary,
} from '@gam/kernel'

/** Values of more than this many are described, not listed. */
const MOST_LISTED = 200

/** Everything that a game asks, takes, tells and refuses, each as a JSON schema of the object that says it. */
export function catalogueOf(game: Game) {
  const prompts: { readonly [step: string]: string } = game.words.en.prompts
  const steps = game.stepList.map(({ fields, run }, i) => {
    const name = game.stepNames[i] ?? ''
    // Who drives an engine meets frames in `state` alone; only a step that asks somebody has a decision.
    return [
      name,
      {
        asks: run === null,
        ...(run === null && { prompt: prompts[name] }),
        frame: schemaOf('step', name, fields),
      },
    ]
  })
  const actions = rows(game.actions.table, (name, fields) => ({ notation: notationOf(name, fields) }))
  const rules: { readonly [event: string]: string | undefined } = game.eventRules
  const events = rows(game.events, (name) => (rules[name] === undefined ? {} : { rule: rules[name] }), true)
  const refusals = rows(game.refusals, (name) => ({ rule: game.refusalRules[name] }))
  return { rules: game.rulesVersion, steps: Object.fromEntries(steps), actions, events, refusals }
}

function rows(table: Vocabulary, more: (name: string, fields: Fields) => object, told = false) {
  const entries = Object.entries(table)
  return Object.fromEntries(
    entries.map(([name, fields]) => [
      name,
      { ...more(name, fields), schema: schemaOf('type', name, fields, told) },
    ]),
  )
}

/** `buy TILE SPACE` */
function notationOf(name: string, fields: Fields): string {
  return [spaced(name), ...Object.keys(fields).map((field) => field.toUpperCase())].join(' ')
}

function schemaOf(key: string, name: string, fields: Fields, told = false): JsonSchema {
  const properties = Object.entries(fields).map(([field, given]) => {
    const schema = domainSchema(domainOf(given))
    const secret = 'domain' in given
    return [
      field,
      secret
        ? { anyOf: [schema, { type: 'null' }], description: `null unless ${given.knownTo} is the listener` }
        : schema,
    ] as const
  })
  // An event carries the counts of its pieces itself; of an action and of a refusal they lie beside it.
  const counts = told ? Object.entries(fields).filter(([, field]) => domainOf(field).counts) : []
  return {
    type: 'object',
    properties: {
      [key]: { const: name },
      ...Object.fromEntries(properties),
      ...(counts.length > 0 && { counts: { type: 'object', required: counts.map(([field]) => field) } }),
    },
    required: [key, ...Object.keys(fields)],
    additionalProperties: false,
  }
}

function domainSchema(domain: Domain): JsonSchema {
  const { kind, least, size } = domain
  if (typeof domain.value(least) === 'number')
    return { type: 'integer', minimum: least, maximum: size - 1, title: kind }
  if (size - least <= MOST_LISTED)
    return { enum: Array.from({ length: size - least }, (_, i) => domain.value(least + i)), title: kind }
  const examples = [domain.value(least), domain.value(least + Math.trunc((size - least) / 2))]
  return { type: 'string', title: kind, examples }
}
