import { joined } from '../joined.ts'
import type { WakeWords } from '../server-language.ts'

export const wake: WakeWords = {
  kinds: {
    turn: (title) => `À vous de jouer : ${title}.`,
    over: (title) => `Votre partie est finie : ${title}.`,
    asked: (title) =>
      `${title} : les autres demandent qu’un bot joue pour vous. Revenez si vous voulez garder votre place.`,
    bot: (title) => `${title} : un bot joue pour vous. Un clic suffit pour reprendre votre place.`,
    taken: (title) => `${title} : quelqu’un d’autre joue à la place que vous avez quittée.`,
    out: (title) => `${title} : votre temps est écoulé, et votre place est hors jeu.`,
  },
  many: (turns, over) =>
    [
      turns.length > 1 ? `À vous de jouer à ${turns.length} tables : ${joined(turns, 'et')}.` : '',
      turns.length === 1 ? `À vous de jouer : ${turns[0]}.` : '',
      over.length > 0
        ? `${over.length === 1 ? 'Partie finie' : 'Parties finies'} : ${joined(over, 'et')}.`
        : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
}
