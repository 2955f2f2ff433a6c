import {
  type Check,
  type CheckName,
  type Evidence,
  type OwnShare,
  recordGameId,
  type Verdict,
  verdictOf,
  verify,
} from '@gam/protocol/fairness'
import { defineCommand } from 'citty'
import { EXIT, mistake } from '../fault.ts'
import { valuesOf } from '../flags.ts'
import { gameOf } from '../games.ts'
import { ink } from '../ink.ts'
import { readJsonFile } from '../json-file.ts'

const WHAT: { readonly [name in CheckName]: string } = {
  key: 'The key is the one that the record says the server was bound to.',
  shares: 'Every share in the deal is the one its player was bound to.',
  terms: 'Game, rules, options, pieces, names, flags and bots are those that were bound before the deal.',
  seed: 'The seed follows from what was bound.',
  start: 'It begins where the game stood that it goes on from.',
  moves: 'From that seed, by the rules, these moves end where the record says.',
  result: 'Totals and winners are those of that end.',
}

const SAID: { readonly [verdict in Verdict]: string } = {
  fair: 'This game was dealt fairly and played by the rules.',
  consistent: 'This record is consistent: it agrees with itself and with the rules.',
  wrong: 'This record is not right.',
}

export const command = defineCommand({
  meta: { name: 'verify' },
  args: {
    file: {
      type: 'positional',
      required: false,
      description: 'The record of a game, as the server gives it (/api/tables/…/record)',
    },
    commitment: {
      type: 'string',
      valueHint: 'HEX',
      description: 'What the server was bound to, as you saw it before the deal',
    },
    share: {
      type: 'string',
      valueHint: '[SEAT:]HEX…',
      description: 'Your share in the deal, as you drew it (0:… for the first seat); may be given again',
    },
    terms: {
      type: 'string',
      valueHint: 'HEX',
      description: 'What was bound of names, options and pieces, as you saw it before you showed your share',
    },
  },
  run({ args, rawArgs }) {
    if (args.file === undefined) throw mistake('Which record? For example: npx gam verify game.json')
    const evidence: Evidence = {
      commitment: readHex(args.commitment, '--commitment'),
      terms: readHex(args.terms, '--terms'),
      shares: valuesOf(rawArgs, 'share').map(readShare),
    }
    const record = readJsonFile(args.file, 'the record')
    const checks = verify(gameOf(recordGameId(record)), record, evidence)
    const verdict = verdictOf(checks, record, evidence)
    process.stdout.write(checks.map(lineOf).join(''))
    process.stdout.write(`${SAID[verdict]}\n`)
    if (verdict === 'consistent') process.stdout.write(missing(evidence))
    if (verdict === 'wrong') process.exitCode = EXIT.broken
  },
})

function lineOf({ name, ok, why }: Check): string {
  return ok ? `${ink.green('ok')}      ${WHAT[name]}\n` : `${ink.red('WRONG')}   ${why}\n`
}

/** Why it is not called fair. */
function missing({ commitment, shares = [] }: Evidence): string {
  if (commitment !== undefined && shares.length > 0)
    return 'Your share has no part in this deal, so it cannot show that the deal was fair.\n'
  return `Whether the deal was fair, only those who played can tell, with what they kept:
  npx gam verify FILE --commitment HEX --share HEX
the commitment that they saw before the deal, and the share that they put into it.\n`
}

function readHex(text: string | undefined, flag: string): string | undefined {
  if (text === undefined) return undefined
  const hex = text.trim().toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(hex)) throw mistake(`${flag} must be 64 hexadecimal digits.`)
  return hex
}

function readShare(text: string): OwnShare {
  const [, seat, share] = /^(?:(\d{1,2}):)?([0-9a-fA-F]{64})$/.exec(text.trim()) ?? []
  if (share === undefined)
    throw mistake(
      '--share must be 64 hexadecimal digits, with the number of a seat before it if you like: 0:…',
    )
  return { share: share.toLowerCase(), ...(seat !== undefined && { seat: Number(seat) }) }
}
