import type { LessonsWords } from '@gam/kernel'

export const lesson = {
  title: 'Learn Whale Riders',
  steps: {
    welcome: {
      title: 'Along the Ice Coast',
      text: 'You ride a whale from the Sun Port along the coast to the Lobster Port and back, and buy goods on the way. Pearls win.',
    },
    contracts: {
      title: 'Your contracts',
      text: 'Three contracts, hidden from the others. The first takes 4 kelp and brings 4 coins and 3 pearls: your first aim.',
    },
    advance: {
      title: 'Sail to the Swordfish Port',
      text: 'A turn is two actions. Here at the Sun Port there is nothing for you to buy yet.',
      instead: 'That is allowed. First sail on to the Swordfish Port.',
    },
    free: {
      title: 'Take the free pottery',
      text: 'The place nearest the port costs nothing, the others 1, 2 and 3 coins. Your second contract can use pottery.',
      instead: 'Good idea, too. Here, take the free pottery.',
    },
    slide: {
      title: 'Everything slides',
      text: 'After your turn the tiles slid towards the port, and a new one came from the bag. Both kelp are cheaper now.',
    },
    kelp: {
      title: 'Take the free kelp',
      text: 'The kelp next to the port is free now.',
      instead: 'Later. The free kelp first.',
    },
    second: {
      title: 'Buy the other kelp',
      text: 'The gap stays until your turn ends, so this kelp still costs 1 coin. It completes your contract.',
      instead: 'That would be possible. Your contract needs this kelp.',
    },
    storms: {
      title: 'Snow storms',
      text: 'Two storms came out of the bag. They cannot be bought and block their places; four of them close a port.',
    },
    fulfil: {
      title: 'Fulfil the kelp contract',
      text: 'It is an action: you pay the tiles, get 4 coins at once, and the 3 pearls count in the end.',
      instead: 'That is allowed. Fulfil the kelp contract first.',
    },
    done: {
      title: 'Say that this is all',
      text: 'The same action may fulfil several contracts, so you are always asked; nobody learns whether you could.',
    },
    end: {
      title: 'On you go',
      text: 'One action is left. Who has been to the Lobster Port and back may buy the large pearls at the Sun Port. Most pearls win.',
    },
  },
  more: {
    home: {
      title: 'Home with the pearls',
      steps: {
        home: {
          title: 'Back at the Sun Port',
          text: 'You were at the Lobster Port and are the first one home. Now the pearls of the Sun Port are for sale to you.',
        },
        three: {
          title: 'Buy the three pearls',
          text: 'First home, first choice: you have 7 coins, and the tile with three pearls costs 7.',
          instead: 'Allowed. But three pearls on one tile are never so near again.',
        },
        fulfil: {
          title: 'Fulfil your contract',
          text: 'Your goods pay for one of your contracts, and its coins buy more pearls. Then say that this is all.',
          instead: 'Allowed. But your contract is ready, and you have no coins.',
        },
        cheap: {
          title: 'Buy the nearest pearl',
          text: 'Ilse is home too, and the pearls slide like all tiles. The first place costs 1 coin.',
          instead: 'Allowed. But every pearl that you leave is one for Ilse.',
        },
        coin: {
          title: 'Take a coin',
          text: 'A coin is an action too: with it the next two pearls are within reach.',
          instead: 'Allowed. Here, take a coin.',
        },
        two: {
          title: 'Buy the two pearls',
          text: 'They have slid to the third place: 3 coins for two pearls.',
          instead: 'Allowed. But these are two pearls for 3 coins.',
        },
        save: {
          title: 'Take another coin',
          text: 'One pearl will be left, and it costs 1 coin next time.',
          instead: 'Allowed. But you need that coin for the last pearl.',
        },
        last: {
          title: 'Buy the last pearl',
          text: 'The last pearl of the Sun Port ends the game at once.',
          instead: 'Allowed. But Ilse would take it.',
        },
        end: {
          title: 'The end',
          text: 'All pearls are counted now: those on tiles and those of contracts.',
        },
      },
    },
    magic: {
      title: 'Decrees and magic',
      steps: {
        choose: {
          title: 'Choose Two Coins',
          text: 'With the Magic of the Whales everyone takes one ability for the whole game. Ilse took the Haggler.',
          instead: 'Allowed. But coins are what you want here.',
        },
        decree: {
          title: 'The Clan’s Decree',
          text: 'Four decrees lie open. Whoever is the first to have eight coins gets 2 pearls. You have three, and the right ability.',
        },
        coin: {
          title: 'Take a coin',
          text: 'It is an action, and with your ability it brings two coins.',
          instead: 'Allowed. But the decree asks for coins.',
        },
        again: {
          title: 'Take a coin again',
          text: 'Five now. With seven the decree is one action away.',
          instead: 'Allowed. But do not lose sight of the decree.',
        },
        claim: {
          title: 'Take the coins for the decree',
          text: 'Ilse rode on and spent a coin. As soon as you have eight coins, the decree is yours by itself.',
          instead: 'Allowed. But one more action, and the decree is yours.',
        },
        end: {
          title: 'The decree is yours',
          text: 'Two pearls that nobody can take from you, and you keep the coins. Three decrees are still open: watch what the others are near.',
        },
      },
    },
    'first-edition': {
      title: 'The first edition',
      steps: {
        choose: {
          title: 'Choose the Bargain',
          text: 'The editions differ only in the variants. The Bargain of the first: a tile with a single picture costs 1 coin at most.',
          instead: 'Allowed. But the Bargain is one that differs.',
        },
        decrees: {
          title: 'Three decrees',
          text: 'Up to four players, the first edition lays out three decrees. In the second there are always four.',
        },
        sun: {
          title: 'A decree of its own',
          text: 'This one is in the first edition alone: 3 pearls for the first who is back at the Sun Port.',
        },
        sail: {
          title: 'Sail to the Swordfish Port',
          text: 'The coast, the goods and the contracts are the same in both. So is your way: out to the tiles.',
          instead: 'Allowed. But sail to the first tiles.',
        },
        kelp: {
          title: 'Buy the single kelp',
          text: 'It lies farthest from the port and would cost 3 coins. With your Bargain it is 1; in the second edition it would be free.',
          instead: 'Allowed. But this kelp shows what the Bargain does.',
        },
        end: {
          title: 'And the Alchemist',
          text: 'The first edition lets this ability turn every goods tile into crystals, the second only single goods. All else is the same.',
        },
      },
    },
  },
} satisfies LessonsWords
