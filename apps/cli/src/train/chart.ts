const WIDTH = 40

/** A bar for each generation, the longer the stronger; the judgement alone stands at the top. */
export function chartOf(strengths: readonly { readonly name: string; readonly elo: number }[]): string {
  const least = Math.min(...strengths.map(({ elo }) => elo))
  const most = Math.max(...strengths.map(({ elo }) => elo))
  const longest = Math.max(...strengths.map(({ name }) => name.length))
  const lines = strengths.map(({ name, elo }) => {
    const length = most === least ? 1 : 1 + Math.round(((elo - least) / (most - least)) * (WIDTH - 1))
    return `${name.padEnd(longest)}  ${'█'.repeat(length)} ${elo > 0 ? '+' : ''}${elo}`
  })
  return `${lines.join('\n')}\n`
}
