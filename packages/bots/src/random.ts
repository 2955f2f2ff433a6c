import { Sfc32 } from '@gam/kernel'
import type { Bot } from './bot.ts'

/** Any open option, each with the same chance. */
export const random: Bot = ({ decision, seed }) => {
  const open = decision.options.filter((option) => !option.refusal)
  return { text: open[new Sfc32(seed).below(open.length)].text, why: null }
}
