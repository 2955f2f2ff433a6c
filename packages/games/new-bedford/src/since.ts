/** What came to the game after its beginning carries the version of the rules that brought it. */
export interface Since {
  readonly since?: number
}

/** Is this piece in the box of a table that plays by that version of the rules? */
export function isKnown({ since = 0 }: Since, rules: number): boolean {
  return since <= rules
}
