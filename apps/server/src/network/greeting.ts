import { renderUnicodeCompact } from 'uqr'
import { hearsTheNetwork } from './addresses.ts'
import type { Sharing } from './sharing.ts'

/** Always dark on white, whatever colours the terminal has; the quiet zone of four belongs to the code. */
const QUIET = 4
const WHITE_ON_BLACK = '\u001b[97;40m'
const AS_BEFORE = '\u001b[0m'

function inTerminal(address: string): string {
  return renderUnicodeCompact(address, { border: QUIET })
    .split('\n')
    .map((line) => WHITE_ON_BLACK + line + AS_BEFORE)
    .join('\n')
}

/** What is said when the server is up: where it is, and how friends come in. */
export function greeting(
  { address, network }: { readonly address: string; readonly network: readonly string[] },
  { origins, host, shareCommand }: Sharing,
  terminal: boolean,
): string {
  const lines = [`Gam is at ${address}`]
  const [first, ...others] = network
  if (origins.length > 0) lines.push(`Friends come by ${origins.join(' or ')}`)
  else if (first === undefined && hearsTheNetwork(host))
    lines.push('It is shared, but this computer has no address in a network, so nobody else can open it.')
  else if (first === undefined)
    lines.push(`Only this computer can open it. To let friends in the same network in: ${shareCommand}`)
  else {
    const or = others.length > 0 ? ` (or ${others.map((one) => `${one}/`).join(', ')})` : ''
    lines.push(`Friends in the same network open ${first}/${or}`)
    if (terminal) lines.push('A phone points its camera at this:', inTerminal(`${first}/`))
  }
  return lines.join('\n')
}
