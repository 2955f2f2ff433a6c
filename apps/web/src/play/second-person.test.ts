import {
  componentSet,
  domainOf,
  inSecondPerson,
  LANGUAGES,
  type Language,
  type Phrase,
  phrase,
  plain,
  Sitting,
  termOf,
} from '@gam/kernel'
import { expect, test } from 'vitest'
import { loadBoard } from '../games/games.ts'
import { joined } from './one-line.ts'

const GAMES = ['whale-riders-cards', 'whale-riders', 'new-bedford']

/** What only Captains do, who look at nothing. */
const CAPTAINS = new Set([
  'helmSet',
  'dieRolled',
  'headingSought',
  'headingChanged',
  'orderFailed',
  'orderFollowed',
  'workerSetAside',
  'whaleHauled',
  'nothingHauled',
])

async function tableIn(game: string, language: Language) {
  const loaded = await loadBoard(game, language)
  if (!loaded) throw new Error(`no board of ${game}`)
  const { board, words } = loaded
  const components = componentSet(board.game.components, undefined)
  const setting = Sitting.begin(board.game, { seats: ['Mara', 'Ben'], seed: 'words', components })
  const said = (type: string, fields: { readonly [field: string]: string | number }) =>
    phrase(board.game, words.words, 'events', { type, ...fields })
  /** Every event, told of this seat and another. */
  const all = (seat: number) =>
    Object.entries(board.game.events).map(([type, fields]) => {
      const values = Object.entries(fields).map(([name, field]) => {
        const domain = domainOf(field)
        if (domain.kind !== 'seat') return [name, domain.value(domain.least + 1)]
        return [name, name === 'seat' || name === 'dealer' ? seat : 1 - seat]
      })
      return { type, phrase: said(type, Object.fromEntries(values)) }
    })
  return {
    all,
    said,
    words,
    toMara: (one: Phrase) => inSecondPerson(0, one, words.words.second),
    text: (one: Phrase) =>
      plain(one, (token) => termOf(setting, words.words, token)).replaceAll(/[\u00A0\u202F]/g, ' '),
  }
}

const spoken = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const))

test.each(spoken)('whoever does something in %s is told of it as "you": %s', async (game, language) => {
  const { all, toMara, text } = await tableIn(game, language)
  for (const { type, phrase } of all(0)) {
    const [first] = phrase
    if (CAPTAINS.has(type) || typeof first !== 'object' || first.kind !== 'seat' || first.value !== 0)
      continue
    const told = toMara(phrase)
    expect(text(told)).not.toContain('Mara')
    expect(told[0], text(told)).toMatchObject({ kind: 'you' })
  }
})

test.each(spoken)('of others and to nobody %s speaks by name: %s', async (game, language) => {
  const { all, text, toMara } = await tableIn(game, language)
  for (const { phrase } of all(1)) {
    expect(inSecondPerson(null, phrase, undefined)).toBe(phrase)
    expect(text(toMara(phrase)).includes('Ben')).toBe(text(phrase).includes('Ben'))
  }
})

const TOWN: readonly [
  type: string,
  fields: { readonly [field: string]: string | number },
  told: { readonly [language in Language]: string },
][] = [
  [
    'buildingBuilt',
    { seat: 0, building: 'lighthouse' },
    {
      en: 'You build the Lighthouse.',
      de: 'Du baust den Leucht\u00ADturm.',
      fr: 'Vous construisez le Phare.',
    },
  ],
  [
    'whalesKept',
    { seat: 0, amount: 2, token: 'right', money: 4 },
    {
      en: 'You pay a lay of $4 and land 2 right whales.',
      de: 'Du zahlst 4 Dollar Heuer und landest 2 Glattwale an.',
      fr: 'Vous payez une part de 4 $ et débarquez 2 baleines franches.',
    },
  ],
  [
    'roundBegun',
    { round: 3, seat: 0 },
    { en: 'Round 3. You begin.', de: 'Runde 3. Du beginnst.', fr: 'Manche 3. Vous commencez.' },
  ],
  [
    'feePaid',
    { seat: 1, owner: 0, building: 'lighthouse' },
    {
      en: 'Ben pays you $1 for the Lighthouse.',
      de: 'Ben zahlt für den Leucht\u00ADturm 1 Dollar an dich.',
      fr: 'Ben vous paie 1 $ pour le Phare.',
    },
  ],
  [
    'feePaid',
    { seat: 0, owner: 1, building: 'lighthouse' },
    {
      en: 'You pay Ben $1 for the Lighthouse.',
      de: 'Du zahlst für den Leucht\u00ADturm 1 Dollar an Ben.',
      fr: 'Vous payez 1 $ à Ben pour le Phare.',
    },
  ],
  [
    'portFeePaid',
    { seat: 1, owner: 0 },
    {
      en: 'Ben pays you $1 of port fees.',
      de: 'Ben zahlt 1 Dollar Hafengebühr an dich.',
      fr: 'Ben vous paie 1 $ de droits de port.',
    },
  ],
  [
    'postOfficePaid',
    { seat: 0, money: 2 },
    {
      en: 'The Post Office pays you $2.',
      de: 'Das Postamt zahlt 2 Dollar an dich.',
      fr: 'La Poste vous verse 2 $.',
    },
  ],
  [
    'wheelPassed',
    { seat: 0 },
    {
      en: 'The workers go home; the wheel passes to you.',
      de: 'Die Arbeiter gehen nach Hause; das Steuer geht an dich.',
      fr: 'Les ouvriers rentrent ; le gouvernail vous revient.',
    },
  ],
  [
    'shipBeside',
    { seat: 0, ship: 'ship 1' },
    {
      en: 'Ship 1 of yours is dragged to the right of space 6.',
      de: 'Schiff 1 von dir fährt von nun an neben den anderen her.',
      fr: 'Vous : le navire 1 est entraîné à droite de la case 6.',
    },
  ],
]

test.each(LANGUAGES)('a sentence agrees with who is spoken to: %s', async (language) => {
  const { said, toMara, text } = await tableIn('new-bedford', language)
  expect(TOWN.map(([type, fields]) => text(toMara(said(type, fields))))).toEqual(
    TOWN.map(([, , told]) => told[language]),
  )
})

test('steps of a turn are one line, and what is done again is not said again', async () => {
  const { said, toMara, text, words } = await tableIn('new-bedford', 'en')
  const placed = said('workerPlaced', { seat: 0, space: 'forest' })
  const wood = said('goodsTaken', { seat: 0, amount: 2, good: 'wood' })
  const brick = said('goodsTaken', { seat: 0, amount: 1, good: 'brick' })
  const line = joined(joined(placed, wood, words), brick, words)
  expect(text(line)).toBe('Mara places a worker in the Forest; takes 2 wood, 1 brick.')
  expect(text(toMara(line))).toBe('You place a worker in the Forest; take 2 wood, 1 brick.')
})

test.each([
  ['en', 'You place a worker at the Warehouse; take 2 brick.'],
  ['de', 'Du setzt einen Arbeiter ins Lagerhaus; nimmst 2 Ziegel.'],
  ['fr', 'Vous placez un ouvrier à l’Entrepôt ; prenez 2 briques.'],
] as const)('the same taken twice is one sum: %s', async (language, told) => {
  const { said, toMara, text, words } = await tableIn('new-bedford', language)
  const placed = said('workerPlaced', { seat: 0, space: 'warehouse' })
  const brick = said('goodsTaken', { seat: 0, amount: 1, good: 'brick' })
  expect(text(toMara(joined(joined(placed, brick, words), brick, words)))).toBe(told)
})
