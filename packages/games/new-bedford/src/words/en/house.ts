import type { GameWords } from '@gam/kernel'
import { newBedford } from '../../playable.ts'

export const house: Pick<
  GameWords,
  'title' | 'about' | 'options' | 'clashes' | 'sets' | 'topics' | 'presets' | 'confirm' | 'help'
> = {
  title: newBedford.title,
  about: newBedford.about,
  options: newBedford.options,
  clashes: {
    'at least one seat must be a person’s': 'At least one seat must be a person’s: take a Captain away.',
    'turnersMill needs a Captain': 'Needs a Captain at the table.',
    'challenge needs a Captain': 'Needs a Captain at the table.',
    'expert needs a Captain': 'Needs a Captain at the table.',
    'challenge needs Captains with limits, and expert takes them away':
      'Expert Captains have no limits, and the challenge needs them: one or the other.',
  },
  sets: Object.fromEntries(newBedford.components.sets.map(({ id, title }) => [id, title])),
  topics: { seat: 'Captain', captains: 'For Captains', tokens: 'Tokens in the bag' },
  presets: {
    first: { name: 'First game', about: 'Few buildings, no Captains: town, ships and whales.' },
    family: { name: 'Standard', about: 'The buildings that the rulebook gives for your number of seats.' },
    full: {
      name: 'Everything',
      about: 'A Captain at the table, Turner’s Mill, the tokens of the White Whale, and the Ship’s Log.',
    },
  },
  confirm: 'Do it',
  help: {
    stock: 'Wood and food count 1 dollar, brick 2; what is left stays money.',
    place: 'On any marked space; using another player’s building costs you 1 dollar.',
    purchase: 'Once with each worker, before its action.',
    takeGood: 'The bonus of the Warehouse: one good of your choice.',
    sell: 'You are asked for one kind of good after another; at least one good must go.',
    build: 'Its cost goes to the supply, and the building is yours.',
    save: 'That one good of the cost you need not pay.',
    prepare: 'A prepared ship waits on the dock until it is launched.',
    launch: 'The farther out, the more food it costs and the more whales it meets.',
    moveOut: 'One space farther out, to the 1st place there.',
    removeSeas: 'One brings 4 dollars, two bring 6.',
    countWhales: 'You get 1 dollar for each whale aboard.',
    landFree: 'Up to three of one ship; they count at once, and the ship stays at sea.',
    tryworks: 'Up to three, and for one ship only in this round.',
    nameWhales: 'A sold whale brings half its lay; for every other one you pay the full lay.',
    buyWhale: 'You pay the full lay, and the whale is landed at once.',
    select: 'One whale comes aboard, or none; its lay is due when the ship returns.',
    direct: 'His orders leave this open, so you choose for him.',
    playLog: 'As many as you like, one after another; you are asked once in this phase.',
    struck: 'You choose what it costs you; the Insurance Co. or Calm Seas can turn it away.',
    fire: 'Nobody can use it until it opens again at the end of the round.',
    library: 'A card that lies open, or one that nobody took in an earlier round.',
    nameShip: 'The card acts on a ship that is at sea.',
    beachWhales: 'Each costs a lay of 2 dollars now and counts at once.',
    windfall: 'All others get 4 dollars less than you.',
    newsFromTown: 'Only buildings with an action, at their normal cost and without a worker.',
    gulfStream: 'Both ships may go up to two spaces out, to the 1st place.',
    tradeWinds: 'Up to three spaces; then you can sell wood and food.',
    gam: 'It takes its place behind the others there.',
    mayPrepare: 'It costs 2 wood; then a ship may be launched.',
    mayLaunch: 'At the normal food cost, without a bonus.',
    haul: 'Without it the card goes on, but no whale comes aboard.',
  },
}
