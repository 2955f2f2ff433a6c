import { expect, test } from 'vitest'
import { words } from './words.ts'

test('several things are one message, in the language of whoever is told', () => {
  const { en, de, fr } = { en: words.en.wake, de: words.de.wake, fr: words.fr.wake }
  expect(en.many(['New Bedford', 'Whale Riders', 'New Bedford'], [])).toBe(
    'It is your turn at 3 tables: New Bedford, Whale Riders and New Bedford.',
  )
  expect(en.many([], ['Whale Riders', 'New Bedford'])).toBe('Over: Whale Riders and New Bedford.')
  expect(de.many(['New Bedford', 'Whale Riders'], ['Whale Riders'])).toBe(
    'Du bist an 2 Tischen dran: New Bedford und Whale Riders. Zu Ende: Whale Riders.',
  )
  expect(fr.many(['New Bedford', 'Whale Riders'], ['Whale Riders'])).toBe(
    'À vous de jouer à 2 tables\u00A0: New Bedford et Whale Riders. Partie finie\u00A0: Whale Riders.',
  )
})

test('one table is not several', () => {
  expect(words.en.wake.many(['New Bedford'], ['Whale Riders'])).toBe(
    'It is your turn at New Bedford. Over: Whale Riders.',
  )
  expect(words.de.wake.many(['New Bedford'], ['Whale Riders'])).toBe(
    'Du bist dran: New Bedford. Zu Ende: Whale Riders.',
  )
})
