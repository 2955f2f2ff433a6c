import { hashOf, Sfc32 } from '@gam/kernel'

/** How a bot is named wherever a level is named: `normal`, or with the style that it plays in, `normal/builder`. */
export interface BotName {
  readonly level: string
  /** The plan of its game that it has a bent for; null: it plays as it sees fit. */
  readonly style: string | null
}

/** One of the game's styles, drawn when the table is made: nobody sits down by this name. */
export const ANY_STYLE = 'any'

export function readBotName(name: string): BotName {
  const slash = name.indexOf('/')
  return slash < 0
    ? { level: name, style: null }
    : { level: name.slice(0, slash), style: name.slice(slash + 1) }
}

export function writeBotName({ level, style }: BotName): string {
  return style === null ? level : `${level}/${style}`
}

/**
 * Gives each bot that takes any style one of them, such that those at a table differ as long as there are others. Who
 * is no bot stays null. The seed tells nothing of what is dealt by it.
 */
export function drawStyles<N extends string | null>(
  names: readonly N[],
  styles: readonly string[],
  seed: string,
): (N | string)[] {
  const luck = new Sfc32(Number.parseInt(hashOf([seed, 'styles']).slice(0, 8), 16))
  const taken = names.flatMap((name) => (name === null ? [] : (readBotName(name).style ?? [])))
  let left: string[] = []
  return names.map((name) => {
    if (name === null) return name
    const { level, style } = readBotName(name)
    if (style !== ANY_STYLE) return name
    if (left.length === 0) left = styles.filter((one) => !taken.includes(one))
    if (left.length === 0) left = [...styles]
    if (left.length === 0) return level
    const [drawn] = left.splice(luck.below(left.length), 1)
    taken.push(drawn)
    return writeBotName({ level, style: drawn })
  })
}
