import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Every rule in our own words. */
export const rules: RuleTexts<typeof RULES> = {
  'WR-01': 'Whale Riders is for two to six players.',
  'WR-02':
    'Eight ports lie in a line: Sun, Swordfish, Ray, Urchin, Seagull, Seahorse, Coral, Lobster. Each port after the Sun Port has four spaces for tiles. Any number of riders may be at the same port. The order of Seagull, Seahorse and Coral is a reconstruction.',
  'WR-03': 'The space next to the port icon costs nothing, each space farther out one coin more.',
  'WR-04':
    'All riders start at the Sun Port, on their way out; there is no difference between on and below the port. A rider that has not left has not returned.',
  'WR-05':
    'The Sun Port holds the seven starting pearl tiles in a column: four with 1 pearl nearest the sun, then two with 2, then one with 3. A snow storm is printed on its first space, so they cost 1 to 7 coins.',
  'WR-06':
    'There are 92 resource tiles: meat, kelp, pottery and shells with 1, 2 or 3 icons, crystals and pearls with 1 or 2. A tile shows one kind of thing only. How many there are of each is a reconstruction.',
  'WR-07': 'Of the 24 snow storms 0, 2, 4, 6 or 8 are left in the box with 2, 3, 4, 5 or 6 players.',
  'WR-08':
    'At the start the bag holds resource tiles only. From it the spaces are filled one by one, from Swordfish to Lobster and at each port from the icon outwards. At Swordfish, Ray and Urchin a tile with 2 pearls, 2 crystals or 3 goods is put back and drawn anew for the same space, so that each of these spaces gets an evenly drawn tile among those allowed.',
  'WR-09': 'When all spaces are filled the snow storms of this game go into the bag.',
  'WR-10':
    'The 52 contract cards are shuffled and three are dealt to each player, who hides them from the others until they are fulfilled. What the cards ask and bring is a reconstruction.',
  'WR-11': 'Everyone starts with 3 coins. The coins in the box are no limit.',
  'WR-12': 'The player who begins is drawn by lot; turns go round clockwise.',
  'WR-13':
    'The editions differ in the coins in the box, the number of decrees, one decree, the price of the Bargain and the Alchemist. Without the variants they are the same game.',
  'WR-20':
    'A turn is exactly two actions, the same one twice if you like: advance, buy a tile, take a coin, discard contracts, fulfil contracts.',
  'WR-21':
    'Sail, or advance: your rider goes one port towards Lobster Port. There it turns round, and from then on goes one port at a time towards the Sun Port and never the other way: 14 advances in all.',
  'WR-22': 'A rider that is back at the Sun Port cannot advance any more.',
  'WR-23':
    'Buy: take one tile at your rider’s port for the price of the space where it lies, if you have the coins. They go to the supply; the tile lies open before you.',
  'WR-24': 'Snow storms cannot be bought.',
  'WR-25':
    'The gap that a purchase leaves stays open until the end of the turn: a second tile bought in the same turn costs what its own space costs.',
  'WR-26': 'Only a rider that has returned may buy the starting pearls at the Sun Port.',
  'WR-27': 'Take a coin: 1 coin from the supply. That is always possible.',
  'WR-28':
    'Discard contracts: put one or more cards of your hand on the open discard pile. New ones come at the end of the turn.',
  'WR-29':
    'Fulfil contracts: in one action you fulfil as many contracts of your hand as you like, at least one. Each card is paid by itself; what is paid too much is lost and does not help with another. Tiles that were paid leave the game and never return to the bag.',
  'WR-30': 'A fulfilled card brings its coins at once and stays open before you with its pearls.',
  'WR-31': 'A card that pictures goods wants at least the pictured number of each.',
  'WR-32': 'A card for a number of goods of any type wants at least that many, of one type or mixed.',
  'WR-33':
    'A card for a number of tiles wants just that many separate tiles, whatever they show: goods, crystals, pearls, and starting pearls too. The pearls on tiles paid are lost.',
  'WR-34':
    'A crystal stands for any one good, never for a pearl. A tile with two crystals stands for two of the same good: if a card asks for one of each of two goods it gives only one of them. Towards goods of any type it counts two.',
  'WR-35': 'Pearls are not goods: they pay only for contracts that ask for tiles.',
  'WR-36':
    'You choose the tiles that pay. Every set of tiles is offered that pays the card and of which no tile could be left out; tiles that look the same are the same. If there is only one such set it is paid at once; if there are very many you lay tiles one by one until few are left to choose from.',
  'WR-37': 'A contract drawn this turn cannot be fulfilled this turn, since cards are drawn at its end.',
  'WR-38':
    'While you fulfil contracts you name them one after another. The coins of a card, and a decree that they complete, come before you name the next. The action ends when you say so or have no card left in hand. You are asked even if you can pay for none of your cards, for that is nobody else’s business.',
  'WR-40':
    'After both actions come first cards, then tiles. Your hand goes back to three cards from the deck; an empty deck is made anew from the shuffled discards. If there are none either, the hand stays short. Fulfilled cards never come back.',
  'WR-41':
    'At every port where you bought, all tiles, snow storms too, slide towards the port icon; then the free spaces are filled from the bag, nearest the icon first. If you bought at two ports, the one where you bought first comes first.',
  'WR-42': 'During the game any tile may come to any port, snow storms too.',
  'WR-43':
    'When the bag is empty tiles still slide, and the spaces at the far end stay empty for the rest of the game. Nothing ever goes back into the bag.',
  'WR-44':
    'At the Sun Port the pearls slide at the end of the turn too, but not below the space for 1 coin, since the printed snow storm stays. New tiles never come there.',
  'WR-45':
    'The discards are shuffled only when a card has to be drawn and the deck is empty. What you discarded this very turn is among them, and may come back to you.',
  'WR-46':
    'A hand that stayed short is made full at the end of your next turns as soon as there are cards, whatever you did in them.',
  'WR-47':
    'Example: from the icon outwards lie 2 meat, 1 pottery, 1 crystal and 1 kelp; they cost 0, 1, 2 and 3 coins. When the pottery has been bought, crystal and kelp move to the spaces for 1 and 2 coins at the end of the turn, and a new tile comes to the space for 3.',
  'WR-50':
    'The game ends at once when the seventh starting pearl tile is bought, also in the middle of a turn. Decrees that this purchase completes are still claimed; nothing else follows.',
  'WR-51':
    'You score the pearls on your tiles, your fulfilled contracts and your decrees. Most pearls win. Goods and coins score nothing, contracts left in hand cost nothing.',
  'WR-52':
    'Ties go to whoever has more coins, then to whoever has more tiles left, pearl tiles included, decrees and abilities not. Who is still tied wins together. The other places are decided the same way.',
  'WR-53': 'After 200 rounds the game ends and is scored.',
  'WR-60':
    'The Clan’s Decree: decrees are drawn at random and laid out open. In the second edition four of its six; in the first edition three of its six with up to four players, four with five or six.',
  'WR-61':
    'The first player who reaches a decree in a turn of their own claims it at once and by itself, since it never hurts. Coins are paid at once, pearls count at the end. Decrees are checked after every advance, every tile bought, every coin action and every contract.',
  'WR-62':
    'Decrees of both editions: three contracts fulfilled, 3 pearls; eight coins, 2 pearls; eight tiles, 2 coins; eight pearls on cards and tiles, 3 coins; first at Lobster Port, 2 pearls.',
  'WR-63': 'A decree of the first edition: first back at the Sun Port, 3 pearls.',
  'WR-64': 'A decree of the second edition: three tiles with three goods each, 3 coins.',
  'WR-65':
    'The coins of one decree may complete another at once. Pearls on claimed decrees count towards the decree for eight pearls.',
  'WR-66':
    'The number on a decree means at least that many, and what you have at that moment: coins spent and tiles paid away no longer count. A decree costs nothing.',
  'WR-67':
    'Eight tiles are any tiles before you, starting pearls too, but not decrees and abilities. Only goods count for three tiles with three goods each, so the tile with 3 pearls does not.',
  'WR-70':
    'The Magic of the Whales: the eight abilities are laid out in a random line. When everything else is ready, each player takes one of the first three in the line, from the last player back to the first. The others leave the game. Everyone knows who has which.',
  'WR-71': 'Two Coins: taking a coin gives you 2.',
  'WR-72':
    'Free Sail: the first advance of your turn never counts as an action, before, between or after the two actions; further ones do. While it is still possible the turn ends only when you say so.',
  'WR-73':
    'Bulk Buy: with one buy action you buy any number of tiles at your port, at least one, one after another until you stop. Each costs what its space costs, gaps stay open, and coins that a decree brings in between may be spent. Snow storms stay where they are. It works at the Sun Port too once you are back.',
  'WR-74':
    'Bargain: a tile with a single icon, be it good, crystal or pearl, costs 1 coin at the most in the first edition, nothing in the second, wherever it lies. Starting pearls with one pearl are included. Other tiles cost the full price.',
  'WR-75':
    'Haggler: contracts paid in goods, pictured or of any type, need one good fewer; which one is up to you. A contract for a single good then needs nothing. Contracts for tiles stay as they are.',
  'WR-76':
    'Tide-turner: as an action you swap two tiles at your port. Snow storms may be swapped, empty spaces and the storm printed at the Sun Port may not; the pearls there may be swapped whenever you are there. Tiles that look the same are not offered. A swapped tile may be bought in the same turn at its new price.',
  'WR-77':
    'Alchemist: in the first edition each of your goods tiles may stand as crystals, for as many of one and the same good as it shows. In the second edition only tiles with a single good.',
  'WR-78':
    'Six Contracts: your hand is six cards and goes back to six. The extra three are drawn when all have their abilities, before the first turn.',
  'WR-80':
    'Hidden are the other hands and the order of deck and bag. Everything else is open, also what is left in the bag: everyone saw what was taken out of it.',
}
