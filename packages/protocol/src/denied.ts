/** What can be wrong with a request before any rule of a game is asked; a `Fault` says the rest. */
export type DeniedCode =
  | 'bad-json'
  | 'too-long'
  | 'bad-request'
  | 'unknown-command'
  | 'unknown-game'
  | 'unknown-level'
  | 'too-many-games'

export class Denied extends Error {
  readonly code: DeniedCode

  constructor(code: DeniedCode, why: string) {
    super(why)
    this.name = 'Denied'
    this.code = code
  }
}
