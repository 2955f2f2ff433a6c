/** A name for what is sent, so that the server does it once. `randomUUID` is for secure pages alone, this is not. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
