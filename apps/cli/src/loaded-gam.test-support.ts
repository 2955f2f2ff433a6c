import { Readable, Writable } from 'node:stream'
import { report } from './fault.ts'
import { gam } from './gam.ts'

// A process that has the program loaded and runs one command line after the other, each as if it had been started
// for it: in its own folder, with its own environment, input and output.

export interface Errand {
  readonly words: readonly string[]
  readonly input: string
  readonly folder: string
  readonly env: { readonly [name: string]: string | undefined }
}

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

async function run({ words, input, folder, env }: Errand): Promise<Ended> {
  process.chdir(folder)
  for (const name of Object.keys(process.env)) delete process.env[name]
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value
  const said = { out: '', err: '' }
  const into = (what: 'out' | 'err') =>
    new Writable({
      write(chunk, _, done) {
        said[what] += String(chunk)
        done()
      },
    })
  replace('stdin', Readable.from([Buffer.from(input)]))
  replace('stdout', into('out'))
  replace('stderr', into('err'))
  process.exitCode = 0
  try {
    await gam(words)
  } catch (error) {
    process.exitCode = report(error)
  }
  return { code: Number(process.exitCode), ...said }
}

function replace(name: 'stdin' | 'stdout' | 'stderr', stream: Readable | Writable): void {
  Object.defineProperty(process, name, { value: stream, configurable: true })
}

process.on('message', (errand: Errand) => void run(errand).then((ended) => process.send?.(ended)))
process.on('disconnect', () => process.exit())
