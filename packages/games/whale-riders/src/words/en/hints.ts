import { type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

/** What speaks for a move. */
export const hints: Sentences<typeof REASONS> = {
  brings: ({ pearls: won, coins: paid }) =>
    won.value === 0
      ? say`The contract brings ${coins(paid)} at once.`
      : paid.value === 0
        ? say`The contract brings ${pearls(won)} at once.`
        : say`The contract brings ${pearls(won)} and ${coins(paid)} at once.`,
  pearlsFor: ({ pearls: won, price }) =>
    price.value === 0 ? say`${pearls(won)} for nothing.` : say`${pearls(won)} for ${coins(price)}.`,
  pearlsLeft: ({ tiles }) =>
    tiles.value === 1
      ? say`Only one of the starting pearls is left after it.`
      : say`Only ${tiles} of the starting pearls are left after it.`,
  lastPearl: () => say`It is the last of the starting pearls and ends the game.`,
  completes: ({ pearls: won }) => say`With it a contract for ${pearls(won)} can be fulfilled.`,
  nearer: ({ missing: short, pearls: won }) =>
    say`It leaves ${goods(short)} missing for a contract for ${pearls(won)}.`,
  free: () => say`It costs nothing.`,
  behind: ({ ports }) =>
    ports.value === 1
      ? say`The first rider is one port ahead.`
      : say`The first rider is ${ports} ports ahead.`,
  wayHome: ({ ports }) =>
    ports.value === 1
      ? say`One more port lies before the starting pearls, and the first one home chooses.`
      : say`Another ${ports} ports lie before the starting pearls, and the first one home chooses.`,
  homeNext: () => say`The next port is home, where the starting pearls are.`,
  canBuyThen: ({ tile, price }) => say`It makes ${tile} here affordable, for ${coins(price)}.`,
  farOff: ({ missing: short }) =>
    say`${goods(short)} are missing for that contract; another may suit better.`,
  cheaper: ({ tile, price }) =>
    price.value === 0 ? say`${tile} is free then.` : say`${tile} costs ${coins(price)} then.`,
  nextPort: ({ tile, price }) =>
    price.value === 0
      ? say`At the next port there is ${tile} for nothing.`
      : say`At the next port there is ${tile} for ${coins(price)}.`,
  nothingHere: () => say`Nothing here that can be paid is of use.`,
  outward: ({ ports }) => say`Home is still ${ports} ports away, and pearls there go to who comes first.`,
  purse: ({ coins: then }) => say`That makes ${coins(then)} to spend further on.`,
  exact: () => say`No other way gives away fewer goods.`,
  keepsPearls: () => say`It pays with goods and keeps the pearls.`,
  keepsCrystals: () => say`It keeps a crystal, which can stand for anything.`,
}

function coins(amount: Token) {
  return amount.value === 1 ? say`1 coin` : say`${amount} coins`
}

function pearls(amount: Token) {
  return amount.value === 1 ? say`1 pearl` : say`${amount} pearls`
}

function goods(amount: Token) {
  return amount.value === 1 ? say`1 good` : say`${amount} goods`
}
