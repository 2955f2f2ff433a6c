import { expect, test } from 'vitest'
import { remote as de } from './de/remote.ts'
import { remote as en } from './en/remote.ts'
import { remote as fr } from './fr/remote.ts'

test('numbers are words where they are small, and right in singular and plural', () => {
  expect([0, 1, 2, 14].map(en.link.back)).toEqual([
    'Back. Nothing happened meanwhile.',
    'Back. One move happened.',
    'Back. Two moves happened.',
    'Back. 14 moves happened.',
  ])
  expect([1, 2].map(de.link.back)).toEqual([
    'Wieder da. Ein Zug ist inzwischen passiert.',
    'Wieder da. Zwei Züge sind inzwischen passiert.',
  ])
  expect([0, 1, 2, 14].map(fr.link.back)).toEqual([
    'De retour. Il ne s’est rien passé entre-temps.',
    'De retour. Un coup a été joué.',
    'De retour. Deux coups ont été joués.',
    'De retour. 14 coups ont été joués.',
  ])
  expect([60, 300, 45].map(en.pace.move)).toEqual([
    'one minute a move',
    'five minutes a move',
    '45 seconds a move',
  ])
  expect([60, 300, 45].map(de.pace.move)).toEqual([
    'eine Minute je Zug',
    'fünf Minuten je Zug',
    '45 Sekunden je Zug',
  ])
  expect([60, 300, 45].map(fr.pace.move)).toEqual([
    'une minute par coup',
    'cinq minutes par coup',
    '45 secondes par coup',
  ])
  expect([1, 2].map(en.room.needed)).toEqual([
    'One more is needed. Or seat a bot.',
    'Two more are needed. Or seat a bot.',
  ])
  expect([1, 2].map(de.room.needed)).toEqual([
    'Es fehlt noch jemand. Oder setz einen Bot.',
    'Es fehlen noch zwei. Oder setz Bots.',
  ])
  expect([1, 2].map((free) => en.invited.people(3, free))).toEqual([
    'three are here, one seat is free',
    'three are here, two seats are free',
  ])
  expect([1, 2].map((free) => de.invited.people(1, free))).toEqual([
    'eine Person ist da, ein Platz ist frei',
    'eine Person ist da, zwei Plätze sind frei',
  ])
  expect([1, 2].map((free) => fr.invited.people(1, free))).toEqual([
    'une personne est là, une place est libre',
    'une personne est là, deux places sont libres',
  ])
  expect(de.room.sat('Ben', 2, 4)).toBe('Ben hat sich gesetzt. Zwei von vier.')
})

test('French draws names together where it must', () => {
  expect([fr.table.vacant('Ben'), fr.table.vacant('Ilse'), fr.table.vacant('Élodie')]).toEqual([
    'La place de Ben est libre.',
    'La place d’Ilse est libre.',
    'La place d’Élodie est libre.',
  ])
})
