const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Text from outside, made safe to print: nothing in it can move the cursor, change colours or hide. */
export function harmless(text: string): string {
  return text.replace(UNSAFE, (found) => (found === '\n' ? found : '?'))
}

export function isHarmless(text: string): boolean {
  return text.search(UNSAFE) < 0
}
