import { Fault } from '@gam/kernel'
import { harmless } from './text.ts'

export const EXIT = { done: 0, broken: 1, mistake: 2 } as const

/** A wrong command, flag or file name: said in one sentence, no trace of the program's insides. */
export function mistake(why: string): Fault {
  return new Fault('bad-request', why)
}

/** Turns whatever went wrong into a line or two on stderr, and answers the exit code. */
export function report(error: unknown): number {
  if (error instanceof Fault) {
    const rule = error.rule === null ? '' : ` (${error.rule})`
    process.stderr.write(`gam: ${harmless(error.message)}${rule}\n`)
    return EXIT.mistake
  }
  const what = error instanceof Error ? error.message : String(error)
  process.stderr.write(`gam: something went wrong inside the program: ${harmless(what)}\n`)
  if (process.env.GAM_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  else process.stderr.write('     Run it again with GAM_DEBUG=1 to see where.\n')
  return EXIT.broken
}

/** A reader that goes away (`npx gam rules … | head`) is no mistake: there is just nobody left to tell. */
export function leaveQuietlyWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EIO') process.exit(EXIT.done)
      throw error
    })
}

/** What the system said about a file, for a person. */
export function fileTrouble(doing: string, error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known: { readonly [code: string]: string } = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'that is not permitted',
    EPERM: 'that is not permitted',
    EROFS: 'the disk can only be read',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
    EEXIST: 'it is there already',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENAMETOOLONG: 'the name is too long',
  }
  const why = known[code] ?? (error instanceof Error ? error.message : String(error))
  return mistake(`Cannot ${doing}: ${why}.`)
}
