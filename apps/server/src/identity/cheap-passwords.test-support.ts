import crypto, { type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Given to a server with --import, it hashes passwords at hardly any cost: what is tried there is who may come in, and
// each hash would take a tenth of a second.

const { argon2 } = crypto

function cheap(
  algorithm: 'argon2d' | 'argon2i' | 'argon2id',
  parameters: Argon2Parameters,
  done: (error: Error | null, key: Buffer) => void,
): void {
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done)
}

Object.assign(crypto, { argon2: cheap })
syncBuiltinESMExports()
