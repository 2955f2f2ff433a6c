let byKey = false

addEventListener('keydown', () => {
  byKey = true
})
addEventListener('pointerdown', () => {
  byKey = false
})

/** Whether the person last used a key: only then does the focus follow the game. */
export function usesKeys(): boolean {
  return byKey
}
