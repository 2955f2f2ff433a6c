/** Hands data to the person as a file. */
export function saveFile(name: string, json: unknown): void {
  saveText(name, `${JSON.stringify(json, null, 1)}\n`)
}

export function saveText(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** No game comes near this size. */
export const LARGEST_FILE = 4_000_000
