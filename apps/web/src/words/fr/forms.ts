const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

export function number(n: number): string {
  return NUMBERS[n] ?? String(n)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "une minute", "deux minutes". */
export function counted(n: number, one: string, many: string): string {
  return n === 1 ? one : `${number(n)} ${many}`
}

/** "de Mara", "d’Ilse". */
export function of(name: string): string {
  return /^[aeiouàâäéèêëîïôöûü]/iu.test(name) ? `d’${name}` : `de ${name}`
}

/** "Mara et Ilse". */
export function joined(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}`
}
