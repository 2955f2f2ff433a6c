/** What the rulebook's reader says; the book itself speaks for its game. */
export const rulebook = {
  title: (game: string) => `${game}: the rules`,
  lead: 'In our own words and with our own pieces. Every rule has a number, by which a refusal at the table names it. A ruling is a decision where the printed rules are silent or can be read in two ways; it comes with its reason.',
  books: 'Other rulebooks',
  contents: 'Contents',
  search: 'Search the rules',
  hint: 'A word or a number, such as lay or 62',
  clear: 'Clear the search',
  found: (n: number) => (n === 1 ? '1 place' : `${n} places`),
  none: 'No rule speaks of that. Try another word, or fewer.',
  results: 'Places found',
  ruling: 'Ruling',
  see: 'See also',
  rule: 'Rule',
  print: 'Print',
  play: 'Set up a game',
  learn: 'Learn it in a guided game',
  openPage: 'Open in the rulebook',
  previous: (title: string) => `Before: ${title}`,
  next: (title: string) => `Next: ${title}`,
  all: 'All chapters',
}

export type RulebookWords = typeof rulebook
