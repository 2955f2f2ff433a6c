import type { BookWords } from '@gam/kernel'
import { needsOf } from '../needs.ts'

export const book = {
  chapters: {
    start: 'What it is about',
    box: 'Cards and deal',
    play: 'A turn',
    sale: 'The sale',
    end: 'End and points',
    ports: 'The ports',
    variants: 'Variants',
  },
  sections: {
    goal: {
      title: 'The aim',
      lead: 'Everybody offers goods at the same market. A kind is sold when enough of it lies there, and then only those earn who offered it; all else is swept away. So you want the next sale to be of what you have out, and the cards of the others to be of something else. Most points at the end win.',
    },
    cards: {
      title: 'The cards',
      lead: 'The number on a card is two things at once: how many goods of that kind a sale takes, and what each card of it is worth.',
      caption: 'The five kinds, then the two special cards of meat: the bonus card and the snow storm.',
    },
    deal: { title: 'The deal' },
    hidden: { title: 'What is secret' },
    turn: {
      title: 'Play one, draw one',
      lead: 'There is nothing else to do in a turn; the art lies in which card.',
    },
    bonus: { title: 'Bonus cards', caption: 'Two goods on one card.' },
    storm: { title: 'Snow storms', caption: 'The disc shows which kind it strikes.' },
    selling: {
      title: 'When a kind is sold',
      lead: 'It makes no difference who laid the card that completed it: everybody earns for their own.',
    },
    example: {
      title: 'An example',
      caption: 'Five of six pottery lie out. One more from David and it is sold; the shells and the kelp go.',
    },
    'last-sale': { title: 'The last sale' },
    scoring: { title: 'Points' },
    customs: {
      title: 'A port for every round',
      lead: 'The advanced game adds twelve port cards. One lies open at a time and bends one rule until something is sold.',
    },
    stuck: { title: 'Nothing that may be played' },
    simple: { title: 'Simple scoring' },
    match: { title: 'Matches' },
  },
  tables: {
    customs: needsOf(
      'Goods needed for a sale',
      ['Kind', 'Printed', 'Seahorse, one', 'Seahorse, two', 'Coral, five', 'Coral, six'],
      { shells: 'Shells', kelp: 'Kelp', meat: 'Meat', pottery: 'Pottery', pearls: 'Pearls' },
    ),
  },
} satisfies BookWords
