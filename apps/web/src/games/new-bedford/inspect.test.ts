import { type Phrase, plain } from '@gam/kernel'
import { BUILDINGS, newBedford } from '@gam/new-bedford'
import { table as de } from '@gam/new-bedford/words/de/table'
import { table as en } from '@gam/new-bedford/words/en/table'
import { expect, test } from 'vitest'
import { played } from '../../session/played.test-support.ts'
import { townBoard } from './board.tsx'
import { termIn } from './seen.ts'

const NAMES = ['Ann', 'Ben']
const OPTIONS = { captains: ['stubb'] }

/** The list of options shows so many sentences of a piece. */
const SHOWN = 2

test.each([
  ['English', en, /You lack (.+?)\./],
  ['German', de, /Dir fehl(?:t|en) (.+?)\./],
] as const)(
  'a building looked at says what one lacks, whose it is and what it takes to use it: %s',
  async (_, words, lacks) => {
    const { enough, fee } = words.inspected
    await townBoard.fetchRest?.()
    const met = { saved: 0, short: 0, owner: 0, supply: 0 }
    for (let nth = 1; nth <= 3; nth++)
      for (const { moment, table, sitting } of played(newBedford, NAMES, OPTIONS, nth)) {
        const said = (phrases: readonly Phrase[]) =>
          phrases
            .map((phrase) =>
              plain(phrase, ({ kind, value }) =>
                kind === 'seat' ? sitting.seats[Number(value)] : termIn(words, kind, value),
              ),
            )
            .join(' ')
        for (const { action, refusal } of moment.decision?.options ?? []) {
          const name = action.type === 'build' ? action.building : action.type === 'place' ? action.space : ''
          const looked = townBoard.inspect(`building ${name}`, moment, table, words)
          if (!looked || BUILDINGS.indexOf(name) < 0 || refusal?.reason.type === 'built') continue
          const text = said(looked.text)
          if (action.type === 'build' && !refusal) {
            expect(text).not.toMatch(lacks)
            if (text.includes(enough.now)) met.saved++
          } else if (refusal?.reason.type === 'costShort') {
            const { wood, food, brick, money } = refusal.reason
            const figures = [wood, food, brick, money].filter((n) => n !== 0)
            expect(text.match(lacks)?.[1].match(/\d+/g)?.map(Number)).toEqual(figures)
            met.short++
          } else if (action.type === 'place' && refusal?.reason.type !== 'notBuilt') {
            const owner = moment.view.state.owners[BUILDINGS.indexOf(name)]
            if (owner === moment.viewer) continue
            const shown = said(looked.text.slice(0, SHOWN))
            expect(shown).toContain(sitting.seats[owner])
            expect(shown).toContain(fee(owner >= NAMES.length))
            met[owner < NAMES.length ? 'owner' : 'supply']++
          }
        }
      }
    for (const [kind, times] of Object.entries(met)) expect(times, kind).toBeGreaterThan(0)
  },
)
