import { joined } from '../joined.ts'
import type { WakeWords } from '../server-language.ts'

export const wake: WakeWords = {
  kinds: {
    turn: (title) => `It is your turn at ${title}.`,
    over: (title) => `Your game of ${title} is over.`,
    asked: (title) => `At ${title} the others ask for a bot to play for you. Come back to keep your seat.`,
    bot: (title) => `A bot plays for you at ${title}. One click takes your seat back.`,
    taken: (title) => `Somebody plays on in the seat that you left at ${title}.`,
    out: (title) => `Your time ran out at ${title}, and your seat is out of the game.`,
  },
  many: (turns, over) =>
    [
      turns.length > 1 ? `It is your turn at ${turns.length} tables: ${joined(turns, 'and')}.` : '',
      turns.length === 1 ? `It is your turn at ${turns[0]}.` : '',
      over.length > 0 ? `Over: ${joined(over, 'and')}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
}
