import { joined } from '../joined.ts'
import type { WakeWords } from '../server-language.ts'

export const wake: WakeWords = {
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
