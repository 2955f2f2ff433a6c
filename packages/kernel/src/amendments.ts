/** The changes of a game's rules, by name, each with the version that brought it. */
export type Amendments = { readonly [name: string]: number }

/** Which of them hold: the one question that is asked where the rule lives. */
export type Amended<A extends Amendments> = { readonly [K in keyof A]: boolean }

export function amendedAt<A extends Amendments>(amendments: A, rules: number): Amended<A> {
  const held = Object.entries(amendments).map(([name, since]) => [name, rules >= since])
  return Object.fromEntries(held) as Amended<A>
}
