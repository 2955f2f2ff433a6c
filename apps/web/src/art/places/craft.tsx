import { pictureOf } from './pictures.ts'

const CRAFTS: { readonly [game: string]: string } = {
  'new-bedford': 'ship',
  'whale-riders': 'rider',
  'whale-riders-cards': 'boat',
}

/** What a seat sails in this game, by its flag: a ship, a whale with two riders, a boat with two rowers. */
export function craftOf(game: string, flag: number): string | undefined {
  return pictureOf(`${CRAFTS[game]}-${flag}`)
}

export function Craft({
  game,
  flag,
  className,
}: {
  game: string
  flag: number
  className?: string | undefined
}) {
  const picture = craftOf(game, flag)
  return picture === undefined ? null : <img src={picture} alt="" className={className} draggable={false} />
}
