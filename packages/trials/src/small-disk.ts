import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = '48m'
const BLOCKS = [1 << 20, 1 << 12, 1]

/**
 * A disk that can be full. Where this user may mount one it is a small one of its own, filled to the last byte;
 * elsewhere the process that writes is forbidden to make any file longer.
 */
export class SmallDisk {
  readonly folder: string
  readonly #mounted: boolean

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'gam-disk-'))
    this.#mounted = succeeds('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', this.folder)
  }

  /** From now on nothing more can be written by that process. */
  fill(pid: number): void {
    if (this.#mounted) this.#fillUp()
    else limit(pid, '1:unlimited')
  }

  #fillUp(): void {
    const file = openSync(this.#ballast, 'w')
    for (const size of BLOCKS) {
      const block = Buffer.alloc(size)
      try {
        for (;;) if (writeSync(file, block) < size) break
      } catch {
        // Less than that is left.
      }
    }
    closeSync(file)
  }

  free(pid: number): void {
    if (this.#mounted) rmSync(this.#ballast, { force: true })
    else limit(pid, 'unlimited:unlimited')
  }

  close(): void {
    if (this.#mounted) succeeds('umount', '-l', this.folder)
    rmSync(this.folder, { recursive: true, force: true })
  }

  get #ballast(): string {
    return join(this.folder, 'ballast')
  }
}

function limit(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}`])
}

function succeeds(program: string, ...words: readonly string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
