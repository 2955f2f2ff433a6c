import { expect, onTestFinished, test, vi } from 'vitest'
import { Batcher } from './batcher.ts'

/** A batcher whose end is in our hands. */
function begun(lanes: number, most = 10) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const under: { group: readonly string[]; end: () => void }[] = []
  const told: string[] = []
  const groups = new Batcher<string>({
    most,
    lanes,
    act: (group) =>
      new Promise((settle) => under.push({ group, end: () => settle(() => void told.push(...group)) })),
  })
  const turn = () => new Promise((next) => setImmediate(next))
  return { groups, under, told, turn }
}

test('what comes in one moment is done together, what comes meanwhile after it', async () => {
  const { groups, under, told, turn } = begun(4)
  for (const one of ['a', 'b']) groups.add(one)
  await turn()
  groups.add('c')
  await turn()
  expect(under.map(({ group }) => group)).toEqual([['a', 'b']])
  under[0].end()
  await turn()
  expect(told).toEqual(['a', 'b'])
  expect(under[1].group).toEqual(['c'])
  under[1].end()
  await groups.idle()
  expect(told).toEqual(['a', 'b', 'c'])
})

test('one that is held up does not hold up the others, and they are not done twice', async () => {
  const { groups, under, told, turn } = begun(3)
  groups.add('stuck')
  await turn()
  groups.add('next')
  await turn()
  expect(under).toHaveLength(1)
  vi.advanceTimersByTime(1500)
  await turn()
  expect(under.map(({ group }) => group)).toEqual([['stuck'], ['next']])
  expect(groups.age).toBe(1500)
  under[1].end()
  await turn()
  expect(told).toEqual(['next'])
  groups.add('later')
  await turn()
  under[2].end()
  await turn()
  under[0].end()
  await groups.idle()
  expect(told).toEqual(['next', 'later', 'stuck'])
  expect(groups.age).toBe(0)
})

test('there are never more under way than there are lanes, and what waits is done when one is free', async () => {
  const { groups, under, told, turn } = begun(2)
  for (const one of ['a', 'b', 'c']) {
    groups.add(one)
    await turn()
    vi.advanceTimersByTime(1500)
    await turn()
  }
  expect(under.map(({ group }) => group)).toEqual([['a'], ['b']])
  under[0].end()
  await turn()
  await turn()
  expect(under[2].group).toEqual(['c'])
  for (const { end } of under) end()
  await groups.idle()
  expect(told.toSorted()).toEqual(['a', 'b', 'c'])
})
