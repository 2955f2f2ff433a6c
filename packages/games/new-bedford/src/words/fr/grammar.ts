/** Zéro et un sont au singulier. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`
}

export function points(count: number): string {
  return counted(count, 'point', 'points')
}

export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** De Ben, d’Ilse. */
export function of(name: string): string {
  return /^[aeiouæœ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}
