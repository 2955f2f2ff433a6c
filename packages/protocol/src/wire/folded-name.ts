/** Letters of other alphabets that look like Latin ones. */
const ALIKE = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    х: 'x',
    у: 'y',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ß: 'ss',
    ı: 'i',
    ø: 'o',
    ł: 'l',
    '0': 'o',
  }),
)

/** What is left of a name when what one easily overlooks is taken away: two names with the same rest look alike. */
export function foldedName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s\p{P}]/gu, '')
  return Array.from(plain, (letter) => ALIKE.get(letter) ?? letter).join('') || name.trim()
}

/** A name like this one that nobody of these has; no longer than so many letters. */
export function otherName(name: string, taken: readonly string[], most: number): string {
  const others = new Set(taken.map(foldedName))
  for (let n = 2; ; n++) {
    const end = ` ${n}`
    const next = Array.from(name)
      .slice(0, most - end.length)
      .join('')
      .trimEnd()
      .concat(end)
    if (!others.has(foldedName(next))) return next
  }
}
