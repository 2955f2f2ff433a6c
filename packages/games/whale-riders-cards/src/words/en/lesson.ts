import type { LessonWords } from '@gam/kernel'

export const lesson = {
  title: 'Learn The Card Game',
  steps: {
    welcome: {
      title: 'Goods for the market',
      text: 'Below are your six cards; nobody else sees them. Above is the market: one column for each kind of goods, with the number at which it is sold. Shells are sold at 3, pearls only at 7.',
    },
    play: {
      title: 'Play a card',
      text: 'On your turn you play one card. Begin with the shells: choose the card and confirm.',
      instead: 'You could play that as well. Here, begin with the shells.',
    },
    round: {
      title: 'Then you draw',
      text: 'You drew a card, so you hold six again. Ilse and Ben have played too. All cards in the market count together, whoever played them.',
    },
    bonus: {
      title: 'Bonus cards count twice',
      text: 'A bonus card shows its goods twice and counts as two towards the sale. Play the pottery bonus beside Ben’s pottery.',
      instead: 'Not yet. This step is about the pottery bonus.',
    },
    sale: {
      title: 'Make a sale',
      text: 'One shell of yours lies there, and shells are sold at 3. The shells bonus makes three. Look at the preview before you confirm: it says what you will score.',
      instead: 'Another time. Now complete the shells with the bonus card.',
    },
    points: {
      title: 'What a sale brings',
      text: 'Everyone takes their own cards of the kind that was sold: two for you, worth 3 points each. All other cards on the table are gone, so it is worth selling early when others have much lying there.',
    },
    wait: {
      title: 'Not every card is ready',
      text: 'You must play something each turn, even if it helps others. Meat is far from its five: play it.',
      instead: 'That is allowed. In this lesson, play the meat.',
    },
    storm: {
      title: 'Snow storms',
      text: 'Ilse and Ben have two pottery lying there. A snow storm sweeps all cards of its kind off the table, whosever they are. Play the pottery storm.',
      instead: 'Keep that. The storm is what this step is about.',
    },
    end: {
      title: 'That is the game',
      text: 'It goes on until the draw pile is empty and one more sale is made. The cards you won count their numbers; most points win. The advanced game adds ports, which change the customs of the market.',
    },
  },
} satisfies LessonWords
