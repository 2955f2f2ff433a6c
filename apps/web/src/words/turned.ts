type Name = (value: string) => string
type Found = readonly [string, string, string, string]

/** Sentences that the rules say in English, each with how another language says what was found in it. */
export type Turned = readonly (readonly [RegExp, (found: Found, name: Name) => string])[]

/** What no sentence fits stays as it is. */
export function turned(sentences: Turned, why: string, name: Name): string {
  for (const [pattern, say] of sentences) {
    const [whole, a = '', b = '', c = '', d = ''] = pattern.exec(why) ?? []
    if (whole !== undefined) return say([a, b, c, d], name)
  }
  return why
}
