const NUMBERS = [
  'none',
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
  'twelve',
]
const PLACES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

const number = (n: number) => NUMBERS[n] ?? String(n)
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)

/** What is said when a game is over: the count, who won, and how it was for me. */
export const result = {
  finished: (moves: string) => `finished, ${moves}`,
  look: 'Look at the table',
  wins: (name: string, by: number) => (by === 0 ? `${name} wins the tie` : `${name} wins by ${number(by)}`),
  tie: (total: number) => `${total} each, and the tie is theirs.`,
  together: (names: string, total: number) => `${names} win together, ${total} each`,
  alone: (name: string, total: number) => `${name} reaches ${total}`,
  difference: (kind: string, mine: number, more: number, second: string) =>
    `${kind} made the difference: ${points(mine)}, ${number(more)} more than ${second}.`,
  counting: (at: number, of: number) => `Counting, ${at} of ${of}`,
  step: 'Space or a tap: one kind at a time',
  show: 'Show the result',
  points: 'points',
  best: (game: string) => `Your best game of ${game} on this device.`,
  bestBy: (total: number, by: number, at: number) => `${points(total)}, ${by} more than on ${DAY.format(at)}`,
  first: (game: string) => `Your first game of ${game} on this device.`,
  place: (rank: number, name: string) => `${PLACES[rank - 1] ?? rank}, ${name}.`,
  behind: (by: number, name: string) =>
    by === 0 ? `Level with ${name} on points` : `${points(by)} behind ${name}`,
  bestKind: (kind: string, mine: number) => `Your best kind: ${kind}, ${mine}`,
  more: 'Table, chart and analysis',
  moreShort: 'More',
  up: 'The count again',
  moves: 'Moves',
  mostBold: 'Bold: the most of a kind.',
}

export type ResultWords = typeof result
