import type { AskInfo, TableInfo } from '@gam/protocol/wire'
import { expect, test } from 'vitest'
import { askForMe, askOfMine, waitedFor } from './asks.ts'

type Part = Pick<TableInfo, 'asks' | 'you' | 'seats'>

const bot: AskInfo = {
  ...{ kind: 'bot', seat: 1, person: 'ann', name: 'Ann', at: 0, agreed: [0], waiting: [2], until: 600_000 },
}
const sit: AskInfo = {
  ...{ kind: 'sit', seat: 1, person: 'dora', name: 'Dora', at: 0, agreed: [], waiting: [0, 2], until: null },
}

function at(seat: number | null, host: boolean, ...asks: AskInfo[]): TableInfo {
  const part: Part = {
    asks,
    you: { seat, host, removed: false },
    seats: ['Ann', 'Ben', 'Cy'].map((name, i) => ({
      ...{
        name,
        flag: i + 1,
        kind: 'person',
        bot: null,
        person: name,
        vacant: false,
        out: false,
        program: false,
        kept: null,
        since: null,
      },
      ...{
        committed: true,
        standsFor: null,
        seen: null,
        vacation: null,
        presence: i === 1 ? 'away' : 'here',
      },
    })),
  }
  return JSON.parse(JSON.stringify(part))
}

test('those who play answer, and whoever has agreed waits for the others', () => {
  expect(askForMe(at(2, false, bot), 'cy')).toEqual(bot)
  expect(askForMe(at(0, true, bot), 'ann')).toBeNull()
  expect(askForMe(at(null, false, bot), 'dora')).toBeNull()
  expect(askOfMine(at(0, true, bot), 'ann')).toEqual(bot)
  expect(askOfMine(at(2, false, bot), 'cy')).toBeNull()
  expect(waitedFor(at(0, true, bot), bot)).toEqual(['Cy'])
  expect(waitedFor(at(0, true, bot), { ...bot, waiting: [1] })).toEqual([])
})

test('about who sits down the host is asked even without a seat, and the asker is not', () => {
  expect(askForMe(at(null, true, sit), 'host')).toEqual(sit)
  expect(askForMe(at(2, false, sit), 'cy')).toEqual(sit)
  expect(askForMe(at(null, false, sit), 'dora')).toBeNull()
  expect(askOfMine(at(null, false, sit), 'dora')).toEqual(sit)
})
