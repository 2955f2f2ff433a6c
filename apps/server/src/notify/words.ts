import type { WakeKind } from '../model/wake.ts'

// What people are told who are not there. Anybody at the table may know it.

export type Language = 'en' | 'de'

interface WakeWords {
  /** Games whose title is another one in this language. */
  readonly titles: { readonly [game: string]: string }
  readonly kinds: { readonly [kind in WakeKind]: (title: string) => string }
  /** Several tables at once: where it is their turn, and which games are over. */
  many(turns: readonly string[], over: readonly string[]): string
}

function joined(list: readonly string[], and: string): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list[list.length - 1]}`
}

const en: WakeWords = {
  titles: {},
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

const de: WakeWords = {
  titles: { 'whale-riders-cards': 'Whale Riders: Das Kartenspiel' },
  kinds: {
    turn: (title) => `Du bist dran: ${title}.`,
    over: (title) => `Deine Partie ${title} ist zu Ende.`,
    asked: (title) =>
      `${title}: Die anderen bitten darum, dass ein Bot für dich spielt. Komm zurück, wenn du deinen Platz behalten willst.`,
    bot: (title) => `${title}: Ein Bot spielt für dich. Mit einem Klick spielst du wieder selbst.`,
    taken: (title) => `${title}: Auf dem Platz, den du verlassen hast, spielt jemand anderes weiter.`,
    out: (title) => `${title}: Deine Zeit ist um, und dein Platz ist aus dem Spiel.`,
  },
  many: (turns, over) =>
    [
      turns.length > 1 ? `Du bist an ${turns.length} Tischen dran: ${joined(turns, 'und')}.` : '',
      turns.length === 1 ? `Du bist dran: ${turns[0]}.` : '',
      over.length > 0 ? `Zu Ende: ${joined(over, 'und')}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
}

export const wakeWords: { readonly [language in Language]: WakeWords } = { en, de }
