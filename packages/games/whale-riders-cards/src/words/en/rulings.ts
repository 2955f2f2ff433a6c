import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Why each ruling is as it is. */
export const rulings: RulingReasons<typeof RULES> = {
  'CG-05':
    'The rules ask for a number; whether more than that still sells is left open. If it did not, a bonus card could block a sale for good.',
  'CG-07':
    'A storm over an empty sea is neither allowed nor forbidden in print. It costs its player a card, so it needs no ban.',
  'CG-09':
    'Drawing comes after the sale in every turn, so the pile was not yet used up when that sale was made.',
  'CG-10': 'Not foreseen in print: a safeguard, so that a game always ends.',
  'CG-11': 'The text gives each card one value and no way to part players who are level.',
  'CG-22':
    'In print it is open whether reaching the mark or the highest total wins when several pass it in the same game.',
  'CG-23': 'The rules do not say who deals next; turns go to the left, and so does the deal.',
  'CG-24': 'As in a single game: nothing in the rules parts them.',
  'CG-25': 'Nothing is said to be carried over but points.',
  'CG-26': 'A safeguard: with very cautious players the mark might never be reached.',
  'CG-31': 'The card names a kind, and bonus card and storm belong to the kind.',
  'CG-32':
    'What goes straight to a score pile was never on the market, so it was not sold; and a storm has nothing to score.',
  'CG-34':
    'The printed rule has one exchange of hands. What happens when the new hand is no better, or when no card in the game would do, it leaves open.',
  'CG-35': 'The text speaks of two kinds that qualify; a kind that a storm has thinned out no longer does.',
  'CG-37': 'One more card or one more good: only with goods does a bonus card keep its meaning.',
  'CG-38': 'The number replaces the printed one and nothing else, so passing it sells as ever.',
  'CG-39':
    'Somebody has to be able to read the port before the next card is chosen; the order itself is not printed.',
  'CG-40': 'Long games can use up all twelve; the rules do not say what then.',
  'CG-41': 'Only a sale brings cards to a score pile.',
  'CG-50':
    'Everybody saw it, so it may be remembered; whether the screen helps with that is up to the table.',
}
