import { inSecondPerson, type Phrase, phrase, type Statement } from '@gam/kernel'
import { type NewBedford, newBedford } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { Preview } from '../../session/session.ts'
import type { Proposal } from '../board.ts'
import { deltaOf } from './delta.ts'
import type { TownMoment } from './reading.ts'
import { termIn } from './seen.ts'

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

/** What luck brings, so that there is no way back: the first of these is the reason. */
const LUCK = ['dieRolled', 'tokenDrawn', 'cardRevealed'] as const

/** Who goes on, or that there is no way back though it is still the same person's turn. */
function whatFollows({ told, undo, next }: Preview<NewBedford>, { proposals }: TownWords): string {
  if (next === 'nobody') return proposals.over
  const luck = LUCK.find((type) => told.includes(type))
  if (luck) return proposals.noUndoFor[luck]
  if (next === 'other') return proposals.next
  return undo === 'never' ? proposals.noUndo : ''
}

/** The good that is saved on a build, or had besides, is the last that is said, but not what is meant. */
function meantBy(action: Statement, events: readonly Statement[]): Statement {
  const built = events.find(({ type }) => type === 'buildingBuilt')
  if (action.type === 'save' && built) return { type: 'build', building: built.building }
  const placed = events.find(({ type }) => type === 'workerPlaced')
  return action.type === 'take' && placed ? { type: 'place', space: placed.space } : action
}

/** These are said by the title already. */
const SAME: { readonly [action: string]: string } = {
  build: 'buildingBuilt',
  launch: 'shipLaunched',
  prepare: 'shipPrepared',
}

export function propose(
  action: Statement,
  preview: Preview<NewBedford>,
  moment: TownMoment,
  words: TownWords,
): Proposal {
  const seat = moment.viewer
  const own = preview.events.filter((statement) => statement.seat === seat)
  const meant = meantBy(action, own)
  const title = phrase(newBedford, words.words, 'actions', meant)
  if (seat === null) return { title, detail: null }
  const bought = own.find(({ type }) => type === 'goodsPurchased')
  // What the purchase changes is said by its own sentence.
  const delta = deltaOf(
    preview.events.filter((statement) => statement !== bought),
    seat,
  )
  const sentences: Phrase[] = [
    ...(bought ? [[words.proposals.buys(termIn(words, 'good', String(bought.good)))]] : []),
    ...own
      .filter(({ type }) => TOLD.has(type) && type !== SAME[meant.type])
      .map((statement) =>
        inSecondPerson(seat, phrase(newBedford, words.words, 'events', statement), words.words.second),
      ),
    [
      words.proposals.brings(
        delta.map((n) => Math.max(0, n)),
        delta.map((n) => Math.max(0, -n)),
      ),
    ],
    [whatFollows(preview, words)],
  ].filter((sentence) => sentence.some((part) => part !== ''))
  return { title, detail: sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence])) }
}
