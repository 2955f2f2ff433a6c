import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

/** What speaks for a move. */
export const hints: Sentences<typeof REASONS> = {
  bonus: ({ space }) => say`Nobody is at the ${space} yet, so its bonus comes with it.`,
  ownBuilding: ({ building }) => say`The ${building} is its own and costs no fee.`,
  feeTo: ({ building, seat }) => say`The ${building} is worth its fee to ${seat}.`,
  counts: ({ building, points: worth }) => say`As things stand the ${building} counts ${points(worth)}.`,
  oceanHolds: ({ whales, seas }) => say`The ocean holds ${whales} whales and ${seas} empty seas.`,
  whaleFor: ({ token, points: worth, price }) =>
    price.value === 0
      ? say`The ${token} counts ${points(worth)} and its crew asks nothing.`
      : say`The ${token} counts ${points(worth)}; its lay is ${price} dollars.`,
  buildsNow: ({ building }) => say`The ${building} can be built at once.`,
  thenBuilds: ({ building }) => say`With this the ${building} can be built.`,
  thenPrepares: () => say`With this there is wood enough to make a ship ready.`,
  thenReaches: ({ waters }) => say`With this the food takes a ship as far as space ${waters}.`,
  bringsGoods: ({ amount, good }) => say`It brings ${amount} ${good}.`,
  bringsMoney: ({ money }) => say`It brings ${dollars(money)}.`,
  owes: ({ lays, missing }) =>
    say`The crews at sea will ask for ${dollars(lays)}, and ${missing} of them ${missing.value === 1 ? 'is' : 'are'} missing: what is not paid is sold for half.`,
  laysCovered: ({ lays }) => say`The money at hand covers all lays, ${dollars(lays)}.`,
  goodsFetch: ({ money }) => say`All goods together would fetch ${dollars(money)} there.`,
  countsNothing: () => say`Goods count nothing at the end, and this is the last round.`,
  keepsGoods: ({ amount, good }) =>
    amount.value === 1
      ? say`The ${good} is worth more than its price.`
      : say`The ${amount} ${good} are worth more than their price.`,
  sellsGoods: ({ amount, good, money }) => say`${amount} ${good} for ${dollars(money)}.`,
  keepsMoney: ({ money }) => say`That leaves ${dollars(money)} for fees, lays and the end.`,
  dearPurchase: () => say`Three dollars are dear for two goods that a worker fetches.`,
  purchaseOpens: ({ good }) => say`Without the ${good} the worker could do nothing here.`,
  keepsWhales: ({ amount, token, price }) =>
    amount.value === 1
      ? say`The ${token} is kept: its lay of ${dollars(price)} is covered.`
      : say`All ${amount} ${token}s are kept: their lays of ${dollars(price)} are covered.`,
  layNotCovered: ({ sold, aboard, token }) =>
    sold.value === aboard.value
      ? say`The lay is not covered: of ${token}s none can be kept.`
      : say`The lay is not covered: of ${aboard} ${token}s no more than ${sold} ${sold.value === 1 ? 'is' : 'are'} sold.`,
  whalesFetch: ({ amount, token, money }) =>
    amount.value === 1
      ? say`The money of a ${token}, ${dollars(money)}, is needed elsewhere.`
      : say`The money of ${amount} ${token}s, ${dollars(money)}, is needed elsewhere.`,
  cheapBricks: () => say`Later a brick costs a whole placement.`,
  sailsTo: ({ waters }) => say`With the food at hand it can sail as far as space ${waters}.`,
  waitsForFood: () => say`A ship that is ready waits for nothing but food.`,
  savesDearest: ({ good }) => say`Of what it costs ${good} is hardest to come by.`,
  landsFree: ({ amount }) =>
    amount.value === 1
      ? say`A right whale comes ashore without a lay.`
      : say`${amount} right whales come ashore without a lay.`,
  roundLonger: () => say`The ship whales a round longer.`,
  fewerSeas: ({ amount }) =>
    amount.value === 1
      ? say`One empty sea less for whoever whales next.`
      : say`${amount} empty seas less for whoever whales next.`,
}

function points(amount: Token): Phrase {
  return amount.value === 1 ? say`1 point` : say`${amount} points`
}

function dollars(amount: Token): Phrase {
  return amount.value === 1 ? say`1 dollar` : say`${amount} dollars`
}
