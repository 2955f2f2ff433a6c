function sentence(text: string): string {
  const said = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.)]$/.test(said) ? said : `${said}.`
}

/** What the pages about component sets say. */
export const sets = {
  title: (game: string) => `What is in the box: ${game}`,
  lead: 'Some of it the rulebook says, some only shows as a picture. Here is every value, how sure it is, and where it comes from. If you own the box and know better, make a house set.',
  games: 'With the game',
  own: 'Your house sets',
  ownNone: 'None yet. Make one from the set that is shown, or open a file.',
  unfinished: 'Something is still to mend',
  upTo: (seats: number) => `for up to ${seats} players`,
  make: 'Make a house set of it',
  madeTitle: 'My box',
  openFile: 'Open a file',
  duplicate: 'Duplicate',
  copyOf: (title: string) => `Copy of ${title}`,
  saveFile: 'Save as a file',
  remove: 'Delete',
  removed: (title: string) => `“${title}” is deleted.`,
  undo: 'Undo',
  play: 'Play with it',
  show: 'Show it',
  name: 'Name of the set',
  kept: 'Every change is kept in this browser at once. Games that are being played keep the set they began with.',
  notKept: 'This browser would not keep the change: its storage is full or closed. Save the set as a file.',
  /** What lies in the browser is no list of sets. */
  unreadable: 'Sets of yours lie here that this version cannot read. Nothing is written over them.',
  beside: 'Side by side with',
  besideNone: 'nothing',
  same: 'The same in both.',
  grades: {
    rulebook: { name: 'From the rulebook', about: 'printed in its text' },
    public: { name: 'Public record', about: 'seen in photographs or other public sources' },
    reconstruction: { name: 'Reconstructed', about: 'fits all that is known, but is not known itself' },
    house: { name: 'From a box at home', about: 'typed in by somebody' },
  },
  form: 'Form',
  file: 'File',
  fileAbout:
    'The whole set as text. What you write here is the same as in the form; “npx gam play --components” reads it too.',
  fileLabel: 'The set as JSON',
  line: (line: number) => `Line ${line}`,
  torn: (line: number, column: number, found: string) =>
    found === ''
      ? `The text ends too early, in line ${line}: a bracket or a quotation mark is missing.`
      : `Line ${line}, column ${column}: the text cannot be read from “${found}” on. A comma, a colon, a bracket or a quotation mark is missing or too many.`,
  tooLarge: 'This file is too large to be a component set.',
  otherGame: (game: string) => `This set belongs to another game: ${game}.`,
  notASet: 'This file is no component set: it must hold “id”, “title” and “values”.',
  problems: (n: number) =>
    n === 1
      ? 'One thing is to mend before it can be played.'
      : `${n} things are to mend before it can be played.`,
  fine: 'This set can be played.',
  putBack: 'Put back',
  add: 'Add',
  addTo: (title: string) => `Add to: ${title}`,
  removeEntry: (n: number) => `Take entry ${n} away`,
  earlier: (n: number) => `Move entry ${n} forward`,
  later: (n: number) => `Move entry ${n} back`,
  entries: (n: number, most: number) => `${n} of at most ${most}`,
  empty: 'none',
  yes: 'yes',
  no: 'no',
  sum: (n: number) => `${n} in all`,
  atTable: (title: string) => `House set: ${title}`,
  atTableAbout: 'This table is not played with the usual pieces. What differs is marked.',
  keep: 'Keep a copy of this set',
  keptNow: 'Kept with your house sets.',
  /** A problem as a sentence; `name` gives the game's word for a value. */
  said(why: string, name: (value: string) => string): string {
    const empty = /^must be a whole number from (\d+) to (\d+), not (?:""|nothing)$/.exec(why)
    if (empty) return `A whole number from ${empty[1]} to ${empty[2]} belongs here.`
    const card = /^(\d+)(?: and \d+)? (?:asks|mixes|are the same)/.exec(why)
    if (card)
      return sentence(`${why.includes(' and ') && why.includes('same') ? 'contracts' : 'contract'} ${why}`)
    const [, value, rest] = /^([a-z]+) (is there \d+ times.*|has \d+ spaces.*)$/.exec(why) ?? []
    return sentence(value === undefined ? why : `${name(value)} ${rest}`)
  },
}

export type SetWords = typeof sets
