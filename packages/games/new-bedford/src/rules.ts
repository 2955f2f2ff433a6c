import type { Rule } from '@gam/kernel'
import { captainRules } from './captains/rules.ts'
import { logRules } from './log/rules.ts'
import { promoRules } from './promo/rules.ts'

/** Every rule in our own words. A ruling is a decision where the rulebook is silent or can be read in two ways. */
export const rules: { readonly [id: string]: Rule } = {
  'NB-01': {
    text: 'Two to four seats, people and Captains together. Twelve rounds of four phases: action, movement, whaling, end of round.',
  },
  'NB-02': {
    text: 'For each seat 9 right whales, 5 bowheads, 1 sperm whale and 4 empty seas go into the ocean bag.',
  },
  'NB-03': {
    text: 'A right whale has a lay of $2 and counts 1 point, a bowhead $4 and 2 points, a sperm whale $8 and 4 points.',
  },
  'NB-04': {
    text: 'With two seats: Bank, Dry Dock, Lighthouse, Lumber Mill, Schoolhouse, Tavern, Tryworks, Wharf and the four victory buildings. With three or four: all twenty. A table may choose a set of its own.',
  },
  'NB-05': {
    text: 'Everyone has two workers and two ships and, in turn order, takes money and goods worth exactly $5 in any mix: wood and food count $1, brick $2.',
  },
  'NB-06': { text: 'Money and goods never run out; whale tokens do. What anybody has is open to all.' },
  'NB-07': {
    text: 'The whaling track runs from Return over space 0, which shows no food, to the spaces 1 to 6. Each of the seven has a 1st, 2nd and 3rd place. A launch to space N costs N food; nobody launches to space 0. Ships move before they whale, so a launch to N brings N selections.',
  },
  'NB-08': {
    text: 'In the second printing the Municipal Office costs 4 wood and 4 brick, and the Tryworks acts at once.',
  },
  'NB-09': {
    text: 'Who goes first in round 1 is drawn at random; the others follow clockwise.',
    ruling: true,
  },
  'NB-10': {
    text: 'From the first player clockwise everyone places one worker and carries out its action at once; then everyone places the second.',
  },
  'NB-11': {
    text: 'With each placement, also those that the Inn gives, you may buy 2 wood or 2 food for $3 before the action: once, and never one of each.',
  },
  'NB-12': {
    text: 'The five town spaces, the Dockyard and the City Pier can be used any number of times in a round, by the same player too. A worker that finds one empty has its bonus as well.',
  },
  'NB-13': {
    text: 'A built action building can be used once a round and has no bonus. Its owner uses it for free; anybody else first pays the owner $1, which money from the action cannot do.',
  },
  'NB-14': {
    text: 'You cannot choose a space whose action you could not carry out. What the purchase would buy counts as yours here.',
    ruling: true,
  },
  'NB-15': { text: 'Farm: 2 food; with the bonus 3.' },
  'NB-16': { text: 'Forest: 2 wood; with the bonus 3.' },
  'NB-17': { text: 'Warehouse: 1 brick; with the bonus one wood, food or brick more, as you like.' },
  'NB-18': {
    text: 'General Store: sell any number of goods, but at least one: wood and food for $1, brick for $2 each. The bonus is $1 in all.',
    ruling: true,
  },
  'NB-19': {
    text: 'Town Hall: build one building and pay its cost to the supply. The bonus saves one wood, food or brick of that cost; never money, and nothing is handed out.',
  },
  'NB-20': {
    text: 'Dockyard: for 2 wood one of your ships that is at home goes on the dock and stays there until it is launched. The bonus saves 1 wood.',
  },
  'NB-21': {
    text: 'City Pier: launch one of your ships from the dock to a space that shows food and has a free place, for that food. The bonus saves 1 food.',
  },
  'NB-22': {
    text: 'A ship takes the first free place behind those already on the space. There are never more than three ships on a space, so nothing that would bring a fourth is offered.',
  },
  'NB-24': {
    text: 'A placement goes in this order: the worker goes down; $1 to the owner where it is due; the purchase, if any; the action. Each is paid from what you have at that moment.',
    ruling: true,
  },
  'NB-25': {
    text: 'Every worker must be placed. Farm, Forest and Warehouse are always open, so that is always possible.',
    ruling: true,
  },
  'NB-26': {
    text: 'If only a purchase makes the action possible, it must be made, and in the good that does. The space is open only if your money covers the $1 due, the $3 and what the action itself costs.',
    ruling: true,
  },
  'NB-27': {
    text: 'The bonus belongs to a worker that finds no worker at all on the space, own ones and Captains’ included. It is part of that one action and is never kept.',
    ruling: true,
  },
  'NB-28': {
    text: 'The Town Hall’s bonus and a purchase may serve the same build. The saving is always taken; you choose its good among those of the printed cost.',
    ruling: true,
  },
  'NB-29': {
    text: 'City Pier, Wharf and Dry Dock offer those of the spaces 1 to 6 that have a free place and whose food, after any saving, you can pay. If there is none, the space cannot be chosen.',
    ruling: true,
  },
  'NB-30': { text: 'Bank (4 brick): $5.' },
  'NB-31': {
    text: 'Dry Dock (2 wood, 2 brick): prepare and launch one ship for 2 wood and the full food; the bonuses of Dockyard and City Pier do not apply.',
  },
  'NB-32': {
    text: 'Lighthouse (2 wood, 2 brick): one of your ships at sea moves one space farther out, into the 1st place there. The others there shift back in their order; those behind it on the space it leaves move up. Never beyond space 6 nor onto a full space.',
  },
  'NB-33': { text: 'Lumber Mill (3 wood, 1 brick): sell wood, at least one, for $2 each.' },
  'NB-34': { text: 'Schoolhouse (2 wood, 2 food, 1 brick): 2 wood and 2 food.' },
  'NB-35': {
    text: 'Tavern (3 food, 2 brick): remove one or two of the empty seas that lie out from the game, for $4 or $6. At least one must lie there.',
  },
  'NB-36': {
    text: 'Tryworks (3 brick). First printing: while your worker stands there, one of your ships that returns this round may land up to 3 right whales for free; only who could profit may go there: with a ship on space 0 that has a right whale aboard, with the Ship’s Log in the game with any ship at sea that has one. Second printing: at once, up to 3 right whales of one of your ships at sea land for free and the ship stays where it is; you need a ship with a right whale.',
    ruling: true,
  },
  'NB-37': { text: 'Wharf (3 wood, 1 brick): launch a ship from the dock for half the food, rounded up.' },
  'NB-38': { text: 'Bakery (2 food, 1 brick): 4 food.' },
  'NB-39': { text: 'Brickyard (4 brick): 3 brick.' },
  'NB-40': { text: 'Chandlery (2 wood, 2 food, 2 brick): $1 and one of each good.' },
  'NB-41': {
    text: 'Cooperage (4 wood): $1 for each whale aboard one of your ships, which must carry at least one.',
    ruling: true,
  },
  'NB-42': {
    text: 'Courthouse (5 wood, 1 brick): build for two goods less, alike or different, with the same limits as at the Town Hall.',
  },
  'NB-43': {
    text: 'Inn (2 food, 2 brick): when all workers are placed and before the ships move, you take up both your workers and place them again, one after the other, on town or whaling-board spaces, each with its action. Spaces that became empty give their bonus again; other players’ workers stay.',
  },
  'NB-44': {
    text: 'A worker that the Inn takes away from the Tryworks no longer stands there, so nothing lands for free.',
    ruling: true,
  },
  'NB-45': {
    text: 'Market (1 wood, 1 food, 1 brick): sell goods, at least one. The first of each kind brings double: wood $2, food $2, brick $4.',
  },
  'NB-46': {
    text: 'Post Office (2 wood, 1 brick): its owner takes $2 in every end of round. Its action moves it to your corner, for the $1 and nothing else. Its owner cannot use it.',
    ruling: true,
  },
  'NB-47': {
    text: 'Counting House (3 wood, 2 food): at the end 1 point for each two right whales you have landed.',
  },
  'NB-48': { text: 'Mansion (4 wood, $10): 4 points.' },
  'NB-49': {
    text: 'Municipal Office (4 food, 4 brick): 1 point for each two buildings you own, itself included.',
  },
  'NB-50': { text: 'Seamen’s Bethel (5 wood, 5 brick): 5 points.' },
  'NB-51': { text: 'Victory buildings have no space for a worker.' },
  'NB-52': {
    text: 'A building belongs to whoever builds it, and you may own any number. Its action is open to all from that moment, in the same round too.',
    ruling: true,
  },
  'NB-53': {
    text: 'A launch to 1, 2, 3, 4, 5, 6 costs 0, 1, 2, 3, 4, 5 food with the City Pier’s bonus and 1, 1, 2, 2, 3, 3 at the Wharf. The Wharf never has that bonus, and a worker on Wharf or Dry Dock takes no bonus away.',
    ruling: true,
  },
  'NB-54': {
    text: 'The Dry Dock brings a ship from home straight onto the track. Ship, wood and food must all be there; the one purchase can supply wood or food.',
    ruling: true,
  },
  'NB-55': {
    text: 'The Lighthouse needs a ship of yours on one of the spaces 0 to 5 whose next space out has a free place.',
    ruling: true,
  },
  'NB-56': {
    text: 'The Courthouse takes two goods off the printed cost, those you choose, never money: the Mansion is 2 wood and $10. The Town Hall’s bonus never adds to it.',
    ruling: true,
  },
  'NB-57': {
    text: 'The Tavern looks at what lies out when the worker goes down: nothing in round 1, nothing after a whaling phase without a draw. With two or more empty seas you choose to remove one or two.',
    ruling: true,
  },
  'NB-58': {
    text: 'The Post Office can be moved in the round in which it was built, but once a round as any building; the $1 goes to the owner it leaves.',
    ruling: true,
  },
  'NB-59': {
    text: 'The Post Office’s $2 go to whoever owns it in the end of round, round 12 included.',
    ruling: true,
  },
  'NB-60': {
    text: 'All ships on the track, new ones too, move one space towards Return, those nearest the shore first; their order is kept.',
  },
  'NB-61': {
    text: 'When all have moved, the ships in Return are handled one at a time and completely, in the order in which they selected whales.',
  },
  'NB-62': {
    text: 'For each whale aboard you pay the lay to the supply and keep it, or you sell it. A sold whale brings half its lay at once, and that money may pay for others. What you do not pay for must be sold; you may sell any number.',
  },
  'NB-63': {
    text: 'Then, clockwise from the seller, each other player buys one sold whale for its full lay, paid to the supply, or passes, round and round until all are bought or all others passed in a row. A pass is not final. The seller neither buys back nor prevents anything.',
    ruling: true,
  },
  'NB-64': { text: 'Sold whales that nobody buys leave the game.' },
  'NB-65': { text: 'Then the ship goes home to its owner.' },
  'NB-66': {
    text: 'Whose worker stands on the Tryworks chooses which own ship it serves and how many right whales, up to three, land for free.',
  },
  'NB-67': {
    text: 'The owner of a returning ship first names the whales to sell and takes their half lays, then pays the lays of the rest, which the money must cover; after that the others buy. A ship without whales goes home at once.',
    ruling: true,
  },
  'NB-68': {
    text: 'Half lays come from the supply and buyers pay the supply: to the seller it makes no difference who buys.',
    ruling: true,
  },
  'NB-69': {
    text: 'Who can pay for none of the whales on sale passes without being asked. A bought whale is landed at once and counts in full; no Tryworks lowers its lay.',
    ruling: true,
  },
  'NB-70': {
    text: 'The whaling phase begins with all tokens that lie out going back into the bag. If a ship is on the track, one token is drawn and one more for each ship there, or as many as the bag has. Without a ship nothing is drawn.',
    ruling: true,
  },
  'NB-71': {
    text: 'Ships select in order: farthest out first, on a space by place. The owner takes one whale onto that ship or none. An empty sea cannot be taken; a hold has no limit.',
  },
  'NB-72': { text: 'What is not taken lies out until the next whaling phase.' },
  'NB-73': {
    text: 'Tryworks, first printing: as each of your ships returns in this round’s movement you decide whether it is the one. Up to 3 of its right whales are kept without lay, the rest is paid or sold. Unused, it lapses.',
    ruling: true,
  },
  'NB-74': {
    text: 'Tryworks, second printing: you choose one of your ships on the track and 1 to 3 of its right whales; they are landed at once.',
    ruling: true,
  },
  'NB-75': {
    text: 'Ships that return together all come from space 0; they are handled in the order of their places there.',
    ruling: true,
  },
  'NB-76': {
    text: 'The Inn works once, after the last placement of the action phase and before any ship moves. Its $1, where due, is paid when the worker goes there.',
    ruling: true,
  },
  'NB-77': {
    text: 'At that moment its guest must take up all own workers, the one on the Inn too, before placing any. What they did stays done, what they paid stays paid, and buildings they leave stay used.',
    ruling: true,
  },
  'NB-78': {
    text: 'They are placed one after the other, each as a normal placement with normal costs and a purchase. Both may go to the same space, also to one just left.',
    ruling: true,
  },
  'NB-80': {
    text: 'End of round: the wheel of the first player passes to the left, the round marker advances, workers go home, the Post Office pays.',
  },
  'NB-81': {
    text: 'After round 12, whaling included, there is one movement after the other until the last ship is home.',
  },
  'NB-82': {
    text: 'Points: landed whales; 1 for each building you own; what victory buildings add; 1 for each full $5. Goods and whales still aboard count nothing.',
  },
  'NB-83': {
    text: 'A tie goes to more whale tokens, then to more money left over the fives; then the win is shared.',
  },
  'NB-84': {
    text: 'Round 12 has its whole end of round, the Post Office’s payment included, before the last returns begin.',
    ruling: true,
  },
  'NB-85': {
    text: 'In the last returns ships move and are handled as ever, with lays, sales and buying; there is no whaling, no end of round and no action but the Castaway’s in between.',
    ruling: true,
  },
  'NB-86': {
    text: 'In the last returns the first printing’s Tryworks gives nothing, for no worker stands there any more, unless the Castaway or The Coffin brings one.',
    ruling: true,
  },
  'NB-87': {
    text: 'Counting House and Municipal Office count full pairs only. The Counting House counts every right whale its owner has landed, bought ones too.',
    ruling: true,
  },
  'NB-88': {
    text: 'For ties whale tokens are counted by number, whatever their kind, bought ones too.',
    ruling: true,
  },
  'NB-90': {
    text: 'Hidden is only the order in which the bag gives its tokens; what is in it is known to all.',
    ruling: true,
  },
  'NB-91': {
    text: 'Goods bought with the purchase may be sold by the action of the same placement.',
    ruling: true,
  },
  'NB-92': {
    text: 'The dock holds any number of ships, in no order; with both ships there you choose which one is launched.',
    ruling: true,
  },
  ...captainRules,
  ...promoRules,
  ...logRules,
}
