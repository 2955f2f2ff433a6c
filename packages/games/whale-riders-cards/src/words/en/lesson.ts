import type { LessonsWords } from '@gam/kernel'

export const lesson = {
  title: 'Learn The Card Game',
  steps: {
    welcome: {
      title: 'Goods for the market',
      text: 'Below are your six cards, hidden from the others. Each stall says at how many cards its goods are sold.',
    },
    play: {
      title: 'Play the shells',
      text: 'A turn is one card. Shells are sold at three: begin with one.',
      instead: 'You could play that as well. Here, begin with the shells.',
    },
    round: {
      title: 'Then you draw',
      text: 'You drew a card, so you hold six again. All cards on the quay count together, whoever played them.',
    },
    bonus: {
      title: 'Play the pottery bonus',
      text: 'A bonus card shows its goods twice and counts as two towards the sale.',
      instead: 'Not yet. This step is about the pottery bonus.',
    },
    sale: {
      title: 'Complete the shells',
      text: 'One shell of yours lies there; with the bonus it makes three, and all shells are sold.',
      instead: 'Another time. Complete the shells with the bonus card.',
    },
    points: {
      title: 'What a sale brings',
      text: 'Everyone takes their own cards of that kind: two for you, 3 points each. All other cards on the quay are gone.',
    },
    wait: {
      title: 'Play the meat',
      text: 'You must play something each turn, even if nothing is ready. Meat is far from its five.',
      instead: 'That is allowed. In this lesson, play the meat.',
    },
    storm: {
      title: 'Play the pottery storm',
      text: 'Two pottery of the others lie there. A snow storm sweeps all cards of its kind away, whosever they are.',
      instead: 'Keep that. The storm is what this step is about.',
    },
    end: {
      title: 'That is a turn',
      text: 'It goes on until the pile is empty and one more sale is made. Most points win. The advanced game adds ports.',
    },
  },
  more: {
    'last-sale': {
      title: 'The last sale',
      steps: {
        few: {
          title: 'The pile runs low',
          text: 'Only nine cards are left to draw. Once the pile is empty, the next sale ends the game.',
        },
        pearls: {
          title: 'Sell the pearls',
          text: 'Six pearls lie on the quay, three of them yours. Your card is the seventh: 28 points for you.',
          instead: 'Allowed. But the pearls are yours to sell, and the next player may have a storm.',
        },
        join: {
          title: 'Join the meat',
          text: 'Two meat of the others lie there. Who has none in a sale gets nothing from it: put yours beside them.',
          instead: 'Allowed. But then the meat is sold without you.',
        },
        begin: {
          title: 'Begin with kelp',
          text: 'Ben sold the meat, and your card was in it. Three cards are left to draw; you hold three kelp. Lay one.',
          instead: 'Allowed. But you hold three kelp, and only four are needed.',
        },
        empty: {
          title: 'The pile is empty',
          text: 'Nobody draws from now on. The next sale is the last, whoever makes it.',
        },
        last: {
          title: 'Make the last sale',
          text: 'Three kelp lie there; yours is the fourth. You score two cards, the others one each.',
          instead: 'Allowed. But then somebody else may make the last sale.',
        },
        end: {
          title: 'The end',
          text: 'The last sale is made. The cards that you won count their numbers.',
        },
      },
    },
    match: {
      title: 'A match',
      steps: {
        standing: {
          title: 'The first of three games',
          text: 'A match is several games in a row. This is the end of its first one, and you are ahead: 57 to 44 to 44.',
        },
        last: {
          title: 'Make the last sale',
          text: 'The pile is empty and three kelp lie there. Your kelp is the fourth card, and this game is over.',
          instead: 'Allowed. But then somebody else may make the last sale.',
        },
        kept: {
          title: 'The points stay',
          text: 'What everyone has made so far is kept: 65 for you. A lead from one game goes with you into the next.',
        },
        anew: {
          title: 'All cards are dealt anew',
          text: 'Every card is back in the pile, and you have six others. The deal goes on to Ilse, so Ben begins.',
        },
        begin: {
          title: 'Play the meat bonus',
          text: 'From here it is a game like any other. Begin with two meat on one card.',
          instead: 'Allowed. Here, begin with the meat bonus.',
        },
        end: {
          title: 'Who wins a match',
          text: 'After three games the highest total wins. A match to 100 points goes on until somebody has them.',
        },
      },
    },
    ports: {
      title: 'With port cards',
      steps: {
        port: {
          title: 'A port with a custom',
          text: 'In the advanced game every round is spent at a port. At this one kelp is won as soon as it is played.',
        },
        ray: {
          title: 'Play the kelp',
          text: 'It does not lie on the quay and waits for no sale: 4 points for you at once.',
          instead: 'Allowed. But this port gives points for kelp.',
        },
        sale: {
          title: 'Sell the shells',
          text: 'Ben laid two shells with one card. Yours is the third: all shells are sold, and the round at this port ends.',
          instead: 'Allowed. But your shells would make the sale.',
        },
        next: {
          title: 'The next port',
          text: 'After a sale another port is revealed. Here no kelp may be played, not even its bonus card or its storm.',
        },
        pottery: {
          title: 'Play the pottery',
          text: 'Your other kelp has to wait until the next sale. Begin with pottery instead.',
          instead: 'Allowed. Here, begin with pottery.',
        },
        end: {
          title: 'Twelve ports',
          text: 'There are twelve, each with a custom of its own that holds until the next sale, that sale included. Look at the port before you plan.',
        },
      },
    },
  },
} satisfies LessonsWords
