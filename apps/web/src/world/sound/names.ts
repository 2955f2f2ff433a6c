/** Everything that can be heard: one voice for every kind of event. */
export type SoundName =
  // The three signs of the house: your turn, time is short, the end.
  | 'bell'
  | 'short'
  | 'horn'
  // My hand on the table.
  | 'place'
  | 'paper'
  | 'put back'
  | 'knock'
  | 'undo'
  // Goods.
  | 'wood'
  | 'food'
  | 'brick'
  | 'coin'
  | 'card'
  | 'draw'
  | 'shuffle'
  | 'last'
  | 'pass'
  | 'die'
  | 'wheel'
  | 'count'
  | 'buy'
  | 'ice'
  | 'fulfil'
  | 'pearl'
  | 'decree'
  // At sea and ashore.
  | 'build'
  | 'rope'
  | 'launch'
  | 'water'
  | 'sail'
  | 'dive'
  | 'spout'
  | 'clicks'
  | 'song'
  | 'home'
  | 'pipe'
  | 'keep'
  | 'sell'
  | 'sale'
  | 'blown off'
  | 'wind'
  | 'storm'
  | 'port'
  | 'eight bells'

/** Where one is: what the bed is made of. */
export type Place = 'quay' | 'coast' | 'harbour' | 'open sea' | 'evening'

export interface Bed {
  readonly place: Place
  /** 0 still air, 1 a gale. */
  readonly wind: number
  readonly night: boolean
}
