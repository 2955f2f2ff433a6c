/**
 * What can stand as a name: inert text with something to see. No line breaks, no control or direction characters, no
 * letters that are drawn as nothing (fillers, an empty Braille cell), no space at either end; marks and the signs that
 * choose how an emoji looks only after something else.
 */
export const PERSON_NAME =
  /^(?![\s\p{M}])(?:(?![\p{DI}\u2800])[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|[\uFE0E\uFE0F])+(?<!\s)$/u
