import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Every rule in our own words; LO are those of the Captains, WW the promo, SL the Ship’s Log. */
export const rules: RuleTexts<typeof RULES> = {
  'NB-01':
    'Two to four seats, people and Captains together. Twelve rounds of four phases: action, movement, whaling, end of round.',
  'NB-02': 'For each seat 9 right whales, 5 bowheads, 1 sperm whale and 4 empty seas go into the ocean bag.',
  'NB-03':
    'A right whale has a lay of $2 and counts 1 point, a bowhead $4 and 2 points, a sperm whale $8 and 4 points.',
  'NB-04':
    'With two seats: Bank, Dry Dock, Lighthouse, Lumber Mill, Schoolhouse, Tavern, Tryworks, Wharf and the four victory buildings. With three or four: all twenty. A table may choose a set of its own.',
  'NB-05':
    'Everyone has two workers and two ships and, in turn order, takes money and goods worth exactly $5 in any mix: wood and food count $1, brick $2.',
  'NB-06': 'Money and goods never run out; whale tokens do. What anybody has is open to all.',
  'NB-07':
    'The whaling track runs from Return over space 0, which shows no food, to the spaces 1 to 6. Each of the seven has a 1st, 2nd and 3rd place. A launch to space N costs N food; nobody launches to space 0. Ships move before they whale, so a launch to N brings N selections.',
  'NB-08':
    'In the second printing the Municipal Office costs 4 wood and 4 brick, and the Tryworks acts at once.',
  'NB-09': 'Who goes first in round 1 is drawn at random; the others follow clockwise.',
  'NB-10':
    'From the first player clockwise everyone places one worker and carries out its action at once; then everyone places the second.',
  'NB-11':
    'With each placement, also those that the Inn gives, you may buy 2 wood or 2 food for $3 before the action: once, and never one of each.',
  'NB-12':
    'The five town spaces, the Dockyard and the City Pier can be used any number of times in a round, by the same player too. A worker that finds one empty has its bonus as well.',
  'NB-13':
    'A built action building can be used once a round and has no bonus. Its owner uses it for free; anybody else first pays the owner $1, which money from the action cannot do.',
  'NB-14':
    'You cannot choose a space whose action you could not carry out. What the purchase would buy counts as yours here.',
  'NB-15': 'Farm: 2 food; with the bonus 3.',
  'NB-16': 'Forest: 2 wood; with the bonus 3.',
  'NB-17': 'Warehouse: 1 brick; with the bonus one wood, food or brick more, as you like.',
  'NB-18':
    'General Store: sell any number of goods, but at least one: wood and food for $1, brick for $2 each. The bonus is $1 in all.',
  'NB-19':
    'Town Hall: build one building and pay its cost to the supply. The bonus saves one wood, food or brick of that cost; never money, and nothing is handed out.',
  'NB-20':
    'Dockyard: for 2 wood one of your ships that is at home goes on the dock and stays there until it is launched. The bonus saves 1 wood.',
  'NB-21':
    'City Pier: launch one of your ships from the dock to a space that shows food and has a free place, for that food. The bonus saves 1 food.',
  'NB-22':
    'A ship takes the first free place behind those already on the space. There are never more than three ships on a space, so nothing that would bring a fourth is offered.',
  'NB-24':
    'A placement goes in this order: the worker goes down; $1 to the owner where it is due; the purchase, if any; the action. Each is paid from what you have at that moment.',
  'NB-25':
    'Every worker must be placed. Farm, Forest and Warehouse are always open, so that is always possible.',
  'NB-26':
    'If only a purchase makes the action possible, it must be made, and in the good that does. The space is open only if your money covers the $1 due, the $3 and what the action itself costs.',
  'NB-27':
    'The bonus belongs to a worker that finds no worker at all on the space, own ones and Captains’ included. It is part of that one action and is never kept.',
  'NB-28':
    'The Town Hall’s bonus and a purchase may serve the same build. The saving is always taken; you choose its good among those of the printed cost.',
  'NB-29':
    'City Pier, Wharf and Dry Dock offer those of the spaces 1 to 6 that have a free place and whose food, after any saving, you can pay. If there is none, the space cannot be chosen.',
  'NB-30': 'Bank (4 brick): $5.',
  'NB-31':
    'Dry Dock (2 wood, 2 brick): prepare and launch one ship for 2 wood and the full food; the bonuses of Dockyard and City Pier do not apply.',
  'NB-32':
    'Lighthouse (2 wood, 2 brick): one of your ships at sea moves one space farther out, into the 1st place there. The others there shift back in their order; those behind it on the space it leaves move up. Never beyond space 6 nor onto a full space.',
  'NB-33': 'Lumber Mill (3 wood, 1 brick): sell wood, at least one, for $2 each.',
  'NB-34': 'Schoolhouse (2 wood, 2 food, 1 brick): 2 wood and 2 food.',
  'NB-35':
    'Tavern (3 food, 2 brick): remove one or two of the empty seas that lie out from the game, for $4 or $6. At least one must lie there.',
  'NB-36':
    'Tryworks (3 brick). First printing: while your worker stands there, one of your ships that returns this round may land up to 3 right whales for free; only who could profit may go there: with a ship on space 0 that has a right whale aboard, with the Ship’s Log in the game with any ship at sea that has one. Second printing: at once, up to 3 right whales of one of your ships at sea land for free and the ship stays where it is; you need a ship with a right whale.',
  'NB-37': 'Wharf (3 wood, 1 brick): launch a ship from the dock for half the food, rounded up.',
  'NB-38': 'Bakery (2 food, 1 brick): 4 food.',
  'NB-39': 'Brickyard (4 brick): 3 brick.',
  'NB-40': 'Chandlery (2 wood, 2 food, 2 brick): $1 and one of each good.',
  'NB-41': 'Cooperage (4 wood): $1 for each whale aboard one of your ships, which must carry at least one.',
  'NB-42':
    'Courthouse (5 wood, 1 brick): build for two goods less, alike or different, with the same limits as at the Town Hall.',
  'NB-43':
    'Inn (2 food, 2 brick): when all workers are placed and before the ships move, you take up both your workers and place them again, one after the other, on town or whaling-board spaces, each with its action. Spaces that became empty give their bonus again; other players’ workers stay.',
  'NB-44':
    'A worker that the Inn takes away from the Tryworks no longer stands there, so nothing lands for free.',
  'NB-45':
    'Market (1 wood, 1 food, 1 brick): sell goods, at least one. The first of each kind brings double: wood $2, food $2, brick $4.',
  'NB-46':
    'Post Office (2 wood, 1 brick): its owner takes $2 in every end of round. Its action moves it to your corner, for the $1 and nothing else. Its owner cannot use it.',
  'NB-47': 'Counting House (3 wood, 2 food): at the end 1 point for each two right whales you have landed.',
  'NB-48': 'Mansion (4 wood, $10): 4 points.',
  'NB-49': 'Municipal Office (4 food, 4 brick): 1 point for each two buildings you own, itself included.',
  'NB-50': 'Seamen’s Bethel (5 wood, 5 brick): 5 points.',
  'NB-51': 'Victory buildings have no space for a worker.',
  'NB-52':
    'A building belongs to whoever builds it, and you may own any number. Its action is open to all from that moment, in the same round too.',
  'NB-53':
    'A launch to 1, 2, 3, 4, 5, 6 costs 0, 1, 2, 3, 4, 5 food with the City Pier’s bonus and 1, 1, 2, 2, 3, 3 at the Wharf. The Wharf never has that bonus, and a worker on Wharf or Dry Dock takes no bonus away.',
  'NB-54':
    'The Dry Dock brings a ship from home straight onto the track. Ship, wood and food must all be there; the one purchase can supply wood or food.',
  'NB-55':
    'The Lighthouse needs a ship of yours on one of the spaces 0 to 5 whose next space out has a free place.',
  'NB-56':
    'The Courthouse takes two goods off the printed cost, those you choose, never money: the Mansion is 2 wood and $10. The Town Hall’s bonus never adds to it.',
  'NB-57':
    'The Tavern looks at what lies out when the worker goes down: nothing in round 1, nothing after a whaling phase without a draw. With two or more empty seas you choose to remove one or two.',
  'NB-58':
    'The Post Office can be moved in the round in which it was built, but once a round as any building; the $1 goes to the owner it leaves.',
  'NB-59': 'The Post Office’s $2 go to whoever owns it in the end of round, round 12 included.',
  'NB-60':
    'All ships on the track, new ones too, move one space towards Return, those nearest the shore first; their order is kept.',
  'NB-61':
    'When all have moved, the ships in Return are handled one at a time and completely, in the order in which they selected whales.',
  'NB-62':
    'For each whale aboard you pay the lay to the supply and keep it, or you sell it. A sold whale brings half its lay at once, and that money may pay for others. What you do not pay for must be sold; you may sell any number.',
  'NB-63':
    'Then, clockwise from the seller, each other player buys one sold whale for its full lay, paid to the supply, or passes, round and round until all are bought or all others passed in a row. A pass is not final. The seller neither buys back nor prevents anything.',
  'NB-64': 'Sold whales that nobody buys leave the game.',
  'NB-65': 'Then the ship goes home to its owner.',
  'NB-66':
    'Whose worker stands on the Tryworks chooses which own ship it serves and how many right whales, up to three, land for free.',
  'NB-67':
    'The owner of a returning ship first names the whales to sell and takes their half lays, then pays the lays of the rest, which the money must cover; after that the others buy. A ship without whales goes home at once.',
  'NB-68':
    'Half lays come from the supply and buyers pay the supply: to the seller it makes no difference who buys.',
  'NB-69':
    'Who can pay for none of the whales on sale passes without being asked. A bought whale is landed at once and counts in full; no Tryworks lowers its lay.',
  'NB-70':
    'The whaling phase begins with all tokens that lie out going back into the bag. If a ship is on the track, one token is drawn and one more for each ship there, or as many as the bag has. Without a ship nothing is drawn.',
  'NB-71':
    'Ships select in order: farthest out first, on a space by place. The owner takes one whale onto that ship or none. An empty sea cannot be taken; a hold has no limit.',
  'NB-72': 'What is not taken lies out until the next whaling phase.',
  'NB-73':
    'Tryworks, first printing: as each of your ships returns in this round’s movement you decide whether it is the one. Up to 3 of its right whales are kept without lay, the rest is paid or sold. Unused, it lapses.',
  'NB-74':
    'Tryworks, second printing: you choose one of your ships on the track and 1 to 3 of its right whales; they are landed at once.',
  'NB-75':
    'Ships that return together all come from space 0; they are handled in the order of their places there.',
  'NB-76':
    'The Inn works once, after the last placement of the action phase and before any ship moves. Its $1, where due, is paid when the worker goes there.',
  'NB-77':
    'At that moment its guest must take up all own workers, the one on the Inn too, before placing any. What they did stays done, what they paid stays paid, and buildings they leave stay used.',
  'NB-78':
    'They are placed one after the other, each as a normal placement with normal costs and a purchase. Both may go to the same space, also to one just left.',
  'NB-80':
    'End of round: the wheel of the first player passes to the left, the round marker advances, workers go home, the Post Office pays.',
  'NB-81':
    'After round 12, whaling included, there is one movement after the other until the last ship is home.',
  'NB-82':
    'Points: landed whales; 1 for each building you own; what victory buildings add; 1 for each full $5. Goods and whales still aboard count nothing.',
  'NB-83': 'A tie goes to more whale tokens, then to more money left over the fives; then the win is shared.',
  'NB-84':
    'Round 12 has its whole end of round, the Post Office’s payment included, before the last returns begin.',
  'NB-85':
    'In the last returns ships move and are handled as ever, with lays, sales and buying; there is no whaling, no end of round and no action but the Castaway’s in between.',
  'NB-86':
    'In the last returns the first printing’s Tryworks gives nothing, for no worker stands there any more, unless the Castaway or The Coffin brings one.',
  'NB-87':
    'Counting House and Municipal Office count full pairs only. The Counting House counts every right whale its owner has landed, bought ones too.',
  'NB-88': 'For ties whale tokens are counted by number, whatever their kind, bought ones too.',
  'NB-90': 'Hidden is only the order in which the bag gives its tokens; what is in it is known to all.',
  'NB-91': 'Goods bought with the purchase may be sold by the action of the same placement.',
  'NB-92':
    'The dock holds any number of ships, in no order; with both ships there you choose which one is launched.',
  'LO-01':
    'Four Captains: Starbuck, good at everything; Stubb, the builder; Flask, the whaler; Ahab, whom nobody can foresee. Alone you face one to three of them; two or three people may add some up to four seats.',
  'LO-02':
    'The buildings for the number of seats, Captains included, are laid out in a random line, in which Captains look for buildings. Turner’s Mill may be added; only people build it.',
  'LO-03': 'The bag is filled for the number of seats. Captains have neither goods nor money.',
  'LO-04':
    'A Captain’s token starts on the leftmost heading of his helm and goes on clockwise by one roll of the heading die, which shows 1, 1, 1, 2, 2, 3.',
  'LO-05':
    'A Captain is always first player. Several take turns at it, the other Captains come next, the people last. With one Captain the people take turns at coming next. With two Captains and two people the person who controls the first Captain goes before the other.',
  'LO-06':
    'A Captain’s turn: roll the die, move the token, seek that heading. The two headings of round 12 are fixed on his board. A heading with two actions changes after a printed round. A helm has eight headings.',
  'LO-07':
    'His orders are a list: own buildings, others’ buildings, the town, a building by its name, another heading. He reads it in order until something fits, and his worker goes there. A change of heading does not move the token.',
  'LO-08':
    'A Captain neither pays nor takes goods or money. When he uses a person’s building, that person takes $1 from the supply; a person who uses his pays $1 to the supply.',
  'LO-09':
    'If several spaces in the same place fit, he takes the one with most goods, most money or the biggest saving; if they are alike, another Captain’s before a person’s; then a person chooses.',
  'LO-10':
    'Headings: wood, food, brick (anything that brings at least one), money, prepare, launch, prepare and launch (prepare first if possible), buildings, victory buildings.',
  'LO-11':
    'What money actions are worth to him: Bank, Tavern, Tryworks and Cooperage are worked out; Market $6, Lumber Mill $5, Chandlery $4, Post Office nothing.',
  'LO-12':
    'He builds the first building of the line that is in his plan, and victory buildings in the order on his board.',
  'LO-13':
    'Ahab looks at his own and the others’ buildings together for the one that brings or saves most, in a tie for one that combines several things. He uses the Post Office only while it is not his.',
  'LO-14':
    'When Ahab has been through his orders twice in vain he hauls a whale out of the bag onto a ship, if he can. His worker is not placed and does nothing this round.',
  'LO-15':
    'A Captain’s ship always takes the most valuable whale. When it returns his whales score at once, without lay.',
  'LO-16':
    'A Captain builds no more buildings and takes no more whales than his board allows. In the challenge, reaching both limits brings the last round.',
  'LO-17': 'A Captain scores buildings and whales. A person wins only with more points than every Captain.',
  'LO-18':
    'Turner’s Mill (2 wood, 2 food): do once more what a Captain’s worker did last, for its normal cost and $1.',
  'LO-19':
    'Example: Starbuck seeks food and owns only the Wharf, so he goes to the Farm. Then he seeks money: neither his own buildings, the town nor the others have any; Inn and Lighthouse are not built; he seeks money already; so he changes to wood and goes to the Forest.',
  'LO-20': 'Captains have no money and buy no whales.',
  'LO-21':
    'The first roll only fixes where the token starts. Each worker has a roll of its own when it is placed; after the eighth heading comes the first.',
  'LO-22':
    'In round 12 nothing is rolled and the token stays: his first worker seeks the first of the two fixed headings, his second the second. If it does not fit, his orders go on as usual.',
  'LO-23':
    'Of a heading with two actions only one is sought: the first up to the printed round, the second after it.',
  'LO-24':
    'When an order changes the heading he reads his list again from the top. A heading already sought in this turn is passed over.',
  'LO-25':
    'If nothing in the list fits, a Captain other than Ahab sets that worker aside until the end of the round.',
  'LO-26':
    'A space fits if it serves the heading and a player with goods and money enough could carry it out now: built and not yet used, a ship where it must be, a free place on the track, an empty sea out, a tile to build, a limit not reached.',
  'LO-27':
    'His town are the five town spaces, the Dockyard and the City Pier. The General Store fits no heading, so no town space gives him money.',
  'LO-28':
    'For wood, food and brick he compares how many of that good a space would give, an open bonus included, then how many goods in all.',
  'LO-29':
    'Bank $5; Tavern $4 or $6; Cooperage $1 for each whale on his fullest ship; Tryworks $2 for each right whale, at most three, on one of his ships (first printing: on space 0). What is worth nothing does not fit.',
  'LO-30':
    'Savings: for a launch the food saved on the space he would take, for preparing the wood, for building the goods. The Dry Dock saves nothing.',
  'LO-31':
    'He uses Ship 1 before Ship 2 and launches to the farthest space his board allows that has a free place. That limit does not bind the Lighthouse.',
  'LO-32':
    'To prepare he needs a ship at home, for City Pier and Wharf one on the dock. The Dry Dock serves “prepare” and “launch” alike if he has a ship at home and a space for it.',
  'LO-33':
    '“Prepare and launch” means prepare while he has a ship at home, otherwise launch. Only the Dry Dock does both with one worker.',
  'LO-34':
    'With Town Hall or Courthouse he builds the same tile: the first unbuilt action building of the line that is in his plan, or the first unbuilt of his victory order.',
  'LO-35':
    'His limit of buildings counts what he owns now. At the limit nothing that builds fits; taking the Post Office is no building and stays open to him, and losing it makes room again.',
  'LO-36':
    'His limit of whales counts those aboard and landed. At the limit his ships take none, but still count for the draw, and he prepares and launches as before.',
  'LO-37':
    'His worker takes a space as a person’s does: a building is used, and a town space is no longer empty.',
  'LO-38':
    'The $1 is due only between a person and a Captain. A Post Office in a Captain’s corner pays nobody.',
  'LO-39':
    'A building that his orders name fits whatever the heading, if its action can be carried out: the Inn always, the Lighthouse with a ship that can move out, the Wharf with a launch, the Courthouse with a tile to build, the Post Office if it is not his. Inn, Lighthouse and Post Office fit only by name, Turner’s Mill never.',
  'LO-40':
    'A Captain on the Inn takes up his workers at its moment, but not one that was set aside, and takes a turn for each, reading only “town” and changes of heading.',
  'LO-41':
    'With the Lighthouse he moves the ship farthest out that can move, on one space the one in the earlier place.',
  'LO-42':
    'With the Tavern he removes two empty seas, or the only one. With the second printing’s Tryworks he lands up to three right whales of the ship that has most. Other actions for goods or money only take their space.',
  'LO-43':
    'Ahab compares only buildings that fit the heading, by all goods, money or savings; then by kinds of goods or actions; then his own, another Captain’s, a person’s; then a person chooses.',
  'LO-44':
    'Ahab’s list ends with the next heading on his helm. In the last resort tokens are drawn until a whale comes, the empty seas go back, and the whale goes on his ship that selects first. Without a ship at sea, without a whale in the bag or at his limit nothing is drawn.',
  'LO-45':
    'A choice that his board leaves open is put to the person who comes first in this round’s turn order.',
  'LO-46':
    'The first Captain and the first of the people are drawn at random; both leads pass on clockwise each round. Two and two: the first person controls the first Captain, and the people go as in LO-05.',
  'LO-47': 'Most valuable means most points.',
  'LO-48':
    'A Captain scores his landed whales, 1 for each building and what his victory buildings add; nothing for money. His ships return at the end as well.',
  'LO-49':
    'A person level with a Captain is behind him. If the best person has more than every Captain, ties among the people are broken as usual; otherwise the best Captain wins, equal Captains together.',
  'LO-50':
    'Turner’s Mill repeats the space on which a Captain placed a worker last in this round; a worker set aside does not count. Without one it cannot be chosen.',
  'LO-51':
    'At the Mill you carry that action out without a bonus, even if the building is used, at its normal cost and $1 to the supply. The repeated building’s owner takes nothing; the Mill’s own owner is paid as for any building.',
  'LO-52':
    'You must be able to carry the repeated action out as if you stood there. A repeated Tryworks is yours as well; a repeated Inn comes after the Captain’s.',
  'LO-53':
    'Challenge: if in an end of round up to the tenth any Captain has reached both limits, round 12 is next. It does not go with the expert variant, which has no limits.',
  'WW-01':
    'The promo has four tokens: White Whale, Blue Whale, Castaway and Ambergris. One of each that is in play goes into the bag.',
  'WW-02': 'With the Blue Whale the bag has 2 right whales and 2 bowheads less.',
  'WW-03': 'With the Ship’s Log each promo token that a player has is a page.',
  'WW-04': 'Promo tokens are drawn and selected in the whaling phase like whales.',
  'WW-10':
    'White Whale, 4 points: it lands at once and for free, but the ship that selects it goes back to its owner’s board, to be prepared again, and all else aboard leaves the game. This is no return: nothing that a return brings or costs happens, and ships behind it on its space move up.',
  'WW-11':
    'Blue Whale, 6 points for a lay of $12: from then on its ship selects nothing, no log card either, and nothing else is put aboard. It still counts for the number of tokens drawn.',
  'WW-12':
    'Ambergris has no points. When its ship returns it brings $8, which may pay for whales of that ship.',
  'WW-13':
    'The Castaway has no points. When its ship returns, its owner may at once place it like a worker, or never: with the purchase, with the $1 for another’s building, and not where the action cannot be carried out. A building used this round is taken, also where the Inn or Man Overboard took the worker away; a space of the boards gives its bonus if it is empty. It stays until clean-up.',
  'WW-14':
    'Money from the Castaway’s action may pay for whales of that ship, and the Tryworks serves that ship alone. Preparing, launching and moving cannot be done with the returning ship, but with others that do not return this round.',
  'WW-15':
    'All last returns are one phase. A Castaway whose ship is still out acts at their very start, before the first ship is handled, and for all ships of its owner: its money may pay for any of them, and the Tryworks may serve any one. Only the space of The Coffin’s worker is taken then. Every ship is on its way home, so Dockyard, City Pier, Dry Dock, Wharf and Lighthouse cannot be chosen, and no card moves a ship or puts a whale aboard. Ambergris pays when its own ship is handled, so not for this action.',
  'WW-16':
    'Ambergris and Castaway are no whales and cannot be sold. The Blue Whale sells for $6. The White Whale never returns on a ship.',
  'WW-17':
    'White and Blue Whale count as whale tokens for ties, the Blue one also for the Cooperage. They are not right whales, bowheads or sperm whales.',
  'WW-20':
    'Promo tokens left out go back into the bag like all others. Ambergris and Castaway stay with their player as pages when their ship has returned. A Blue Whale that is bought is the buyer’s page; a token out of the game is nobody’s.',
  'WW-21':
    'A returning ship is handled in this order: Ambergris pays; the Castaway is placed and acts; whales are named for sale; Port Fees and lays are paid; the others buy; the ship goes home.',
  'WW-22':
    'The Castaway cannot go to the Inn, which takes in workers; when ships return its moment is past besides. Every other building works as for a worker. Whales still aboard the returning ship count for the Cooperage and, in the second printing, may land by the Tryworks.',
  'WW-23':
    'A ship with the Blue Whale never takes another promo token. Named with the Library it may sail by Sleigh Ride, without the bowhead, or by Trade Winds, but has no part in Whale Pod. Ahab’s last resort goes to his other ship or is lost. Cards move it and take other whales from it as from any ship.',
  'WW-24':
    'A Captain’s ship takes the whale with most points: Blue 6, sperm 4, White 4, bowhead 2, right 1, a sperm whale before the White one. If the White Whale is the best, he takes it and loses ship and load. All count towards his limit. He never takes Ambergris or the Castaway, and in Ahab’s last resort promo tokens go back.',
  'SL-01':
    'Two decks of 16 cards, Providence and Omens, are shuffled each for itself; the top card of each lies open.',
  'SL-02':
    'In the whaling phase a ship may take one of the open cards instead of a token, also when only empty seas are left. The next card of that deck shows in the next round.',
  'SL-03': 'In clean-up open cards that nobody took go under their decks, and the next are revealed.',
  'SL-04':
    'A taken card lies by its owner’s board and acts when it says: when taken, later once, all the time or at the end. As much of it is done as can be.',
  'SL-05':
    'Cards for later have a window: before the first worker of a round, before ships move, or after the draw and before the first selection. A window goes round once from the first player; at your turn you play any number of cards, each wholly before the next, and you are not asked again. Whoever does not want to be asked tells the table, for the round or for one card; the others hear a pass like any other.',
  'SL-06': 'Library, Insurance Co. and Newspaper are added to the buildings of the game.',
  'SL-07':
    'Library (1 wood, 1 food): take an open card or one that was put under its deck in an earlier round, as if a ship had selected it. Without a ship at sea, what a card does for “this ship” is lost.',
  'SL-08':
    'Insurance Co. (1 wood, 1 brick, $2): take $3; as long as your worker stands there you may ignore bad effects of the log.',
  'SL-09': 'Newspaper (2 wood, 2 food), a victory building: 1 point for each 2 pages.',
  'SL-20': 'Uncharted Desert Isle, when taken: 3 wood and 3 food.',
  'SL-21': 'Beached Whale, when taken: one or two right whales out of the bag, for their lay at once.',
  'SL-22':
    'The Coffin: after the clean-up of round 12 and before the last returns its holder places one worker more, with action and purchase. All spaces are empty then, and the Inn cannot be chosen. The worker stays to the end, so Tryworks (first printing) and Insurance Co. serve in the last returns. Taken after that it does nothing.',
  'SL-23': 'Windfall, when taken: $4 to $8 as you like; every other player takes $4 less.',
  'SL-24': 'Time for Scrimshaw, when taken: $3 for each empty sea drawn this round.',
  'SL-25':
    'News from Town, when taken: you may build one action building at its normal cost; no victory building.',
  'SL-26':
    'Nantucket Sleigh Ride, when taken: the ship goes to the right of space 6 with a bowhead out of the bag, if there is one. Until it is home it sails in a column of its own: it belongs to its space but takes none of the three places, so nothing bars it and it bars nobody. It moves as ever, selects nothing more in this phase, later after all others, and is handled last among returning ships.',
  'SL-27':
    'Calm Seas: once, at any time, its holder cancels all that one omen does to them: Port Fees to the end of the game, any other card this one time. It is offered only against what does strike the holder. A single blow is answered just before it falls, a lasting effect (Port Fees, Refinery Fire, The Dice of Fate, Stove Boat, Sea Ice, Ice Sheet in whaling) at any own decision while it lasts; where no decision comes before something is taken, as the fee of a ship without whales, the holder is asked. What was suffered before stays, others stay struck, and nothing answers Calm Seas. Against Refinery Fire: the own closed building opens again, and the others’ closed ones are open to the holder.',
  'SL-28':
    'Gulf Stream, when taken: both own ships may move up to two spaces out, to 1st place, in the owner’s order and as far as there is room.',
  'SL-29':
    'Ship in a Bottle, when taken: an unused own ship goes on the card for good and counts 2 points at the end. With none unused nothing happens, then or later.',
  'SL-30':
    'Trade Winds, when taken: this ship may move up to 3 spaces out without pushing others back, and you may sell any number of wood and food at $1 each.',
  'SL-31': 'Corpusants: at the end 1 point for each sperm whale.',
  'SL-32':
    'Whale Pod, when taken: tokens are drawn until a whale comes; it goes on this ship, the others back. Promo tokens are not taken that way.',
  'SL-33':
    'Gam, when taken: one own ship moves to the place of the other. With one ship out nothing happens.',
  'SL-34':
    'Under Weigh, when taken: you may prepare a ship for 2 wood, and may launch a prepared one for its normal food.',
  'SL-35': 'Message in a Bottle: at the end 1 point for each 2 pages, itself and used ones included.',
  'SL-40':
    'Man Overboard, when taken: one own worker of your choice goes on the card, misses the next round and is home after it; 1 point. Its space is free again: a building counts as unused, though not for a Castaway, and an emptied space of the boards gives its bonus. With the Library it may be the worker there or the other; one not yet placed misses this round too. The Castaway cannot go on the card.',
  'SL-41': 'The Mast-Head, once after the draw: all right whales drawn go back into the bag. 1 point.',
  'SL-42':
    'Port Fees, for the rest of the game and in the last returns too: each returning ship of another player pays the holder $1, to be used at once. Fee and lays are one sum: whales of that ship must be sold until the money covers it, also one that the Tryworks could land. Without money and whales nothing is paid.',
  'SL-43':
    'Rats, once after the draw: each other player gives up 1 food or a right whale from a ship, which leaves the game; who has neither loses nothing.',
  'SL-44':
    'Refinery Fire, once at the start of a round: the holder chooses one action building of each owner, own and Captains’ included. Nobody can use it, no Castaway either, until it opens at the start of clean-up. A closed Post Office pays its owner all the same, but cannot be taken over.',
  'SL-45':
    'The Dice of Fate, once at the start of a round: no bonuses this round. 1 point once it was played.',
  'SL-46':
    'Stove Boat, once, for one whaling phase: every other player pays the holder 1 wood for each whale a ship selects, the Blue one too, or cannot select it. Log cards, White Whale, Ambergris and Castaway are free of it.',
  'SL-47':
    'The Sermon, as soon as the Seamen’s Bethel is built by anyone, or when taken if it stands: each other player pays $1 to the supply if they have it, the Bethel’s owner in any case, even as the holder; then the owner takes $5. 1 point at the end if the holder does not own it, also if nobody built it. Without the Bethel in the game: nothing, and no point.',
  'SL-48':
    'Burned Oil, once after the draw: every player, the holder too, loses a right whale or a bowhead from a ship, if any is there.',
  'SL-49':
    'Sharks, once after the draw: one token more is drawn, then the most valuable whale drawn leaves the game. The Blue Whale can go; White Whale, Castaway and Ambergris cannot.',
  'SL-50':
    'Ice Sheet, once: after the draw, and ships on 4, 5 and 6 select no whale; or before ships move, and ships on 4, 5 and 6 do not move.',
  'SL-51': 'Reef, once before ships move: every player pays 1 wood or moves one ship 1 space towards port.',
  'SL-52': 'Sea Ice, once after the draw: in this phase no other player selects a bowhead.',
  'SL-53': 'Typhoon, once before ships move: every player moves one ship 1 space towards port.',
  'SL-54':
    'Broken Mast, when taken: pay 3 wood, or one own ship on the track returns at once, with all that a return brings, even in the middle of selecting; one that has not selected yet loses its turn. If only one is possible it is that one. 1 point in any case.',
  'SL-55':
    'Wreck of the Essex, once before ships move: each other player pays 1 food or moves a ship 1 space towards port.',
  'SL-60':
    'Where movements meet: outward before inward, the ship farthest in its direction first, the longer way before the shorter.',
  'SL-61': 'No ship goes beyond space 6 or Return, and a ship in Return stays there.',
  'SL-62': 'If the space is full, a ship goes as far as it can; nothing is kept for later.',
  'SL-70':
    'There is one of each card. Every clean-up reveals, the twelfth too, so no deck runs out and what was put under never comes up again. An open card taken with the Library is not replaced before clean-up.',
  'SL-71':
    'The order of selection is fixed when the window closes. Each ship has one turn: a token, an open card or nothing; two ships of one player may take both cards. A ship that a card moves keeps its turn, one launched meanwhile has none, one that left the track loses it.',
  'SL-72':
    'A card can be played from the next window of its kind on, and only if it would strike somebody or something (The Dice of Fate always; Sharks only after a draw). A card of which nothing but harm to its holder could come is not asked for: Burned Oil, or the Ice Sheet in whaling, that strikes nobody but a holder who is not insured. The window of the whaling phase opens without a draw too. The last returns have none. When taken, a card may well do nothing.',
  'SL-73':
    'Who is struck chooses what to pay, which ship and which whale, in turn order from the first player. If only one way is open it is that one; if none, nothing happens. At sea means on the spaces 0 to 6: all other ships are never struck.',
  'SL-74':
    'Insurance Co. and Calm Seas answer what these do to a player, own cards included: Man Overboard, Port Fees, Rats, Stove Boat, the $1 of The Sermon, Burned Oil, Ice Sheet, Reef, Sea Ice, Typhoon, Broken Mast, Wreck of the Essex, and what lasts for the round, Refinery Fire and The Dice of Fate: from the placement on Insurance Co. on, later placements of that player in the round may use a closed building, own or another’s, and take bonuses. Neither answers The Mast-Head, Sharks or Providence. Points of an answered card stay.',
  'SL-75':
    'Insurance Co. protects the player whose worker stands there, whoever owns it, Castaway and The Coffin’s worker too, until clean-up or until the worker is taken away. Fees and bans just do not bind; before a loss, a move or being held fast by the Ice Sheet in movement (once for all ships on 4 to 6) the player chooses to ignore or to suffer it. So a card that strikes only its insured holder can be played.',
  'SL-76':
    'With the Library no ship selects: for Sleigh Ride, Trade Winds and Whale Pod the player names one own ship at sea; with none only the sale of Trade Winds is left. Time for Scrimshaw counts what was drawn this round: before the draw nothing.',
  'SL-77':
    'Gulf Stream and Trade Winds: the owner names the space, 6 at most; full spaces between are passed over, and none free means the ship stays. Gulf Stream goes to 1st place, as the Lighthouse does; Trade Winds, Gam and moves towards port go behind those there. Where a ship leaves, those behind move up.',
  'SL-78':
    'Reef, Typhoon, Wreck of the Essex: all who are struck choose first; then payments are made and the chosen ships move, nearest to port first. A ship whose next space is full stays, and nothing is paid instead. The normal movement follows and moves these ships too.',
  'SL-79':
    'A ship that a card moves into Return waits there and is handled with those that reach it in this phase. They are handled as they stood when the phase began: farthest out first, then by place.',
  'SL-80':
    'Ice Sheet binds all ships, the holder’s too. In whaling a ship on 4, 5 or 6 takes no whale, White and Blue included, but may take a card, Ambergris or Castaway. In movement, from the moment it is played, ships on 4, 5 or 6 do not move in this phase, neither by other cards nor in the normal movement, and cannot be chosen for such a card. A protected ship moves unless the next space is full.',
  'SL-81':
    'Sea Ice and Ice Sheet bind only what a ship selects from the draw. Stove Boat binds every whale that another player puts aboard in that phase, so also those of Whale Pod and Sleigh Ride: a wood to its holder, or the whale stays away, decided before anything is drawn. The page may be taken all the same.',
  'SL-82':
    'Sharks go by points (Blue 6, sperm 4, bowhead 2, right 1) among all tokens out, the extra one included. With an empty bag there is no extra token, without such a whale none goes. Sharks and The Mast-Head act in the order played, and what is gone is not replaced.',
  'SL-83':
    'Whale Pod takes the first right whale, bowhead or sperm whale; all else drawn goes back, promo whales too. Without such a whale in the bag nothing happens. Beached Whale: at least one if the bag has one and the player $2; they land at once.',
  'SL-84':
    'Gam and Ship in a Bottle must be carried out if they can. Gam: the owner chooses which ship goes to the other, outwards or inwards; where that space is full it goes as far as it can, to the free space nearest to the other ship on its own side. With both on one space nothing happens.',
  'SL-85':
    'Under Weigh and News from Town are no placements: no bonus, no purchase. Under Weigh: prepare before launch, and the ship just prepared may be launched.',
  'SL-86':
    'The Dice of Fate take away the bonuses of all seven spaces of the boards, for workers, for the Inn’s placements and for a Castaway of that round. Courthouse and Wharf keep their savings.',
  'SL-87':
    'Captains never take, hold or answer log cards; “other” and “all” players include them, alone too. Where one may pay they suffer instead. For Port Fees and Stove Boat the holder takes the $1 or the wood from the supply. At The Sermon and Windfall they neither pay nor take. All else binds them: a Captain loses his cheapest whale that fits and moves his ship nearest to port, of equals the one that selects last.',
  'SL-88':
    'For a Captain Insurance Co. is a money action of $3, and while his worker is there he ignores all that it answers. The Library fits none of his headings. The Newspaper comes last in his order of victory buildings and counts his promo tokens.',
  'SL-89':
    'Pages are all log cards a player has, played or not, and promo tokens. Newspaper and Message in a Bottle each count them all, rounded down. Points of cards count only at the end, The Dice of Fate only if played. Pages, Ambergris and Castaway do not count in ties.',
}
