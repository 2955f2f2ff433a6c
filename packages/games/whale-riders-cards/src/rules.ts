import type { Rule } from '@gam/kernel'

/** Every rule in our own words. A ruling is a decision where the rulebook is silent or can be read in two ways. */
export const rules: { readonly [id: string]: Rule } = {
  'CG-01': {
    text: 'Two to five players and 65 goods cards of five kinds, each with a number: shells 3, kelp 4, meat 5, pottery 6, pearls 7. Every kind has one snow storm and one bonus card, which shows two goods; the other 55 are plain.',
  },
  'CG-02': {
    text: 'A dealer is drawn by lot. Everyone gets six cards and keeps them hidden; the rest is the draw pile. The player to the left of the dealer begins.',
  },
  'CG-03': {
    text: 'On your turn you play one card face up before you, then draw one. The turn passes to the left.',
  },
  'CG-04': {
    text: 'As soon as the goods of one kind before all players together reach that kind’s number, it is sold: everyone puts their own cards of that kind on their score pile, and every other card on the table leaves the game.',
  },
  'CG-05': {
    text: 'A bonus card counts as two goods towards a sale. Going one past the number sells as well.',
    ruling: true,
  },
  'CG-06': {
    text: 'After a sale the player whose turn it is still draws; the next player starts on an empty table.',
  },
  'CG-07': {
    text: 'A snow storm leaves the game together with every open card of its kind; other kinds stay, and the player draws as usual. It may be played even when nothing of its kind lies there.',
    ruling: true,
  },
  'CG-08': {
    text: 'When the last card of the pile has been drawn nobody draws any more, and play goes on until one more sale. That sale counts and ends the game; cards still in hand are worth nothing.',
  },
  'CG-09': {
    text: 'A sale made in the same turn in which the last card is drawn is not the final one, since the draw comes after it.',
    ruling: true,
  },
  'CG-10': {
    text: 'When nobody holds a card any more the game ends without another sale. A player without cards is skipped.',
    ruling: true,
  },
  'CG-11': {
    text: 'Each card in your score pile counts its printed number, a bonus card too, once. Most points win; a tie is a shared win. Snow storms are never scored.',
    ruling: true,
  },
  'CG-12': { text: 'You must play a card; only which one is your choice.' },
  'CG-13': {
    text: 'Example: with a plain and a bonus pottery before Chris and one plain before Philip, David plays his second plain pottery. That makes six: David and Chris win two cards each (12 points), Philip one (6 points). Everything else is removed, David draws, Philip goes on.',
  },
  'CG-14': {
    text: 'A card that was played never returns to a hand, so a game has at most 65 turns, and one card can complete only one kind. The rules are the same for any number of players.',
  },
  'CG-20': { text: 'Simple scoring: every card won is worth 1 point.' },
  'CG-21': { text: 'Match of three games: the points of all three are added up.' },
  'CG-22': {
    text: 'Match to 100 points (20 with simple scoring): totals are compared after each whole game. Once somebody has reached the mark the highest total wins, also when several have.',
    ruling: true,
  },
  'CG-23': { text: 'From game to game the deal passes to the left.', ruling: true },
  'CG-24': { text: 'Players who tie for the highest total of a match win together.', ruling: true },
  'CG-25': {
    text: 'Every game of a match starts afresh: all cards and all ports are shuffled, and the player left of the new dealer begins.',
    ruling: true,
  },
  'CG-26': {
    text: 'A match to 100 (20) ends after 30 games at the latest; the highest total wins.',
    ruling: true,
  },
  'CG-30': {
    text: 'With port cards, every round is spent at a port: one is revealed at the start of the game and after each sale, and its custom holds until the next sale, that sale included. There are twelve.',
  },
  'CG-31': {
    text: 'Swordfish (shells; kelp): no card of that kind may be played, its bonus card and its snow storm included.',
    ruling: true,
  },
  'CG-32': {
    text: 'Ray (shells; kelp): a card of that kind goes straight to the score pile of whoever plays it. That is no sale; the round goes on until another kind is sold. A snow storm of that kind simply leaves the game.',
    ruling: true,
  },
  'CG-33': { text: 'Urchin (bonus cards; snow storms): no card of that sort may be played.' },
  'CG-34': {
    text: 'Who holds only forbidden cards at the start of a turn shows them, shuffles them into the pile and draws as many, again if need be, then plays. Without a pile the game ends at once; also when neither pile nor hand holds a card that may be played.',
    ruling: true,
  },
  'CG-35': {
    text: 'Seagull (pair): nothing is sold until two different kinds qualify; then both are sold together, cards beyond the number included. A kind that waits can still be hit by its snow storm, and then no longer qualifies.',
    ruling: true,
  },
  'CG-36': { text: 'Seagull (all): a sale brings every player all the cards before them, of every kind.' },
  'CG-37': {
    text: 'Seahorse (one; two): a sale takes one or two goods more than printed. A bonus card counts as two here as well.',
    ruling: true,
  },
  'CG-38': {
    text: 'Coral (five; six): every kind is sold at five or six goods instead of its printed number. Reaching or passing it sells.',
    ruling: true,
  },
  'CG-39': {
    text: 'A new port is revealed when the table has been cleared, before the current player draws. None is revealed after the sale that ends the game.',
    ruling: true,
  },
  'CG-40': {
    text: 'When a port is due and none is left, all twelve are shuffled, the one just left among them.',
    ruling: true,
  },
  'CG-41': {
    text: 'When the game ends without a sale, cards on the table score nothing, not even a kind that waits at the Seagull Port.',
    ruling: true,
  },
  'CG-50': {
    text: 'Hidden are the other hands and the order of the piles. What was removed, shown or won is known to everyone. Score piles lie face down, so points are displayed before the end only where the table agreed on “open scores”.',
    ruling: true,
  },
}
