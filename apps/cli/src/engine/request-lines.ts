const NEWLINE = 0x0a

/**
 * Cuts what comes in into lines, the last one with or without its end. `null` stands for a line of more than
 * `most` bytes: the rest of it is let go as it arrives, so that nobody can fill the memory.
 */
export async function* requestLines(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = []
  let size = 0
  const keep = (part: Uint8Array) => {
    size += part.length
    if (size <= most) parts.push(part)
  }
  const line = () => {
    const whole = size <= most ? new TextDecoder().decode(Buffer.concat(parts)) : null
    parts = []
    size = 0
    return whole
  }
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end))
      from = end + 1
      yield line()
    }
    if (from < chunk.length) keep(chunk.subarray(from))
  }
  if (size > 0) yield line()
}
