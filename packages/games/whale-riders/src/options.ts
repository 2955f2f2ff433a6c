import { type Options, oneOf, toggle } from '@gam/kernel'

export type Edition = 'second' | 'first'

export interface RiderOptions {
  edition: Edition
  decree: boolean
  magic: boolean
}

export const options: Options<RiderOptions> = {
  edition: oneOf('Edition', 'The editions differ only in a few decrees and abilities.', {
    second: 'Second edition',
    first: 'First edition',
  }),
  decree: toggle('The Clan’s Decree', 'Goals that reward the first player to reach them.', false),
  magic: toggle('The Magic of the Whales', 'Every player chooses an ability for the whole game.', false),
}
