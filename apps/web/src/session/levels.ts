import { ANY_STYLE, LEVELS as KNOWN, readBotName, writeBotName } from '@gam/bots'
import type { StyleWords } from '@gam/kernel'
import type { Ui } from '../words/language.ts'

/** The levels of bots, as the bots' package names them, from the weakest. */
export const LEVELS = Object.keys(KNOWN)

/** What the level of a bot is called; a new one that has no words yet goes by its own. */
export function levelName(bot: string, ui: Ui): string {
  const { level } = readBotName(bot)
  const words: { readonly [level: string]: string | undefined } = ui.levels
  return words[level] ?? KNOWN[level]?.title ?? level
}

/** Its level, and its style if it has one. */
export function botTitle(bot: string, ui: Ui, styles: StyleWords): string {
  const { style } = readBotName(bot)
  const level = levelName(bot, ui)
  return style === null ? level : `${level}, ${styleName(style, ui, styles)}`
}

function styleName(style: string, ui: Ui, styles: StyleWords): string {
  return style === ANY_STYLE ? ui.styles.any : (styles[style]?.title ?? style)
}

/** What can be chosen beside a level: nothing in particular, any, or one of the game's. */
export function styleChoices(ui: Ui, styles: StyleWords): [style: string | null, name: string][] {
  const all = [ANY_STYLE, ...Object.keys(styles)]
  return [
    [null, ui.styles.none],
    ...all.map((style): [string, string] => [style, styleName(style, ui, styles)]),
  ]
}

export function styleOf(bot: string): string | null {
  return readBotName(bot).style
}

/** The same bot on another level. */
export function onLevel(bot: string | null, level: string): string {
  return writeBotName({ level, style: bot === null ? null : readBotName(bot).style })
}

export function inStyle(bot: string, style: string | null): string {
  return writeBotName({ ...readBotName(bot), style })
}
