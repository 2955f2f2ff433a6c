import { beforeEach, expect, test } from 'vitest'
import { beCalled, drawName, FIRST_NAMES, goBy, myName, named } from './names.ts'
import { change, currentSettings } from './settings.ts'
import { messages as de } from './words/de/messages.ts'
import { messages as en } from './words/en/messages.ts'

beforeEach(() => change({ name: '', nameDrawn: false }))

test('whoever has not said their name gets one, and keeps it', () => {
  const name = myName()
  expect(FIRST_NAMES).toContain(name)
  expect(myName()).toBe(name)
  expect(currentSettings()).toMatchObject({ name, nameDrawn: true })
})

test('a name that somebody said is theirs; it replaces a drawn one and is never replaced', () => {
  myName()
  beCalled('Hildegard')
  expect(currentSettings()).toMatchObject({ name: 'Hildegard', nameDrawn: false })
  beCalled('Somebody else')
  expect(myName()).toBe('Hildegard')
})

test('whoever says that they go by another name does', () => {
  beCalled('Hildegard')
  goBy('Hilde')
  expect(currentSettings()).toMatchObject({ name: 'Hilde', nameDrawn: false })
})

test('another name is another, and nobody is called like a bot', () => {
  for (const name of FIRST_NAMES) expect(drawName(name)).not.toBe(name)
  for (const { names } of [en, de]) expect(names.filter((name) => myName() === name)).toEqual([])
  expect([...en.names, ...de.names].filter((name) => FIRST_NAMES.some((one) => one === name))).toEqual([])
})

test('a plan that seats "You" seats somebody with a name', () => {
  const seats = named([
    { name: 'You', bot: null },
    { name: 'Du', bot: 'novice' },
    { name: 'Mara', bot: null },
  ])
  expect(seats.map(({ name }) => name)).toEqual([myName(), 'Du', 'Mara'])
})
