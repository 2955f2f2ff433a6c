import { expect, onTestFinished, test } from 'vitest'
import { newStore } from '../server.test-support.ts'
import { openBase } from './base.ts'
import { ChatStore } from './chat-store.ts'

test('of a long talk the last thousand lines are kept, and those that were reported', async () => {
  const { env, remove } = await newStore('sqlite')
  const base = await openBase({ folder: env.DATA })
  onTestFinished(() => base.close().then(remove))
  const chat = new ChatStore(base, 'here')
  const say = (nth: number) =>
    chat.add('table', {
      submission: `line-${nth}`,
      person: 'ann',
      name: 'Ann',
      program: false,
      seat: null,
      text: `${nth}`,
      at: nth,
    })
  await say(1)
  await say(2)
  await chat.report('table', 1, 'ben', 'rude', 3)
  for (let nth = 3; nth <= 1003; nth++) await say(nth)
  const kept = await chat.after('table', 0, 5000)
  expect(kept.slice(0, 2).map(({ id }) => id)).toEqual([1, 4])
  expect(kept).toHaveLength(1001)
  expect((await chat.reported(10)).map(({ text }) => text)).toEqual(['1'])
})
