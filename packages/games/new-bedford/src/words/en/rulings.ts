import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Why each ruling is as it is. */
export const rulings: RulingReasons<typeof RULES> = {
  'NB-09': 'No way to choose the first player is printed; a draw favours nobody.',
  'NB-14':
    'The text bars spaces that cannot be used. Whether the purchase counts as a means it leaves open; it comes before the action, so it does.',
  'NB-18': 'Selling nothing is not an action; otherwise the store would be a way to pass.',
  'NB-24':
    'The text names all four steps but not their order. This one lets nothing be paid with money that is still to come.',
  'NB-25': 'Passing is nowhere mentioned.',
  'NB-26': 'Otherwise a worker could stand on a space whose action is then not carried out.',
  'NB-27':
    'The text speaks of the first worker on a space; a space that has emptied again has no first worker.',
  'NB-28': 'Both are means for the same action, and nothing keeps them apart.',
  'NB-29': 'What cannot be paid or has no room is no choice; said once for all three ways to launch.',
  'NB-36':
    'An action that does nothing is not allowed; here its effect comes later, so it is asked whether it could come at all.',
  'NB-41': 'An action without effect is not allowed, so one whale at least.',
  'NB-44': 'The effect is tied to the worker standing there.',
  'NB-46': 'Moving it to where it is would do nothing.',
  'NB-52': 'No delay is printed between building and use.',
  'NB-53':
    'The bonus is printed on the pier and belongs to that space; half of an odd number is rounded up in print.',
  'NB-54':
    'The text joins two actions into one; each keeps its cost, and there is one purchase for each worker.',
  'NB-55': 'Without a ship that can move there is no action.',
  'NB-56': 'Goods are named and money is not; the Town Hall’s bonus is printed on the Town Hall.',
  'NB-57': 'The empty seas meant are those on the board at that moment.',
  'NB-58': 'It is an action building like the others; the fee goes to whoever owns it when it is used.',
  'NB-59': 'The end of a round asks who owns it then, and the twelfth round has an end too.',
  'NB-63':
    'The text goes round until nobody wants more. If a pass were final, later buyers could not answer each other.',
  'NB-67': 'Money from sales may pay for other whales, so what is sold has to be known first.',
  'NB-68': 'Supply is named on both sides; nothing passes between players.',
  'NB-69': 'A question with one possible answer is not asked. A bought whale has been paid for in full.',
  'NB-70': 'What to do when the bag holds too few is not printed.',
  'NB-73':
    'In print it is open when the choice of the ship is made; as it returns is the last moment, and the fairest.',
  'NB-74':
    'The later text says how many and from which ship, not where the whales go; landed is the only sensible place.',
  'NB-75': 'The order is that of selecting; on space 0 that is the order of places.',
  'NB-76': 'The text puts it between placing and movement, and there is one such moment in a round.',
  'NB-77': 'Workers are taken up, not their deeds; the text undoes nothing.',
  'NB-78': 'The text says to place them; a placement is what it always is.',
  'NB-84': 'Round 12 is a round; nothing takes its end away.',
  'NB-85': 'Only movement is repeated in print, and returning belongs to it.',
  'NB-86': 'Workers went home in the end of round.',
  'NB-87': 'For each two: what is left over makes no pair. How a whale came home is nowhere asked.',
  'NB-88': 'The text counts tokens and asks for nothing else.',
  'NB-90': 'Everything that enters and leaves the bag is seen by all.',
  'NB-91':
    'The purchase comes first, so the goods are there; at these prices it never makes money at the General Store.',
  'NB-92': 'The picture has room, and no order is mentioned.',
  'LO-02': 'The Mill repeats what Captains do, which makes no sense for them.',
  'LO-11':
    'The list in print uses another name for the Lumber Mill and names buildings of another expansion; these are left out.',
  'LO-20': 'They have no money to pay with.',
  'LO-21':
    'In print the roll at set-up and the roll of a turn look alike; the first only scatters the start.',
  'LO-22': 'The board fixes both headings, so there is nothing to roll for.',
  'LO-23': 'A printed round divides the two; trying both would make the line meaningless.',
  'LO-24':
    'Reading on below the change would skip places that may fit the new heading; skipping what was sought keeps it from going round in circles.',
  'LO-25': 'For the other three no last resort is printed.',
  'LO-26': 'The text says fit and shows it by examples; this is the rule behind them.',
  'LO-27': 'The whaling board is always open like the town. He has no goods, so he has nothing to sell.',
  'LO-28': 'Most goods could mean the sought one or all; the heading names one, so that comes first.',
  'LO-29': 'These four are to be worked out in print; this is how.',
  'LO-30': 'Biggest saving needs a measure; this is what a person would save.',
  'LO-31':
    'Which ship comes first and how far he sails is not in the text; his board’s reach is a reconstruction.',
  'LO-32': 'He has goods enough but needs the ships; the same conditions as for people.',
  'LO-33': 'Prepare first if possible, says the text; it is one worker, so it is one of the two.',
  'LO-34': 'Both spaces build; what he builds should not depend on which he used.',
  'LO-35':
    'The Post Office can change hands; counting what he owns now covers that too, and taking it builds nothing.',
  'LO-36': 'A whale aboard will be his, so it is counted; the text stops him from taking, not from sailing.',
  'LO-37': 'His workers are workers.',
  'LO-38': 'The text speaks of people and Captains only; Captains have no money to pay each other.',
  'LO-39': 'Named buildings stand in his list without a heading, so they are sought for themselves.',
  'LO-40': 'The Inn allows only spaces of the boards, so the rest of his list cannot apply.',
  'LO-41': 'One ship has to be chosen without a person; the one that selects first gains most.',
  'LO-42': 'He takes what is best for him, and what he cannot use just takes the space.',
  'LO-43': 'The text has two words for it, most and combination; this puts them in an order.',
  'LO-44':
    'Twice through the list needs a second heading; the next on the helm is the nearest. How the whale is drawn is not printed.',
  'LO-45': 'The text lets a person decide and does not say which.',
  'LO-46': 'Who begins and how the lead passes on is not printed for every mixture of seats.',
  'LO-47': 'Lay and points rank the whales alike; only with promo tokens does it matter.',
  'LO-48': 'He has no money and no other means; buildings and whales are what the text counts.',
  'LO-49': 'More than every Captain, says the text: level is not more.',
  'LO-50': 'Last means last in time, and a worker that stands nowhere did nothing.',
  'LO-51':
    'The text names cost and a dollar and nothing else; the building itself is not used a second time.',
  'LO-52': 'To repeat an action is to carry it out, so it must be possible.',
  'LO-53':
    'The text does not say whether one Captain is enough nor how long it can happen; after round 10 it would change nothing.',
  'WW-01': 'The text uses a plural once; there is one such token in the set.',
  'WW-10': 'Destroyed and returned are two things in the text; only a return pays and costs.',
  'WW-13': 'Like a worker: so all that binds a worker binds the Castaway.',
  'WW-15':
    'The text joins all last movements into one, so the Castaway serves all of them; with workers gone home, little can be taken.',
  'WW-16': 'Selling is for whales, and half of 12 is 6.',
  'WW-17': 'They are named whales, but none of the three kinds.',
  'WW-20': 'Nothing sets them apart from other tokens until they are home.',
  'WW-21': 'Ambergris and Castaway may pay for whales of that ship, so they come before the lays.',
  'WW-22': 'The Inn speaks of workers, and its moment is over when ships return.',
  'WW-23': 'The text ends all taking for that ship, but not its sailing.',
  'WW-24': 'Most points first; of equals, the one that does not cost him the ship.',
  'SL-05':
    'The cards name their moment, not the order among players; one round from the first player is short and leaves nobody out.',
  'SL-07': 'The text lets a worker take a card meant for a ship; what needs a ship then has none.',
  'SL-22':
    'The text says at the end of the game; the only moment in which an action still matters is before the last returns.',
  'SL-26':
    'The text puts the ship beside the track. A column of its own is the only reading in which it neither pushes nor is stopped.',
  'SL-27': 'At any time needs a moment at which the game stops to ask: before a blow, or at an own decision.',
  'SL-30': 'No price is printed; $1 is what these goods bring everywhere else.',
  'SL-40':
    'A worker that is gone leaves its space as if it had never come; only the Castaway finds the building used.',
  'SL-42': 'Fee and lays fall due together; whoever cannot pay sells, as always.',
  'SL-47': 'The text speaks of the owner and of the others, who may be the same person.',
  'SL-54': 'To return means a whole return, wherever the ship is.',
  'SL-70': 'Two decks of sixteen and twelve rounds: it follows from counting.',
  'SL-71':
    'Cards move ships in the middle of selecting; a fixed order keeps that from giving or taking turns.',
  'SL-72': 'Playing a card that strikes nothing would only throw it away.',
  'SL-73': 'The text does not say who chooses; whoever suffers should.',
  'SL-74': 'The text says bad effects. This list says which, so that nobody has to argue.',
  'SL-75': 'The text ties the protection to the worker, not to the owner.',
  'SL-76': 'At the Library no ship selects, so the card has no ship of its own.',
  'SL-77': 'Up to so many spaces leaves the distance to the owner; what a full space does is not said.',
  'SL-78': 'If everybody moved at once the result would depend on the order; choosing first makes it fair.',
  'SL-79': 'Otherwise such a ship would have to be handled outside the movement phase.',
  'SL-80': 'The text names spaces and not owners; it stops whales and every movement, and nothing else.',
  'SL-81':
    'Sea Ice and Ice Sheet speak of selecting, and these whales are not selected; Stove Boat speaks of whales.',
  'SL-82': 'The most valuable needs a measure; points are the one used everywhere.',
  'SL-83': 'Until a whale comes: promo tokens are excluded in print, and the bag may hold none.',
  'SL-84': 'Neither card says may; where there is no room the rule for full spaces says what happens.',
  'SL-85': 'No worker is placed, so nothing that belongs to a placement applies.',
  'SL-86': 'Bonuses are what the spaces of the boards print; savings of buildings are their action.',
  'SL-87': 'The text does not speak of Captains; they have nothing to pay with and no hand for cards.',
  'SL-88': 'Every new building needs its place in his lists.',
  'SL-89': 'Page is used for cards and tokens in different places; here is the sum.',
}
