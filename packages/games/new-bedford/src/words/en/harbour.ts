import type { HarbourWords } from '../harbour-words.ts'

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]

const dollars = (money: number) => (money < 0 ? `−$${-money}` : `$${money}`)

export const harbour: HarbourWords = {
  dollars,
  dock: 'Dock',
  beyond: '6+',
  points: (points) => counted(points, 'point', 'points'),
  each: (points) => `${counted(points, 'point', 'points')} each`,
  lay: 'lay',
  emptySeas: (count) => counted(count, 'empty sea', 'empty seas'),
  nothingToTake: 'nothing to take',
  shipLost: 'the ship is lost',
  whenHome: 'when home',
  aWorker: 'a worker',
  logOpen: 'The log lies open',
  leftOut: 'Left out',
  noneOut: 'Nothing out',
  drawn: (out) => `${out} still out`,
  bag: (tokens) => `Bag ${tokens}`,
  hold: (ship) => `The hold of your ship ${ship + 1}`,
  bestSet: 'the best choice is set',
  keep: (count) => (count === null ? 'Keep' : `Keep ${count}`),
  sell: (count) => (count === null ? 'Sell' : `Sell ${count}`),
  keepAll: 'keep all',
  sellAll: 'sell all',
  pay: (money) => `pay ${dollars(money)}`,
  get: (money) => `get ${dollars(money)}`,
  eachFor: (money) => `${dollars(money)} each`,
  ifSold: (money) => `if sold, for ${dollars(money)}:`,
  canBuy: (money) => `can buy for ${dollars(money)}:`,
  nobody: 'nobody',
  have: 'You have',
  sells: (count) => `sell ${NUMBERS[count] ?? count}:`,
  keeps: (count) => `keep ${NUMBERS[count] ?? count}:`,
  fee: 'port fee:',
  left: 'left',
  landed: (points) => `${counted(points, 'point', 'points')} landed`,
  settle: (pay, whales) =>
    whales === 0 ? 'Sell all' : `Pay ${dollars(pay)}, land ${counted(whales, 'whale', 'whales')}`,
  banner: {
    over: (round) => `Round ${round} is over`,
    round: (round) => `Round ${round}`,
    last: (round) => `Round ${round}, the last`,
    toCome: (rounds) =>
      rounds === 0 ? 'then the last ships come home' : `${NUMBERS[rounds] ?? rounds} more to sail`,
    begins: (name) => `${name} begins`,
    youBegin: 'You begin',
    passes: 'the wheel passes to the left',
    stays: 'the wheel stays',
    quiet: 'A quiet round.',
    you: 'You',
    forLay: (money) => `for a lay of ${dollars(money)}`,
    sold: (money) => `sold for ${dollars(money)}`,
    free: 'landed free',
    post: (money) => `${dollars(money)} from the Post Office`,
    bought: (money) => `bought for ${dollars(money)}`,
    ambergris: (money) => `${dollars(money)} for Ambergris`,
    noShip: 'no ship home',
    emptyHold: 'a ship home, nothing aboard',
  },
}
