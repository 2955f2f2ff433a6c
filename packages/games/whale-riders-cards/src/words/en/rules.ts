import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Every rule in our own words. */
export const rules: RuleTexts<typeof RULES> = {
  'CG-01':
    'Two to five players and 65 goods cards of five kinds, each with a number: shells 3, kelp 4, meat 5, pottery 6, pearls 7. Every kind has one snow storm and one bonus card, which shows two goods; the other 55 are plain.',
  'CG-02':
    'A dealer is drawn by lot. Everyone gets six cards and keeps them hidden; the rest is the draw pile. The player to the left of the dealer begins.',
  'CG-03': 'On your turn you play one card face up before you, then draw one. The turn passes to the left.',
  'CG-04':
    'As soon as the goods of one kind before all players together reach that kind’s number, it is sold: everyone puts their own cards of that kind on their score pile, and every other card on the table leaves the game.',
  'CG-05': 'A bonus card counts as two goods towards a sale. Going one past the number sells as well.',
  'CG-06': 'After a sale the player whose turn it is still draws; the next player starts on an empty table.',
  'CG-07':
    'A snow storm leaves the game together with every open card of its kind; other kinds stay, and the player draws as usual. It may be played even when nothing of its kind lies there.',
  'CG-08':
    'When the last card of the pile has been drawn nobody draws any more, and play goes on until one more sale. That sale counts and ends the game; cards still in hand are worth nothing.',
  'CG-09':
    'A sale made in the same turn in which the last card is drawn is not the final one, since the draw comes after it.',
  'CG-10':
    'When nobody holds a card any more the game ends without another sale. A player without cards is skipped.',
  'CG-11':
    'Each card in your score pile counts its printed number, a bonus card too, once. Most points win; a tie is a shared win. Snow storms are never scored.',
  'CG-12': 'You must play a card; only which one is your choice.',
  'CG-13':
    'Example: with a plain and a bonus pottery before Chris and one plain before Philip, David plays his second plain pottery. That makes six: David and Chris win two cards each (12 points), Philip one (6 points). Everything else is removed, David draws, Philip goes on.',
  'CG-14':
    'A card that was played never returns to a hand, so a game has at most 65 turns, and one card can complete only one kind. The rules are the same for any number of players.',
  'CG-20': 'Simple scoring: every card won is worth 1 point.',
  'CG-21': 'Match of three games: the points of all three are added up.',
  'CG-22':
    'Match to 100 points (20 with simple scoring): totals are compared after each whole game. Once somebody has reached the mark the highest total wins, also when several have.',
  'CG-23': 'From game to game the deal passes to the left.',
  'CG-24': 'Players who tie for the highest total of a match win together.',
  'CG-25':
    'Every game of a match starts afresh: all cards and all ports are shuffled, and the player left of the new dealer begins.',
  'CG-26': 'A match to 100 (20) ends after 30 games at the latest; the highest total wins.',
  'CG-30':
    'With port cards, every round is spent at a port: one is revealed at the start of the game and after each sale, and its custom holds until the next sale, that sale included. There are twelve.',
  'CG-31':
    'Swordfish (shells; kelp): no card of that kind may be played, its bonus card and its snow storm included.',
  'CG-32':
    'Ray (shells; kelp): a card of that kind goes straight to the score pile of whoever plays it. That is no sale; the round goes on until another kind is sold. A snow storm of that kind simply leaves the game.',
  'CG-33': 'Urchin (bonus cards; snow storms): no card of that sort may be played.',
  'CG-34':
    'Who holds only forbidden cards at the start of a turn shows them, shuffles them into the pile and draws as many, again if need be, then plays. Without a pile the game ends at once; also when neither pile nor hand holds a card that may be played.',
  'CG-35':
    'Seagull (pair): nothing is sold until two different kinds qualify; then both are sold together, cards beyond the number included. A kind that waits can still be hit by its snow storm, and then no longer qualifies.',
  'CG-36': 'Seagull (all): a sale brings every player all the cards before them, of every kind.',
  'CG-37':
    'Seahorse (one; two): a sale takes one or two goods more than printed. A bonus card counts as two here as well.',
  'CG-38':
    'Coral (five; six): every kind is sold at five or six goods instead of its printed number. Reaching or passing it sells.',
  'CG-39':
    'A new port is revealed when the table has been cleared, before the current player draws. None is revealed after the sale that ends the game.',
  'CG-40': 'When a port is due and none is left, all twelve are shuffled, the one just left among them.',
  'CG-41':
    'When the game ends without a sale, cards on the table score nothing, not even a kind that waits at the Seagull Port.',
  'CG-50':
    'Hidden are the other hands and the order of the piles. What was removed, shown or won is known to everyone. Score piles lie face down, so points are displayed before the end only where the table agreed on “open scores”.',
}
