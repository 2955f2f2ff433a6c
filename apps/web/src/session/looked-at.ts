/** The file that is being opened as a replay; it lives as long as the page. */
let file: unknown = null

export function lookAt(json: unknown): void {
  file = json
}

export function lookedAt(): unknown {
  return file
}
