import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Why each ruling is as it is. */
export const rulings: RulingReasons<typeof RULES> = {
  'WR-02':
    'The text names only some ports and shows the board as a picture; the names of the middle three come from the card game. No limit of riders is given.',
  'WR-04': 'The picture has room on and below the port, and the text gives the difference no meaning.',
  'WR-08':
    'The text says which tiles may not lie there, not in which order spaces are filled nor when a tile goes back. Drawing anew for the same space keeps it fair.',
  'WR-11': 'The printed coins only count what people have; nothing says what happens when they are used up.',
  'WR-29': 'An action that does nothing is not foreseen anywhere, so at least one card.',
  'WR-33':
    'At least so many, and nothing superfluous is offered as payment: that makes it exactly so many. Starting pearls are tiles before you like all others.',
  'WR-34':
    'The text lets a crystal be any good. Whether one tile may be two different goods at once it leaves open; a tile shows one kind of thing.',
  'WR-35': 'Goods are always named apart from pearls in the rules.',
  'WR-36':
    'Nobody gains from paying a tile that is not needed. Leaving those out keeps the choice small without taking anything away.',
  'WR-37': 'Follows from when cards are drawn; said because it is often asked.',
  'WR-38':
    'In print the cards are named together or one by one; one by one gives coins and decrees a clear moment.',
  'WR-40': 'What happens when both piles are empty is not said.',
  'WR-41':
    'The text tells tiles to slide and spaces to be filled, not in which order at two ports or several gaps.',
  'WR-43': 'With the bag empty only filling becomes impossible; sliding does not need it.',
  'WR-45': 'The text shuffles an empty deck’s discards and says nothing of an earlier moment.',
  'WR-46': 'The hand limit is a number to be reached at the end of a turn, whatever the turn was.',
  'WR-50':
    'The end is immediate in print. A decree is claimed the moment it is reached, and that moment is the purchase.',
  'WR-52':
    'The text breaks a tie by coins and tiles; which tiles count, what follows then, and the other places it leaves open.',
  'WR-53': 'A safeguard: in print, players who only take coins could go on for ever.',
  'WR-61': 'The text says first and at once. Checking after every single step shows who was first.',
  'WR-65': 'Claimed decrees lie with the cards, and coins are coins wherever they come from.',
  'WR-66': 'The text says to have them; what was spent is no longer had.',
  'WR-67': 'Decrees and abilities are tiles by their form only; pearls are not goods anywhere else either.',
  'WR-70':
    'In print it is open whether the line is ordered and when the choice is made. Knowing the board and your contracts makes it a real choice.',
  'WR-72': 'The text makes one advance free and does not say when it must come.',
  'WR-73':
    'The text lets you buy several; buying them one after the other answers what each costs and what may pay for it.',
  'WR-74': 'Single means one icon. Starting pearls are tiles for sale like the rest.',
  'WR-75':
    'The text takes one good off; whose choice that is, and a card that then asks for nothing, are not spoken of.',
  'WR-76':
    'The text speaks of tiles at your port; a storm is a tile, an empty space or a print on the board is none.',
  'WR-77': 'As with a tile of two crystals: a tile stands for one kind at a time.',
  'WR-78':
    'The ability speaks of the hand, and hands are dealt before abilities are chosen; so the rest is drawn afterwards.',
  'WR-80': 'All that ever left the bag was seen, so what is left in it can be counted.',
}
