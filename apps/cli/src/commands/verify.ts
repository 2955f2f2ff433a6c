import { type Check, type CheckName, recordGameId, verify } from '@gam/protocol/fairness'
import { defineCommand } from 'citty'
import { EXIT, mistake } from '../fault.ts'
import { gameOf } from '../games.ts'
import { ink } from '../ink.ts'
import { readJsonFile } from '../json-file.ts'

const WHAT: { readonly [name in CheckName]: string } = {
  key: 'The server’s key is the one it was bound to before anybody sat down.',
  shares: 'Every share in the deal is the one its player was bound to.',
  seed: 'The seed follows from the key and the shares.',
  start: 'It begins where the game stood that it goes on from.',
  moves: 'From that seed, by the rules, these moves end where the record says.',
}

export const command = defineCommand({
  meta: {
    name: 'verify',
    description: 'Check that a finished game of a server was dealt fairly and played by the rules.',
  },
  args: {
    file: {
      type: 'positional',
      required: false,
      description: 'The record of a game, as the server gives it (/api/tables/…/record)',
    },
  },
  run({ args }) {
    if (args.file === undefined) throw mistake('Which record? For example: npx gam verify game.json')
    const record = readJsonFile(args.file, 'the record')
    const checks = verify(gameOf(recordGameId(record)), record)
    process.stdout.write(checks.map(lineOf).join(''))
    const good = checks.every(({ ok }) => ok)
    process.stdout.write(
      good ? 'This game was dealt fairly and played by the rules.\n' : 'This record is not right.\n',
    )
    if (!good) process.exitCode = EXIT.broken
  },
})

function lineOf({ name, ok, why }: Check): string {
  return ok ? `${ink.green('ok')}      ${WHAT[name]}\n` : `${ink.red('WRONG')}   ${why}\n`
}
