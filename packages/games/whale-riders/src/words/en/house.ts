import type { GameWords } from '@gam/kernel'
import { whaleRiders } from '../../game.ts'

export const house: Pick<GameWords, 'title' | 'about' | 'options' | 'sets' | 'presets' | 'confirm' | 'help'> =
  {
    title: whaleRiders.title,
    about: whaleRiders.about,
    options: whaleRiders.options,
    sets: Object.fromEntries(whaleRiders.components.sets.map(({ id, title }) => [id, title])),
    presets: {
      first: { name: 'First game', about: 'Goods, contracts and pearls, without variants.' },
      family: { name: 'Family', about: 'With the Clan’s Decree: small goals to race for.' },
      full: { name: 'Full', about: 'Decrees, and an ability for everyone.' },
    },
    confirm: 'Do it',
    help: {
      chooseAbility: 'One of the first three in the line; it is yours for the whole game.',
      turn: 'You have two actions a turn; the same one twice is fine.',
      buyMore: 'Each tile costs what its own space costs; gaps stay open until the end of the turn.',
      fulfilMore: 'All in the same action, as long as your tiles will pay for them.',
      pay: 'Tiles you pay leave the game, and what is paid too much is lost.',
      discardMore: 'Choose the contracts that go; you draw new ones at the end of the turn.',
    },
  }
