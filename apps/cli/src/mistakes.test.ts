import { Fault } from '@gam/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import { CARDS, gam as launched, newHome } from './gam.test-support.ts'
import { gam } from './gam.ts'

const mistakes: [string[], RegExp][] = [
  [['play', 'whale-rider-card'], /There is no game "whale-rider-card"\. Did you mean whale-riders-cards\?/],
  [['play'], /Which game\? For example: .*gam .*play /],
  [['play', CARDS, '--advancd'], /There is no --advancd here\. Did you mean --advanced\?/],
  [['play', CARDS, '--no-advancd'], /There is no --no-advancd here\. Did you mean --no-advanced\?/],
  [['play', CARDS, '--match', 'five'], /match: must be one of single, three, target, not "five"/],
  [['play', CARDS, '--set', 'openScore=no'], /no option "openScore"\. Did you mean openScores\?/],
  [['play', CARDS, '--set', 'advanced'], /--set takes NAME=VALUE/],
  [['play', CARDS, '--set', 'advanced=maybe'], /advanced: must be true or false, not "maybe"/],
  [['play', CARDS, '--advanced', '--set', 'advanced=no'], /option advanced is given twice/],
  [['play', CARDS, '--advanced=perhaps'], /--advanced is a switch/],
  [['play', CARDS, '--players', 'many'], /--players must be a whole number from 1 to 5, not "many"/],
  [['play', CARDS, '--players', '1'], /is for 2 to 5 seats, not 1/],
  [['play', CARDS, '--people', 'Ann,ann'], /"ann" is there twice/],
  [['play', CARDS, '--people', 'Ann,'], /a name is missing/],
  [['play', CARDS, '--people', 'Ann,Ben,Cy', '--players', '2'], /3 people do not fit on 2 seats/],
  [['play', CARDS, '--seats', 'Ann,Ben', '--people', 'Cy'], /Cy has no seat in --seats/],
  [['play', CARDS, '--bots', 'randm'], /There is no bot "randm"\. Did you mean random\?/],
  [['play', CARDS, '--bots', 'hard/stormr'], /There is no style "stormr"\. Did you mean stormer\?/],
  [['play', CARDS, '--bots', 'hard/whaler'], /there are seller, collector, stormer, jeweller, any\./],
  [['play', CARDS, '--bots', 'random,random', '--players', '4'], /2 levels for 3 bots/],
  [['play', CARDS, '--seed'], /--seed needs a value/],
  [['play', CARDS, '--seed='], /--seed needs a value/],
  [['play', CARDS, '--seed', 'x'.repeat(101)], /--seed must be a text of at most 100 characters/],
  [['play', CARDS, '--seed', '1', '--seed', '2'], /--seed is given twice/],
  [['play', CARDS, '--components', 'rissing'], /Unknown component set: rissing: there are rising, even/],
  [
    ['play', CARDS, '--components', './nix.json'],
    /Cannot read the component set \.\/nix\.json: there is no such file/,
  ],
  [['play', CARDS, 'twice'], /"twice" is one word too many/],
  [['play', '--resume', 'nix.json'], /Cannot read the saved game nix\.json: there is no such file/],
  [['play', '--resume', '.'], /Cannot read the saved game \.: it is a folder/],
  [['play', '--resume', 'last'], /no unfinished game/],
  [['play', '--resume', 'nix.json', '--seed', '1'], /leave out --seed=1/],
  [['serve', '--prot', '80'], /There is no --prot here\. Did you mean --port\?/],
  [['backup'], /Where does the copy go\? For example: npx gam backup /],
  [['backup', 'x', '--data', '/nowhere'], /There is no database in \/nowhere\./],
  [['backup', 'x', '--database', 'postgres://a@b/c'], /back it up with pg_dump/],
  [['reports', '--database', 'mysql://a@b/c'], /DATABASE_URL must be an address such as postgres:/],
  [['pley'], /There is no command "pley"\. Did you mean play\?/],
  [['--advanced'], /a command comes first/],
]

beforeEach(() => {
  vi.stubEnv('XDG_STATE_HOME', newHome())
  return () => vi.unstubAllEnvs()
})

test.each(mistakes)('gam %j is refused with a sentence', async (words, message) => {
  const refusal = await gam(words).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(Fault)
  expect(String(refusal)).toMatch(message)
})

test.each(
  mistakes.filter(([words]) =>
    ['whale-rider-card', '--advancd', '--seed', 'nix.json', 'pley'].includes(words.at(-1) ?? ''),
  ),
)('that sentence is all there is, with exit code 2: gam %j', async (words, message) => {
  const { code, out, err } = await launched(words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^gam: [^\n]+\n$/)
  expect(err).toMatch(message)
})
