import type { Duplex } from 'node:stream'

const held = new Set<Duplex>()

/** What is said to one reader in one moment goes out in one piece, at the end of that moment. */
export function holdBack(wire: Duplex): void {
  if (held.has(wire)) return
  if (held.size === 0) process.nextTick(letGo)
  held.add(wire)
  wire.cork()
}

function letGo(): void {
  // What comes meanwhile belongs to the next moment.
  const wires = [...held]
  held.clear()
  for (const wire of wires) wire.uncork()
}
