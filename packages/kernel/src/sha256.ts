// FIPS 180-4. The kernel imports nothing, and needs a digest that is the same in Node, a worker and a browser,
// without awaiting it.

const ROUND = fractionBits((prime) => Math.cbrt(prime), 64)
const START = fractionBits((prime) => Math.sqrt(prime), 8)

function fractionBits(root: (prime: number) => number, count: number): Int32Array {
  const bits = new Int32Array(count)
  let found = 0
  for (let n = 2; found < count; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) bits[found++] = Math.floor((root(n) % 1) * 0x100000000)
  }
  return bits
}

export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) return beyondAscii(text)
    bytes[i] = code
  }
  return bytes
}

function beyondAscii(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.toWellFormed())
  const bytes: number[] = []
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16))
      i += 2
    } else bytes.push(escaped.charCodeAt(i))
  }
  return Uint8Array.from(bytes)
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000))
  view.setUint32(padded.length - 4, message.length << 3)

  const hash = START.slice()
  const w = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4)
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]
      const y = w[i - 2]
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = w[i - 16] + s0 + w[i - 7] + s1
    }
    let [a, b, c, d, e, f, g, h] = hash
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word
  }

  const digest = new DataView(new ArrayBuffer(32))
  for (let i = 0; i < 8; i++) digest.setInt32(i * 4, hash[i])
  return new Uint8Array(digest.buffer)
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
