import { expect, onTestFinished, test } from 'vitest'
import { DELIVERIES, Deliveries, type DeliveryLimits, type Outcome } from './deliveries.ts'
import { Answered, Hopeless } from './dialer.ts'

function newDeliveries(limits: Partial<DeliveryLimits> = {}) {
  const told: string[] = []
  const deliveries = new Deliveries((way: string, outcome: Outcome) => told.push(`${way} ${outcome}`), {
    ...DELIVERIES,
    deadline: 60_000,
    again: [1, 1],
    ...limits,
  })
  onTestFinished(() => deliveries.close())
  return { deliveries, told }
}

/** Never ends by itself. */
const stuck = () => new Promise<never>(() => undefined)

test('whoever’s calls are stuck waits behind themselves; everybody else is told', async () => {
  const { deliveries, told } = newDeliveries()
  let begun = 0
  for (let i = 0; i < 10; i++)
    deliveries.add({
      person: 'Ann',
      way: 'webhook',
      run: () => {
        begun++
        return stuck()
      },
    })
  deliveries.add({ person: 'Ben', way: 'push', run: async () => undefined })
  await expect.poll(() => told).toEqual(['push sent'])
  expect([begun, deliveries.waiting]).toEqual([2, 8])
})

test('what does not heed its time loses its place, and the next one is called', async () => {
  const { deliveries, told } = newDeliveries({ each: 1, deadline: 20, again: [] })
  deliveries.add({ person: 'Ann', way: 'webhook', run: stuck })
  deliveries.add({ person: 'Ann', way: 'mail', run: async () => undefined })
  await expect.poll(() => told).toEqual(['webhook failed', 'mail sent'])
})

test('what failed is tried again, until it works or it has been enough', async () => {
  const { deliveries, told } = newDeliveries()
  let tries = 0
  deliveries.add({
    person: 'Ann',
    way: 'push',
    run: async () => {
      if (++tries < 3) throw new Answered(503)
    },
  })
  await expect.poll(() => told).toEqual(['push retried', 'push retried', 'push sent'])
  deliveries.add({ person: 'Ann', way: 'mail', run: () => Promise.reject(new Error('no answer')) })
  await expect.poll(() => told.slice(3)).toEqual(['mail retried', 'mail retried', 'mail failed'])
})

test.each([new Answered(404), new Answered(307), new Hopeless('inside')])(
  'what can never work is not tried again: %s',
  async (error) => {
    const { deliveries, told } = newDeliveries()
    deliveries.add({ person: 'Ann', way: 'webhook', run: () => Promise.reject(error) })
    await expect.poll(() => told).toEqual(['webhook failed'])
    expect(deliveries.waiting).toBe(0)
  },
)

test('what cannot be kept is counted: one person’s, and everybody’s', () => {
  const { deliveries, told } = newDeliveries({ eachWaiting: 3, waiting: 5 })
  const add = (person: string, times: number) => {
    for (let i = 0; i < times; i++) deliveries.add({ person, way: 'webhook', run: stuck })
  }
  add('Ann', 6)
  expect([told.length, deliveries.waiting]).toEqual([1, 3])
  add('Ben', 6)
  expect([told, deliveries.waiting]).toEqual([Array(3).fill('webhook dropped'), 5])
})

test('when it is closed nothing runs on', async () => {
  const { deliveries, told } = newDeliveries()
  let ended = false
  deliveries.add({
    person: 'Ann',
    way: 'webhook',
    run: (signal) =>
      new Promise((_, fail) =>
        signal.addEventListener('abort', () => {
          ended = true
          fail(signal.reason)
        }),
      ),
  })
  deliveries.close()
  await expect.poll(() => told).toEqual(['webhook failed'])
  deliveries.add({ person: 'Ann', way: 'webhook', run: stuck })
  expect([ended, told.at(-1)]).toEqual([true, 'webhook dropped'])
})
