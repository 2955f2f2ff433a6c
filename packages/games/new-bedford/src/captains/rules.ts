import type { Rule } from '@gam/kernel'

/** The rules of the Captains, in our own words. */
export const captainRules: { readonly [id: string]: Rule } = {
  'LO-01': {
    text: 'Four Captains: Starbuck, good at everything; Stubb, the builder; Flask, the whaler; Ahab, whom nobody can foresee. Alone you face one to three of them; two or three people may add some up to four seats.',
  },
  'LO-02': {
    text: 'The buildings for the number of seats, Captains included, are laid out in a random line, in which Captains look for buildings. Turner’s Mill may be added; only people build it.',
    ruling: true,
  },
  'LO-03': {
    text: 'The bag is filled for the number of seats. Captains have neither goods nor money.',
  },
  'LO-04': {
    text: 'A Captain’s token starts on the leftmost heading of his helm and goes on clockwise by one roll of the heading die, which shows 1, 1, 1, 2, 2, 3.',
  },
  'LO-05': {
    text: 'A Captain is always first player. Several take turns at it, the other Captains come next, the people last. With one Captain the people take turns at coming next. With two Captains and two people the person who controls the first Captain goes before the other.',
  },
  'LO-06': {
    text: 'A Captain’s turn: roll the die, move the token, seek that heading. The two headings of round 12 are fixed on his board. A heading with two actions changes after a printed round. A helm has eight headings.',
  },
  'LO-07': {
    text: 'His orders are a list: own buildings, others’ buildings, the town, a building by its name, another heading. He reads it in order until something fits, and his worker goes there. A change of heading does not move the token.',
  },
  'LO-08': {
    text: 'A Captain neither pays nor takes goods or money. When he uses a person’s building, that person takes $1 from the supply; a person who uses his pays $1 to the supply.',
  },
  'LO-09': {
    text: 'If several spaces in the same place fit, he takes the one with most goods, most money or the biggest saving; if they are alike, another Captain’s before a person’s; then a person chooses.',
  },
  'LO-10': {
    text: 'Headings: wood, food, brick (anything that brings at least one), money, prepare, launch, prepare and launch (prepare first if possible), buildings, victory buildings.',
  },
  'LO-11': {
    text: 'What money actions are worth to him: Bank, Tavern, Tryworks and Cooperage are worked out; Market $6, Lumber Mill $5, Chandlery $4, Post Office nothing.',
    ruling: true,
  },
  'LO-12': {
    text: 'He builds the first building of the line that is in his plan, and victory buildings in the order on his board.',
  },
  'LO-13': {
    text: 'Ahab looks at his own and the others’ buildings together for the one that brings or saves most, in a tie for one that combines several things. He uses the Post Office only while it is not his.',
  },
  'LO-14': {
    text: 'When Ahab has been through his orders twice in vain he hauls a whale out of the bag onto a ship, if he can. His worker is not placed and does nothing this round.',
  },
  'LO-15': {
    text: 'A Captain’s ship always takes the most valuable whale. When it returns his whales score at once, without lay.',
  },
  'LO-16': {
    text: 'A Captain builds no more buildings and takes no more whales than his board allows. In the challenge, reaching both limits brings the last round.',
  },
  'LO-17': {
    text: 'A Captain scores buildings and whales. A person wins only with more points than every Captain.',
  },
  'LO-18': {
    text: 'Turner’s Mill (2 wood, 2 food): do once more what a Captain’s worker did last, for its normal cost and $1.',
  },
  'LO-19': {
    text: 'Example: Starbuck seeks food and owns only the Wharf, so he goes to the Farm. Then he seeks money: neither his own buildings, the town nor the others have any; Inn and Lighthouse are not built; he seeks money already; so he changes to wood and goes to the Forest.',
  },
  'LO-20': { text: 'Captains have no money and buy no whales.', ruling: true },
  'LO-21': {
    text: 'The first roll only fixes where the token starts. Each worker has a roll of its own when it is placed; after the eighth heading comes the first.',
    ruling: true,
  },
  'LO-22': {
    text: 'In round 12 nothing is rolled and the token stays: his first worker seeks the first of the two fixed headings, his second the second. If it does not fit, his orders go on as usual.',
    ruling: true,
  },
  'LO-23': {
    text: 'Of a heading with two actions only one is sought: the first up to the printed round, the second after it.',
    ruling: true,
  },
  'LO-24': {
    text: 'When an order changes the heading he reads his list again from the top. A heading already sought in this turn is passed over.',
    ruling: true,
  },
  'LO-25': {
    text: 'If nothing in the list fits, a Captain other than Ahab sets that worker aside until the end of the round.',
    ruling: true,
  },
  'LO-26': {
    text: 'A space fits if it serves the heading and a player with goods and money enough could carry it out now: built and not yet used, a ship where it must be, a free place on the track, an empty sea out, a tile to build, a limit not reached.',
    ruling: true,
  },
  'LO-27': {
    text: 'His town are the five town spaces, the Dockyard and the City Pier. The General Store fits no heading, so no town space gives him money.',
    ruling: true,
  },
  'LO-28': {
    text: 'For wood, food and brick he compares how many of that good a space would give, an open bonus included, then how many goods in all.',
    ruling: true,
  },
  'LO-29': {
    text: 'Bank $5; Tavern $4 or $6; Cooperage $1 for each whale on his fullest ship; Tryworks $2 for each right whale, at most three, on one of his ships (first printing: on space 0). What is worth nothing does not fit.',
    ruling: true,
  },
  'LO-30': {
    text: 'Savings: for a launch the food saved on the space he would take, for preparing the wood, for building the goods. The Dry Dock saves nothing.',
    ruling: true,
  },
  'LO-31': {
    text: 'He uses Ship 1 before Ship 2 and launches to the farthest space his board allows that has a free place. That limit does not bind the Lighthouse.',
    ruling: true,
  },
  'LO-32': {
    text: 'To prepare he needs a ship at home, for City Pier and Wharf one on the dock. The Dry Dock serves “prepare” and “launch” alike if he has a ship at home and a space for it.',
    ruling: true,
  },
  'LO-33': {
    text: '“Prepare and launch” means prepare while he has a ship at home, otherwise launch. Only the Dry Dock does both with one worker.',
    ruling: true,
  },
  'LO-34': {
    text: 'With Town Hall or Courthouse he builds the same tile: the first unbuilt action building of the line that is in his plan, or the first unbuilt of his victory order.',
    ruling: true,
  },
  'LO-35': {
    text: 'His limit of buildings counts what he owns now. At the limit nothing that builds fits; taking the Post Office is no building and stays open to him, and losing it makes room again.',
    ruling: true,
  },
  'LO-36': {
    text: 'His limit of whales counts those aboard and landed. At the limit his ships take none, but still count for the draw, and he prepares and launches as before.',
    ruling: true,
  },
  'LO-37': {
    text: 'His worker takes a space as a person’s does: a building is used, and a town space is no longer empty.',
    ruling: true,
  },
  'LO-38': {
    text: 'The $1 is due only between a person and a Captain. A Post Office in a Captain’s corner pays nobody.',
    ruling: true,
  },
  'LO-39': {
    text: 'A building that his orders name fits whatever the heading, if its action can be carried out: the Inn always, the Lighthouse with a ship that can move out, the Wharf with a launch, the Courthouse with a tile to build, the Post Office if it is not his. Inn, Lighthouse and Post Office fit only by name, Turner’s Mill never.',
    ruling: true,
  },
  'LO-40': {
    text: 'A Captain on the Inn takes up his workers at its moment, but not one that was set aside, and takes a turn for each, reading only “town” and changes of heading.',
    ruling: true,
  },
  'LO-41': {
    text: 'With the Lighthouse he moves the ship farthest out that can move, on one space the one in the earlier place.',
    ruling: true,
  },
  'LO-42': {
    text: 'With the Tavern he removes two empty seas, or the only one. With the second printing’s Tryworks he lands up to three right whales of the ship that has most. Other actions for goods or money only take their space.',
    ruling: true,
  },
  'LO-43': {
    text: 'Ahab compares only buildings that fit the heading, by all goods, money or savings; then by kinds of goods or actions; then his own, another Captain’s, a person’s; then a person chooses.',
    ruling: true,
  },
  'LO-44': {
    text: 'Ahab’s list ends with the next heading on his helm. In the last resort tokens are drawn until a whale comes, the empty seas go back, and the whale goes on his ship that selects first. Without a ship at sea, without a whale in the bag or at his limit nothing is drawn.',
    ruling: true,
  },
  'LO-45': {
    text: 'A choice that his board leaves open is put to the person who comes first in this round’s turn order.',
    ruling: true,
  },
  'LO-46': {
    text: 'The first Captain and the first of the people are drawn at random; both leads pass on clockwise each round. Two and two: the first person controls the first Captain, and the people go as in LO-05.',
    ruling: true,
  },
  'LO-47': { text: 'Most valuable means most points.', ruling: true },
  'LO-48': {
    text: 'A Captain scores his landed whales, 1 for each building and what his victory buildings add; nothing for money. His ships return at the end as well.',
    ruling: true,
  },
  'LO-49': {
    text: 'A person level with a Captain is behind him. If the best person has more than every Captain, ties among the people are broken as usual; otherwise the best Captain wins, equal Captains together.',
    ruling: true,
  },
  'LO-50': {
    text: 'Turner’s Mill repeats the space on which a Captain placed a worker last in this round; a worker set aside does not count. Without one it cannot be chosen.',
    ruling: true,
  },
  'LO-51': {
    text: 'At the Mill you carry that action out without a bonus, even if the building is used, at its normal cost and $1 to the supply. The repeated building’s owner takes nothing; the Mill’s own owner is paid as for any building.',
    ruling: true,
  },
  'LO-52': {
    text: 'You must be able to carry the repeated action out as if you stood there. A repeated Tryworks is yours as well; a repeated Inn comes after the Captain’s.',
    ruling: true,
  },
  'LO-53': {
    text: 'Challenge: if in an end of round up to the tenth any Captain has reached both limits, round 12 is next. It does not go with the expert variant, which has no limits.',
    ruling: true,
  },
}
