import { type Fact, type Phrase, phrase } from '@gam/kernel'
import { type NewBedford, newBedford } from '@gam/new-bedford'
import type { Preview } from '../../session/session.ts'
import type { Proposal } from '../board.ts'
import { deltaOf } from './delta.ts'
import type { TownMoment } from './reading.ts'
import { termIn } from './seen.ts'
import type { TownWords } from './words/town-words.ts'

/** Facts that are worth a sentence of their own before they happen. */
const TOLD = new Set([
  'buildingBuilt',
  'shipLaunched',
  'shipPrepared',
  'shipMovedOut',
  'seasRemoved',
  'whalesFreed',
  'cardTaken',
  'cardPlayed',
  'omenCalmed',
  'shipSailed',
  'shipDestroyed',
  'tokensLost',
  'castawayPlaced',
  'coffinPlaced',
])

export function propose(
  action: Fact,
  preview: Preview<NewBedford>,
  moment: TownMoment,
  words: TownWords,
): Proposal {
  const title = phrase(newBedford, words.words, 'actions', action)
  const seat = moment.viewer
  if (seat === null) return { title, detail: null }
  const own = preview.events.filter((fact) => fact.seat === seat)
  const delta = deltaOf(preview.events, seat)
  const bought = own.find(({ type }) => type === 'goodsPurchased')
  const sentences: Phrase[] = [
    ...(bought ? [[words.proposals.buys(termIn(words, 'good', String(bought.good)))]] : []),
    ...own
      .filter(({ type }) => TOLD.has(type))
      .map((fact) => phrase(newBedford, words.words, 'events', fact)),
    [
      words.proposals.brings(
        delta.map((n) => Math.max(0, n)),
        delta.map((n) => Math.max(0, -n)),
      ),
    ],
    ...(preview.final ? [[words.proposals.next]] : []),
  ].filter((sentence) => sentence.some((part) => part !== ''))
  return { title, detail: sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence])) }
}
