import type { Phrase } from '@gam/kernel'
import { CARDS } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import { type Frame, SHORE, type TownMoment } from './reading.ts'
import { termIn } from './seen.ts'

interface Words {
  readonly title: Phrase
  readonly detail: Phrase | null
}

/** The card that a question comes of. */
const CARDS_OF: { readonly [step: string]: string } = {
  fire: 'refinery fire',
  beachWhales: 'beached whale',
  windfall: 'windfall',
  newsFromTown: 'news from town',
  gulfStream: 'gulf stream',
  tradeWinds: 'trade winds',
  gam: 'gam',
  mayPrepare: 'under weigh',
  mayLaunch: 'under weigh',
  haul: 'stove boat',
}

export function cardBehind(frame: Frame): string | null {
  if (frame.step === 'struck' || frame.step === 'nameShip') return String(frame.card)
  if (frame.step === 'sell' && String(frame.stall).startsWith('winds')) return 'trade winds'
  return CARDS_OF[frame.step] ?? null
}

/** What a decision of the log or of the promo asks; null: as its step says. */
export function askedByLog(
  frame: Frame,
  moment: TownMoment,
  words: TownWords,
  table: TableInfo,
): Words | null {
  const { asks } = words.pages
  const seat = moment.decision?.seat ?? 0
  switch (frame.step) {
    case 'place':
      if (frame.grounds === 'castaway') return { title: [asks.castaway], detail: asks.castawayHelp }
      return frame.grounds === 'coffin' ? { title: [asks.coffin], detail: asks.coffinHelp } : null
    case 'playLog': {
      const [only, ...others] = playable(moment)
      const window = asks.window[String(frame.window)]
      if (only === undefined || others.length > 0)
        return { title: [words.words.prompts.playLog], detail: [window] }
      return {
        title: [asks.play(termIn(words, 'card', only))],
        detail: [`${window} ${termIn(words, 'card text', only)}`],
      }
    }
    case 'struck':
      return {
        title: [words.words.prompts.struck],
        detail: [termIn(words, 'card text', String(frame.card))],
      }
    case 'fire': {
      const victim = Number(frame.victim)
      return {
        title: [asks.fire(victim === seat ? null : table.seats[victim].name)],
        detail: [words.help.fire],
      }
    }
    case 'select': {
      const cards = moment.decision?.options.some(({ action }) => action.type === 'takeCard')
      const ship = moment.view.state.seats[seat].ships[Number(String(frame.ship).slice(-1)) - 1]
      return cards ? { title: [asks.select(ship.at - SHORE)], detail: asks.selectHelp } : null
    }
    default:
      return null
  }
}

/** The cards that can be played now. */
function playable({ decision }: TownMoment): string[] {
  return CARDS.names.filter((name) =>
    decision?.options.some(
      ({ action, refusal }) => action.type === 'play' && action.card === name && !refusal,
    ),
  )
}
