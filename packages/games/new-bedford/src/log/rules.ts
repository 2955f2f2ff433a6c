import type { Rule } from '@gam/kernel'

/** The rules of the Ship's Log, in our own words. */
export const logRules: { readonly [id: string]: Rule } = {
  'SL-01': {
    text: 'Two decks of 16 cards, Providence and Omens, are shuffled each for itself; the top card of each lies open.',
  },
  'SL-02': {
    text: 'In the whaling phase a ship may take one of the open cards instead of a token, also when only empty seas are left. The next card of that deck shows in the next round.',
  },
  'SL-03': {
    text: 'In clean-up open cards that nobody took go under their decks, and the next are revealed.',
  },
  'SL-04': {
    text: 'A taken card lies by its owner’s board and acts when it says: when taken, later once, all the time or at the end. As much of it is done as can be.',
  },
  'SL-05': {
    text: 'Cards for later have a window: before the first worker of a round, before ships move, or after the draw and before the first selection. A window goes round once from the first player; at your turn you play any number of cards, each wholly before the next, and you are not asked again. Whoever does not want to be asked tells the table, for the round or for one card; the others hear a pass like any other.',
    ruling: true,
  },
  'SL-06': { text: 'Library, Insurance Co. and Newspaper are added to the buildings of the game.' },
  'SL-07': {
    text: 'Library (1 wood, 1 food): take an open card or one that was put under its deck in an earlier round, as if a ship had selected it. Without a ship at sea, what a card does for “this ship” is lost.',
    ruling: true,
  },
  'SL-08': {
    text: 'Insurance Co. (1 wood, 1 brick, $2): take $3; as long as your worker stands there you may ignore bad effects of the log.',
  },
  'SL-09': { text: 'Newspaper (2 wood, 2 food), a victory building: 1 point for each 2 pages.' },
  'SL-20': { text: 'Uncharted Desert Isle, when taken: 3 wood and 3 food.' },
  'SL-21': {
    text: 'Beached Whale, when taken: one or two right whales out of the bag, for their lay at once.',
  },
  'SL-22': {
    text: 'The Coffin: after the clean-up of round 12 and before the last returns its holder places one worker more, with action and purchase. All spaces are empty then, and the Inn cannot be chosen. The worker stays to the end, so Tryworks (first printing) and Insurance Co. serve in the last returns. Taken after that it does nothing.',
    ruling: true,
  },
  'SL-23': { text: 'Windfall, when taken: $4 to $8 as you like; every other player takes $4 less.' },
  'SL-24': { text: 'Time for Scrimshaw, when taken: $3 for each empty sea drawn this round.' },
  'SL-25': {
    text: 'News from Town, when taken: you may build one action building at its normal cost; no victory building.',
  },
  'SL-26': {
    text: 'Nantucket Sleigh Ride, when taken: the ship goes to the right of space 6 with a bowhead out of the bag, if there is one. Until it is home it sails in a column of its own: it belongs to its space but takes none of the three places, so nothing bars it and it bars nobody. It moves as ever, selects nothing more in this phase, later after all others, and is handled last among returning ships.',
    ruling: true,
  },
  'SL-27': {
    text: 'Calm Seas: once, at any time, its holder cancels all that one omen does to them: Port Fees to the end of the game, any other card this one time. It is offered only against what does strike the holder. A single blow is answered just before it falls, a lasting effect (Port Fees, Refinery Fire, The Dice of Fate, Stove Boat, Sea Ice, Ice Sheet in whaling) at any own decision while it lasts; where no decision comes before something is taken, as the fee of a ship without whales, the holder is asked. What was suffered before stays, others stay struck, and nothing answers Calm Seas. Against Refinery Fire: the own closed building opens again, and the others’ closed ones are open to the holder.',
    ruling: true,
  },
  'SL-28': {
    text: 'Gulf Stream, when taken: both own ships may move up to two spaces out, to 1st place, in the owner’s order and as far as there is room.',
  },
  'SL-29': {
    text: 'Ship in a Bottle, when taken: an unused own ship goes on the card for good and counts 2 points at the end. With none unused nothing happens, then or later.',
  },
  'SL-30': {
    text: 'Trade Winds, when taken: this ship may move up to 3 spaces out without pushing others back, and you may sell any number of wood and food at $1 each.',
    ruling: true,
  },
  'SL-31': { text: 'Corpusants: at the end 1 point for each sperm whale.' },
  'SL-32': {
    text: 'Whale Pod, when taken: tokens are drawn until a whale comes; it goes on this ship, the others back. Promo tokens are not taken that way.',
  },
  'SL-33': {
    text: 'Gam, when taken: one own ship moves to the place of the other. With one ship out nothing happens.',
  },
  'SL-34': {
    text: 'Under Weigh, when taken: you may prepare a ship for 2 wood, and may launch a prepared one for its normal food.',
  },
  'SL-35': {
    text: 'Message in a Bottle: at the end 1 point for each 2 pages, itself and used ones included.',
  },
  'SL-40': {
    text: 'Man Overboard, when taken: one own worker of your choice goes on the card, misses the next round and is home after it; 1 point. Its space is free again: a building counts as unused, though not for a Castaway, and an emptied space of the boards gives its bonus. With the Library it may be the worker there or the other; one not yet placed misses this round too. The Castaway cannot go on the card.',
    ruling: true,
  },
  'SL-41': {
    text: 'The Mast-Head, once after the draw: all right whales drawn go back into the bag. 1 point.',
  },
  'SL-42': {
    text: 'Port Fees, for the rest of the game and in the last returns too: each returning ship of another player pays the holder $1, to be used at once. Fee and lays are one sum: whales of that ship must be sold until the money covers it, also one that the Tryworks could land. Without money and whales nothing is paid.',
    ruling: true,
  },
  'SL-43': {
    text: 'Rats, once after the draw: each other player gives up 1 food or a right whale from a ship, which leaves the game; who has neither loses nothing.',
  },
  'SL-44': {
    text: 'Refinery Fire, once at the start of a round: the holder chooses one action building of each owner, own and Captains’ included. Nobody can use it, no Castaway either, until it opens at the start of clean-up. A closed Post Office pays its owner all the same, but cannot be taken over.',
  },
  'SL-45': {
    text: 'The Dice of Fate, once at the start of a round: no bonuses this round. 1 point once it was played.',
  },
  'SL-46': {
    text: 'Stove Boat, once, for one whaling phase: every other player pays the holder 1 wood for each whale a ship selects, the Blue one too, or cannot select it. Log cards, White Whale, Ambergris and Castaway are free of it.',
  },
  'SL-47': {
    text: 'The Sermon, as soon as the Seamen’s Bethel is built by anyone, or when taken if it stands: each other player pays $1 to the supply if they have it, the Bethel’s owner in any case, even as the holder; then the owner takes $5. 1 point at the end if the holder does not own it, also if nobody built it. Without the Bethel in the game: nothing, and no point.',
    ruling: true,
  },
  'SL-48': {
    text: 'Burned Oil, once after the draw: every player, the holder too, loses a right whale or a bowhead from a ship, if any is there.',
  },
  'SL-49': {
    text: 'Sharks, once after the draw: one token more is drawn, then the most valuable whale drawn leaves the game. The Blue Whale can go; White Whale, Castaway and Ambergris cannot.',
  },
  'SL-50': {
    text: 'Ice Sheet, once: after the draw, and ships on 4, 5 and 6 select no whale; or before ships move, and ships on 4, 5 and 6 do not move.',
  },
  'SL-51': {
    text: 'Reef, once before ships move: every player pays 1 wood or moves one ship 1 space towards port.',
  },
  'SL-52': { text: 'Sea Ice, once after the draw: in this phase no other player selects a bowhead.' },
  'SL-53': { text: 'Typhoon, once before ships move: every player moves one ship 1 space towards port.' },
  'SL-54': {
    text: 'Broken Mast, when taken: pay 3 wood, or one own ship on the track returns at once, with all that a return brings, even in the middle of selecting; one that has not selected yet loses its turn. If only one is possible it is that one. 1 point in any case.',
    ruling: true,
  },
  'SL-55': {
    text: 'Wreck of the Essex, once before ships move: each other player pays 1 food or moves a ship 1 space towards port.',
  },
  'SL-60': {
    text: 'Where movements meet: outward before inward, the ship farthest in its direction first, the longer way before the shorter.',
  },
  'SL-61': { text: 'No ship goes beyond space 6 or Return, and a ship in Return stays there.' },
  'SL-62': { text: 'If the space is full, a ship goes as far as it can; nothing is kept for later.' },
  'SL-70': {
    text: 'There is one of each card. Every clean-up reveals, the twelfth too, so no deck runs out and what was put under never comes up again. An open card taken with the Library is not replaced before clean-up.',
    ruling: true,
  },
  'SL-71': {
    text: 'The order of selection is fixed when the window closes. Each ship has one turn: a token, an open card or nothing; two ships of one player may take both cards. A ship that a card moves keeps its turn, one launched meanwhile has none, one that left the track loses it.',
    ruling: true,
  },
  'SL-72': {
    text: 'A card can be played from the next window of its kind on, and only if it would strike somebody or something (The Dice of Fate always; Sharks only after a draw). A card of which nothing but harm to its holder could come is not asked for: Burned Oil, or the Ice Sheet in whaling, that strikes nobody but a holder who is not insured. The window of the whaling phase opens without a draw too. The last returns have none. When taken, a card may well do nothing.',
    ruling: true,
  },
  'SL-73': {
    text: 'Who is struck chooses what to pay, which ship and which whale, in turn order from the first player. If only one way is open it is that one; if none, nothing happens. At sea means on the spaces 0 to 6: all other ships are never struck.',
    ruling: true,
  },
  'SL-74': {
    text: 'Insurance Co. and Calm Seas answer what these do to a player, own cards included: Man Overboard, Port Fees, Rats, Stove Boat, the $1 of The Sermon, Burned Oil, Ice Sheet, Reef, Sea Ice, Typhoon, Broken Mast, Wreck of the Essex, and what lasts for the round, Refinery Fire and The Dice of Fate: from the placement on Insurance Co. on, later placements of that player in the round may use a closed building, own or another’s, and take bonuses. Neither answers The Mast-Head, Sharks or Providence. Points of an answered card stay.',
    ruling: true,
  },
  'SL-75': {
    text: 'Insurance Co. protects the player whose worker stands there, whoever owns it, Castaway and The Coffin’s worker too, until clean-up or until the worker is taken away. Fees and bans just do not bind; before a loss, a move or being held fast by the Ice Sheet in movement (once for all ships on 4 to 6) the player chooses to ignore or to suffer it. So a card that strikes only its insured holder can be played.',
    ruling: true,
  },
  'SL-76': {
    text: 'With the Library no ship selects: for Sleigh Ride, Trade Winds and Whale Pod the player names one own ship at sea; with none only the sale of Trade Winds is left. Time for Scrimshaw counts what was drawn this round: before the draw nothing.',
    ruling: true,
  },
  'SL-77': {
    text: 'Gulf Stream and Trade Winds: the owner names the space, 6 at most; full spaces between are passed over, and none free means the ship stays. Gulf Stream goes to 1st place, as the Lighthouse does; Trade Winds, Gam and moves towards port go behind those there. Where a ship leaves, those behind move up.',
    ruling: true,
  },
  'SL-78': {
    text: 'Reef, Typhoon, Wreck of the Essex: all who are struck choose first; then payments are made and the chosen ships move, nearest to port first. A ship whose next space is full stays, and nothing is paid instead. The normal movement follows and moves these ships too.',
    ruling: true,
  },
  'SL-79': {
    text: 'A ship that a card moves into Return waits there and is handled with those that reach it in this phase. They are handled as they stood when the phase began: farthest out first, then by place.',
    ruling: true,
  },
  'SL-80': {
    text: 'Ice Sheet binds all ships, the holder’s too. In whaling a ship on 4, 5 or 6 takes no whale, White and Blue included, but may take a card, Ambergris or Castaway. In movement, from the moment it is played, ships on 4, 5 or 6 do not move in this phase, neither by other cards nor in the normal movement, and cannot be chosen for such a card. A protected ship moves unless the next space is full.',
    ruling: true,
  },
  'SL-81': {
    text: 'Sea Ice and Ice Sheet bind only what a ship selects from the draw. Stove Boat binds every whale that another player puts aboard in that phase, so also those of Whale Pod and Sleigh Ride: a wood to its holder, or the whale stays away, decided before anything is drawn. The page may be taken all the same.',
    ruling: true,
  },
  'SL-82': {
    text: 'Sharks go by points (Blue 6, sperm 4, bowhead 2, right 1) among all tokens out, the extra one included. With an empty bag there is no extra token, without such a whale none goes. Sharks and The Mast-Head act in the order played, and what is gone is not replaced.',
    ruling: true,
  },
  'SL-83': {
    text: 'Whale Pod takes the first right whale, bowhead or sperm whale; all else drawn goes back, promo whales too. Without such a whale in the bag nothing happens. Beached Whale: at least one if the bag has one and the player $2; they land at once.',
    ruling: true,
  },
  'SL-84': {
    text: 'Gam and Ship in a Bottle must be carried out if they can. Gam: the owner chooses which ship goes to the other, outwards or inwards; where that space is full it goes as far as it can, to the free space nearest to the other ship on its own side. With both on one space nothing happens.',
    ruling: true,
  },
  'SL-85': {
    text: 'Under Weigh and News from Town are no placements: no bonus, no purchase. Under Weigh: prepare before launch, and the ship just prepared may be launched.',
    ruling: true,
  },
  'SL-86': {
    text: 'The Dice of Fate take away the bonuses of all seven spaces of the boards, for workers, for the Inn’s placements and for a Castaway of that round. Courthouse and Wharf keep their savings.',
    ruling: true,
  },
  'SL-87': {
    text: 'Captains never take, hold or answer log cards; “other” and “all” players include them, alone too. Where one may pay they suffer instead. For Port Fees and Stove Boat the holder takes the $1 or the wood from the supply. At The Sermon and Windfall they neither pay nor take. All else binds them: a Captain loses his cheapest whale that fits and moves his ship nearest to port, of equals the one that selects last.',
    ruling: true,
  },
  'SL-88': {
    text: 'For a Captain Insurance Co. is a money action of $3, and while his worker is there he ignores all that it answers. The Library fits none of his headings. The Newspaper comes last in his order of victory buildings and counts his promo tokens.',
    ruling: true,
  },
  'SL-89': {
    text: 'Pages are all log cards a player has, played or not, and promo tokens. Newspaper and Message in a Bottle each count them all, rounded down. Points of cards count only at the end, The Dice of Fate only if played. Pages, Ambergris and Castaway do not count in ties.',
    ruling: true,
  },
}
