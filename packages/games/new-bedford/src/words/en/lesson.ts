import type { LessonsWords } from '@gam/kernel'

export const lesson = {
  title: 'Learn New Bedford',
  steps: {
    welcome: {
      title: 'A town that lives on whales',
      text: 'In twelve rounds your workers fetch goods, fit out ships, bring whales home and put up buildings. You begin with 2 wood, 2 food and $1.',
    },
    forest: {
      title: 'Send a worker to the Forest',
      text: 'The Forest gives 2 wood. You are the first to come this round, so you get 1 more.',
      instead: 'Also possible. Begin with the Forest.',
    },
    dockyard: {
      title: 'Send a worker to the Dockyard',
      text: 'Here a ship is made ready for wood and laid at the dock. As the first you save 1 wood.',
      instead: 'Later. First the Dockyard.',
    },
    prepare: {
      title: 'Make a ship ready',
      text: 'It then lies at the dock, ready to sail.',
    },
    round: {
      title: 'A new round',
      text: 'All workers came home, and the wheel went to Ilse: she placed first and took the Forest’s bonus.',
    },
    pier: {
      title: 'Send a worker to the City Pier',
      text: 'From here a ship sets sail. The farther out, the more food it takes; as the first you save 1.',
      instead: 'Not yet. Your ship is waiting: the City Pier first.',
    },
    launch: {
      title: 'Sail to space 1',
      text: 'Ships come one space nearer each round and hunt where they are. Space 1 costs you no food today.',
      instead: 'That would be a longer trip. Choose space 1 this time.',
    },
    warehouse: {
      title: 'Send a worker to the Warehouse',
      text: 'Buildings need brick; the Warehouse has it.',
      instead: 'Good, too. Here you will need brick.',
    },
    brick: {
      title: 'Take another brick',
      text: 'Its bonus is one good of your choice.',
      instead: 'Take brick: you are about to build.',
    },
    whaling: {
      title: 'Take the bowhead',
      text: 'Two whales came from the bag. A bowhead is worth 2 points, a right whale 1. You are alone, so you choose.',
      instead: 'The bowhead is worth more. Take it.',
    },
    hall: {
      title: 'Send a worker to the Town Hall',
      text: 'Round three, and you begin. Here you may put up one building; as the first you save one good.',
      instead: 'The Town Hall is this step’s idea.',
    },
    build: {
      title: 'Build the Schoolhouse',
      text: 'What is ticked is within your means. Buildings are worth points, and others pay you $1 to use them.',
      instead: 'You could. In this lesson, build the Schoolhouse.',
    },
    save: {
      title: 'Save wood',
      text: 'The bonus spares you one good of the price. You can sell wood.',
      instead: 'Save the wood this time.',
    },
    lay: {
      title: 'The crew wants its share',
      text: 'This round your ship comes home. To keep a whale you pay its lay; the rest is sold for half. You have only $1.',
    },
    store: {
      title: 'Send a worker to the General Store',
      text: 'There you sell goods, for $1 more as the first.',
      instead: 'First the money: the General Store.',
    },
    sell: {
      title: 'Sell 2 wood, keep the brick',
      text: 'All that you have is set. Two wood bring $2, and with your $2 that is what the lay costs: take the rest back.',
      instead: 'Allowed. But you will want the rest: sell only 2 wood.',
    },
    home: {
      title: 'Keep the bowhead',
      text: 'Your ship is back. Pay the lay: the whale is worth its points only at home.',
      instead: 'Selling brings money but no points. Keep the whale.',
    },
    end: {
      title: 'The rest is yours',
      text: 'Two points lie in your harbour, one stands in your town. Nine rounds are left: send ships farther, and be home in time.',
    },
  },
  more: {
    'last-round': {
      title: 'The last round',
      steps: {
        twelve: {
          title: 'Round 12 is the last',
          text: 'After it every ship comes home, wherever it is, and the points are counted. It stands 16 to 16.',
        },
        forest: {
          title: 'Send a worker to the Forest',
          text: 'Whatever you want to build must be built now. The Counting House costs 3 wood and 2 food: you lack wood.',
          instead: 'Allowed. But you need wood for one more building.',
        },
        build: {
          title: 'Build the Counting House',
          text: 'It is worth 1 point, and 1 more for every two right whales. The Town Hall’s bonus saves you the food that you lack.',
          instead: 'Allowed. But this is the last chance to build.',
        },
        whale: {
          title: 'Take the bowhead',
          text: 'One last time your ship hunts. A bowhead is 2 points, if you can pay its lay at home.',
          instead: 'Allowed. But a bowhead is worth more than nothing.',
        },
        returns: {
          title: 'All ships come home',
          text: 'The last returns: a ship pays for what it keeps. You have money enough for the whole hold.',
        },
        keep: {
          title: 'Keep all of them',
          text: 'Three bowheads are 6 points. The right whale is 1, and with it the Counting House counts two pairs.',
          instead: 'Allowed. But money is worth little now, and whales are points.',
        },
        end: {
          title: 'The end',
          text: 'Now the points are counted: whales, buildings, what the Counting House counts, and money.',
        },
      },
    },
    captain: {
      title: 'Against a Captain',
      steps: {
        who: {
          title: 'Captain Starbuck',
          text: 'You play alone against Captain Starbuck. A die moves the token on his helm, and where it stops is what he seeks.',
        },
        built: {
          title: 'He has built',
          text: 'He sought a building and put up the Dry Dock, the first of the line that is in his plan. It cost him nothing: he has neither goods nor money.',
        },
        farm: {
          title: 'Send a worker to the Farm',
          text: 'A Captain begins every round, so the first bonus is his. The one at the Farm is still there: 3 food for your ship.',
          instead: 'Allowed. But your ship will need food.',
        },
        launch: {
          title: 'Launch your ship to space 1',
          text: 'He took the Warehouse, though he needs no brick: his worker stands there, and its bonus is gone. Now the City Pier, and out to space 1.',
          instead: 'Allowed. But your ship waits on the dock: City Pier, space 1.',
        },
        dock: {
          title: 'His own building first',
          text: 'He sought “prepare”. His orders look at his own buildings first, and the Dry Dock sends the ship out as well: to space 4.',
        },
        wood: {
          title: 'Send a worker to the Forest',
          text: 'Fetch wood for your own buildings. Whenever he uses one of yours, you take $1.',
          instead: 'Allowed. But wood is what you lack.',
        },
        whale: {
          title: 'Take the bowhead',
          text: 'His ship is farther out and chose first: it always takes the most valuable whale. At home it counts at once, without lay.',
          instead: 'Allowed. But a bowhead is 2 points.',
        },
        end: {
          title: 'Be ahead of him',
          text: 'He scores buildings and whales, up to the limits on his board. You win only with more points than he has.',
        },
      },
    },
    log: {
      title: 'Ship’s Log and White Whale',
      steps: {
        cards: {
          title: 'Two open cards',
          text: 'With the Ship’s Log a good card and a bad one lie open. A ship that hunts may take one of them instead of a whale.',
        },
        wood: {
          title: 'Send a worker to the Forest',
          text: 'First the workers, as ever. Your ship is at sea; its turn comes when all hunt.',
          instead: 'Allowed. But let it be wood this time.',
        },
        isle: {
          title: 'Take the Uncharted Desert Isle',
          text: 'Two right whales came: 1 point each, and a lay to pay. The card brings 3 wood and 3 food at once, for nothing.',
          instead: 'Allowed. But the good card is free.',
        },
        next: {
          title: 'The next cards',
          text: 'What nobody took went under its deck, and two others lie open. Some act at once, others stay with you for their moment.',
        },
        farm: {
          title: 'Send a worker to the Farm',
          text: 'There is a White Whale in the bag, too. Nobody knows when it comes; until then the town goes on.',
          instead: 'Allowed. But fetch food this time.',
        },
        again: {
          title: 'Send a worker to the Forest',
          text: 'Its bonus is taken, but 2 wood are what another ship needs.',
          instead: 'Allowed. But you will soon need wood for a ship.',
        },
        white: {
          title: 'Take the White Whale',
          text: 'There it is: 4 points at once, without lay. But all aboard is lost, and the ship must be made ready anew. Yours is empty.',
          instead: 'Allowed. But nothing is aboard that you could lose.',
        },
        end: {
          title: 'The rest is yours',
          text: 'Four points, and 2 wood make the ship ready again. Bad cards are taken the same way: mostly it is the others who suffer.',
        },
      },
    },
  },
} satisfies LessonsWords
