import type { LessonWords } from '@gam/kernel'

export const lesson = {
  title: 'Learn Whale Riders',
  steps: {
    welcome: {
      title: 'Along the Ice Coast',
      text: 'You ride an orca from the Sun Port along eight ports to the Lobster Port and back, and buy goods on the way. In the end pearls win: those you buy and those your contracts bring.',
    },
    contracts: {
      title: 'Your contracts',
      text: 'Three contracts lie before you, hidden from the others. Each says which goods it takes and what it brings. The first takes 4 kelp and brings 4 coins and 3 pearls: that is your first aim.',
    },
    advance: {
      title: 'Advance',
      text: 'A turn is two actions. Here at the Sun Port there is nothing for you to buy yet. If you click a pearl there, the table tells you why. Now advance to the Swordfish Port.',
      instead: 'That is allowed. First ride on to the Swordfish Port.',
    },
    free: {
      title: 'The tile at the port is free',
      text: 'Each port has four spaces. The one nearest the port costs nothing, the others 1, 2 and 3 coins. Take the two pottery for nothing: your second contract can use them.',
      instead: 'Good idea, too. Here, take the free pottery.',
    },
    slide: {
      title: 'Everything slides',
      text: 'After your turn the tiles slid towards the port and a new one came from the bag. Both kelp are cheaper now than before. Waiting can pay, if nobody else is faster.',
    },
    kelp: {
      title: 'Kelp for nothing',
      text: 'The kelp next to the port is free now. Take it.',
      instead: 'Later. The free kelp first.',
    },
    second: {
      title: 'And a second tile',
      text: 'The gap stays open until your turn ends, so the other kelp still costs 1 coin. Buy it: with four kelp your contract is complete.',
      instead: 'That would be possible. Your contract needs this kelp.',
    },
    storms: {
      title: 'Snow storms',
      text: 'Two snow storms came out of the bag. They cannot be bought and they do not slide away by themselves: they block their spaces. Four of them close a port. The bag and its storms set the pace of the game.',
    },
    fulfil: {
      title: 'Fulfil the contract',
      text: 'Fulfilling is an action. Choose the contract with the 4 kelp: you pay the tiles, get 4 coins at once, and the 3 pearls count in the end.',
      instead: 'That is allowed. Fulfil the kelp contract first.',
    },
    done: {
      title: 'Another one?',
      text: 'The same action may fulfil several contracts, so you are asked for more as long as you hold any; nobody learns whether you could. You cannot pay another one now: say that you are done.',
    },
    end: {
      title: 'On you go',
      text: 'You have one action left in this turn. Who has been to the Lobster Port and back may buy the large pearls at the Sun Port; they are dear, and the first to come home chooses. Most pearls win.',
    },
  },
} satisfies LessonWords
