import type { LessonWords } from '@gam/kernel'

export const lesson = {
  title: 'Learn New Bedford',
  steps: {
    welcome: {
      title: 'A town that lives on whales',
      text: 'In twelve rounds you send workers into the town for goods, fit out ships, bring whales home and put up buildings. Points come from whales, buildings and a little money. You have bought 2 wood and 2 food for the start; 1 dollar is left.',
    },
    forest: {
      title: 'Place a worker',
      text: 'You have two workers each round and place them in turn with the others. The first to use a space gets its bonus. Send your first worker to the Forest: 2 wood, and 1 more for being first.',
      instead: 'Also possible. Begin with the Forest.',
    },
    dockyard: {
      title: 'A ship for the sea',
      text: 'At the Dockyard a ship is fitted out for wood and laid at the dock. With the bonus it costs 1 wood less. Send your second worker there.',
      instead: 'Later. First the Dockyard.',
    },
    prepare: {
      title: 'Which ship?',
      text: 'Choose your first ship. It then lies at the dock, ready to sail.',
    },
    round: {
      title: 'A new round',
      text: 'All workers came home, and the wheel went to Ilse, so she placed first this time. Her worker took the Forest’s bonus.',
    },
    pier: {
      title: 'To the City Pier',
      text: 'At the City Pier a ship sets sail. The farther out, the more food it takes; with the bonus 1 less. Send a worker there.',
      instead: 'Not yet. Your ship is waiting: the City Pier first.',
    },
    launch: {
      title: 'How far?',
      text: 'Each round ships move one space towards home and hunt where they are. Far out they hunt more often and choose earlier, but they are long away. For this first trip choose space 1: with the bonus it costs no food.',
      instead: 'That would be a longer trip. Choose space 1 this time.',
    },
    warehouse: {
      title: 'Bricks for building',
      text: 'Buildings need brick. Send your other worker to the Warehouse.',
      instead: 'Good, too. Here you will need brick.',
    },
    brick: {
      title: 'The bonus of your choice',
      text: 'The Warehouse’s bonus is one good of your choice. Take another brick.',
      instead: 'Take brick: you are about to build.',
    },
    whaling: {
      title: 'Whales',
      text: 'The ships have moved, and tokens were drawn from the bag: a bowhead, worth 2 points, and a right whale, worth 1. The ship farthest out chooses first; you are alone. Take the bowhead.',
      instead: 'The bowhead is worth more. Take it.',
    },
    hall: {
      title: 'Build',
      text: 'Round three, and you begin. At the Town Hall you may put up one building; the bonus saves you one good. Send a worker there.',
      instead: 'The Town Hall is this step’s idea.',
    },
    build: {
      title: 'Which building?',
      text: 'Ticked buildings are within your means; at the others the table says what you lack. Buildings are worth points, and others pay you a dollar to use them. Put up the Schoolhouse: it gives 2 wood and 2 food.',
      instead: 'You could. In this lesson, build the Schoolhouse.',
    },
    save: {
      title: 'One good less',
      text: 'The bonus spares you one good of the price. Save wood: you can sell it.',
      instead: 'Save the wood this time.',
    },
    lay: {
      title: 'The crew wants its share',
      text: 'This round your ship comes home. To keep a whale you pay the crew its lay; what you do not pay for is sold for half. The bowhead’s lay is more than your 1 dollar. You need money.',
    },
    store: {
      title: 'The General Store',
      text: 'There you sell goods, with a dollar more for being first. Send your worker there.',
      instead: 'First the money: the General Store.',
    },
    sell: {
      title: 'Sell wood',
      text: 'Sell 2 wood.',
      instead: 'Two wood are right here.',
    },
    enough: {
      title: 'Keep the brick',
      text: 'That is enough money. Sell no brick.',
      instead: 'Keep your brick: sell none.',
    },
    home: {
      title: 'Home again',
      text: 'Your ship is back. Pay the lay and keep the bowhead: sell none of them.',
      instead: 'Selling brings money but no points. Keep the whale.',
    },
    end: {
      title: 'The rest is yours',
      text: 'Two points lie in your harbour, one stands in your town. Nine rounds are left: send ships farther, watch the money, and be home before round twelve ends.',
    },
  },
} satisfies LessonWords
