import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { launch } from '../gam.test-support.ts'

const GAM = fileURLToPath(new URL('../../bin/gam.cjs', import.meta.url))
const example = (name: string) => fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url))

const start = () => launch(['engine'])

/** Writes piece by piece, closes the input and answers what was said until the end. */
async function tell(...chunks: readonly string[]) {
  const { child, ended } = start()
  for (const chunk of chunks) {
    child.stdin.write(chunk)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.stdin.end()
  const { code, out, err } = await ended
  return { code, err, lines: out.split('\n') }
}

test('answers line by line, whole or in pieces, and ends with its input', async () => {
  const { code, err, lines } = await tell(
    '{"cmd":"hello","id":1}\r\n{"cmd":"hel',
    'lo","id":2}\nnonsense\n\n',
    '{"cmd":"close","game":"g1","id":"last"}',
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(lines.pop()).toBe('')
  const answers = lines.map((line) => JSON.parse(line))
  expect(answers.map(({ ok, id, error }) => [ok, id, error?.code])).toEqual([
    [true, 1, undefined],
    [true, 2, undefined],
    [false, undefined, 'bad-json'],
    [false, undefined, 'bad-json'],
    [false, 'last', 'unknown-game'],
  ])
})

test('a line of more than 1 MB is refused and the next one answered', async () => {
  const long = `{"cmd":"hello","id":"${'x'.repeat(999_000)}"}`
  const { code, lines } = await tell(`${long}\n${'x'.repeat(3_000_000)}\n{"cmd":"hello","id":"after"}\n`)
  expect(code).toBe(0)
  expect(lines.map((line) => line && JSON.parse(line).error?.code)).toEqual([
    undefined,
    'too-long',
    undefined,
    '',
  ])
})

test('answers wait for a slow reader; none is lost', async () => {
  const { child, ended } = start()
  const ids = Array.from({ length: 2000 }, (_, id) => id)
  child.stdout.pause()
  child.stdin.end(ids.map((id) => `{"cmd":"hello","id":${id}}\n`).join(''))
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.stdout.resume()
  const { code, out } = await ended
  expect(code).toBe(0)
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual(ids)
})

test('leaves without a word when nobody reads any more', async () => {
  const { child, ended } = start()
  child.stdin.on('error', () => undefined)
  child.stdout.destroy()
  const asking = setInterval(() => child.stdin.write('{"cmd":"hello"}\n'), 5)
  const { code, err } = await ended
  clearInterval(asking)
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

/** What examples/engine.py does, for where there is no Python. */
async function playAtRandom(): Promise<string> {
  const { child, ended } = start()
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ask = async (request: object) => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    const answer = JSON.parse((await answers.next()).value ?? '')
    if (!answer.ok) throw new Error(answer.error.why)
    return answer
  }
  const { game } = await ask({
    cmd: 'new',
    game: 'whale-riders-cards',
    seats: ['Ann', 'Ben', 'Cy'],
    seed: 'x',
  })
  let moves = 0
  for (;;) {
    const { decision } = await ask({ cmd: 'decision', game })
    if (decision === null) break
    const open = decision.options.filter((option: { refusal?: unknown }) => !option.refusal)
    const { text } = open[moves++ % open.length]
    await ask({ cmd: 'apply', game, seat: decision.seat, text })
  }
  const { seats } = await ask({ cmd: 'score', game })
  child.stdin.end()
  expect((await ended).code).toBe(0)
  const rows = seats.toSorted((a: { rank: number }, b: { rank: number }) => a.rank - b.rank)
  return [
    ...rows.map((row: { rank: number; total: number }) => `${row.rank}. A: ${row.total}`),
    `${moves} moves`,
  ].join('\n')
}

const RESULT = /^1\. \w+: \d+\n[123]\. \w+: \d+\n[123]\. \w+: \d+\n(?:3[0-9]|[456][0-9]) moves$/

test('a program plays a whole card game through it', async () => {
  expect(await playAtRandom()).toMatch(RESULT)
})

/** Runs an example; null where there is no Python. */
function python(name: string, ...words: readonly string[]) {
  if (spawnSync('python3', ['--version']).status !== 0) {
    console.info(`python3 is not on the PATH: examples/${name} was not run`)
    return null
  }
  const env = { ...process.env, GAM: `'${process.execPath}' '${GAM}'` }
  const { stdout, stderr, status } = spawnSync('python3', [example(name), ...words], {
    encoding: 'utf8',
    env,
  })
  return { out: stdout.trim(), err: stderr, status }
}

test('a few lines of Python do', async () => {
  const { out, ...end } = python('engine.py') ?? { out: await playAtRandom(), err: '', status: 0 }
  expect(end).toEqual({ err: '', status: 0 })
  expect(out).toMatch(RESULT)
})

test('the bot in Python plays whole games of Whale Riders, from both seats', () => {
  const match = python('rider.py', '--games', '2', '--against', 'novice:10', '--seed', 'test')
  if (match === null) return
  expect(match).toMatchObject({ err: '', status: 0 })
  expect(match.out).toMatch(/^game 1: \d+ to \d+; won .*\ngame 2: \d+ to \d+; won [\d.]+ of 2, /)
})

test('the bot in Python says what is wrong with a wish', () => {
  const asked = python('rider.py', '--against', 'admiral')
  if (asked === null) return
  expect(asked).toMatchObject({ status: 2, out: '' })
  expect(asked.err).toContain('there is no level admiral; there are novice, easy, normal')
})
