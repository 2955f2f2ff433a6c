import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Game, Sfc32, Sitting, writeReplay } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { CARDS, newHome } from '../gam.test-support.ts'
import { findCommand } from './commands.ts'
import { newTable, PlayTable, savedTable } from './table.ts'

test('a save that cannot be used is explained and left as it is', () => {
  const home = newHome()
  const begun = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'abc' })
  const good = JSON.stringify({ ...writeReplay(begun), players: ['person', 'random'] })
  const cases: [string, string, RegExp][] = [
    ['cut off', good.slice(0, 200), /it is no JSON, or was cut off/],
    ['empty', '', /it is empty/],
    ['something else', '{"a":1}', /neither a saved game nor the record of one/],
    [
      'a newer version',
      good.replace('"version":1', '"version":2'),
      /its version is 2; this program reads version 1/,
    ],
    [
      'other rules',
      good.replace('"rules":1', '"rules":99'),
      /version 99 of the rules of .*; this program knows version 1/,
    ],
    [
      'unknown game',
      good.replace(CARDS, 'whale-rider-cards'),
      /no game "whale-rider-cards".*Did you mean whale-riders-cards/,
    ],
    ['another end', good.replace(/"hash":"\w/, '"hash":"z'), /do not lead to the position/],
    ['a name that would draw', good.replace('"Ann"', '"\\u001b[2JAnn"'), /control characters/],
    ['a bot nobody knows', good.replace('"random"', '"kraken"'), /no bot "kraken"/],
  ]
  for (const [what, text, message] of cases) {
    const file = path.join(home, `${what}.json`)
    writeFileSync(file, text)
    expect(() => savedTable(file, { save: true }), what).toThrow(message)
    expect(readFileSync(file, 'utf8')).toBe(text)
  }
})

test('bots that take any style have one each, drawn by the seed and kept with the game', () => {
  const wishes = {
    seats: 'Ann,Ben,Cy,Dan',
    bots: 'easy/any,hard/any,normal/seller',
    seed: 'abc',
    save: false,
  }
  const bots = (table: PlayTable) => table.desk.seats.map(({ bot }) => bot)
  const table = newTable(cardGame, [], wishes)
  const [ann, ben, cy, dan] = bots(table)
  expect([ann, dan]).toEqual([null, 'normal/seller'])
  expect(ben).toMatch(/^easy\/(collector|stormer|jeweller)$/)
  expect(cy).toMatch(/^hard\/(collector|stormer|jeweller)$/)
  expect(ben?.slice(5)).not.toBe(cy?.slice(5))
  expect(bots(newTable(cardGame, [], wishes))).toEqual([ann, ben, cy, dan])
  const file = path.join(newHome(), 'styles.json')
  table.copyTo(file)
  expect(bots(savedTable(file, { save: false }))).toEqual([ann, ben, cy, dan])
})

/** A game of two people in which the first is asked for one card of the log. */
function atWindow(): { sitting: Sitting; card: string } {
  const game: Game = newBedford
  for (let deal = 0; ; deal++) {
    const chance = new Sfc32(deal)
    const options = { shipsLog: true }
    let sitting: Sitting = Sitting.begin(game, { seats: ['Ann', 'Ben'], seed: `window ${deal}`, options })
    while (sitting.decision) {
      const { seat, step } = sitting.decision
      const open = sitting.decision.options.flatMap(({ text, refusal }) => (refusal ? [] : [text]))
      if (step === 'playLog' && seat === 0 && open.length === 2)
        return { sitting, card: open[0].replace('play ', '') }
      sitting = sitting.submit(seat, open[chance.below(open.length)])
    }
  }
}

test('SL-05 what somebody ordered is passed for them, kept with the game, and taken back by naming it again', async () => {
  const { sitting, card } = atWindow()
  const table = new PlayTable(sitting, ['person', 'person'], null)
  const said: string[] = []
  const type = async (typed: string) => {
    const [, ...rest] = typed.split(' ')
    const at = {
      table,
      seat: 0,
      say: (...lines: readonly string[]) => said.push(...lines),
      leave: () => null,
    }
    return findCommand(newBedford, typed)?.run(at, rest.join(' '))
  }
  await type('orders')
  expect(said.join('\n')).toContain(`hold ${card}`)
  await expect(type('orders hold coffin')).rejects.toThrow('no standing order')
  await type(`orders hold ${card}`)
  expect(table.sitting.codes.length).toBeGreaterThan(sitting.codes.length)
  expect(table.sitting.movers.at(-1)).toBe(0)
  expect(table.ordersOf(0).held).toEqual([`hold ${card}`])
  const file = path.join(newHome(), 'ordered.json')
  table.copyTo(file)
  const again = savedTable(file, { save: false })
  expect(again.ordersOf(0).held).toEqual([`hold ${card}`])
  expect(again.ordersOf(1).held).toEqual([])
  await type(`orders hold ${card}`)
  expect(table.ordersOf(0).held).toEqual([])
  expect(said.at(-1)).toBe(`You are asked again: hold ${card}`)
})
