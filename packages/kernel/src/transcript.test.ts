import { expect, test } from 'vitest'
import { beach, pebbles } from './pebbles.test-support.ts'
import { Sitting } from './sitting.ts'
import { transcript } from './transcript.ts'

const begun = Sitting.at(
  pebbles,
  { seats: ['Ann', 'Ben'], seed: 'tide' },
  beach({ Ann: { hand: { white: 2, black: 1 } }, Ben: { hand: { grey: 1 } }, turns: 6 }),
)
const played = begun.submit(0, 'lay white', 'bury white').submit(1, 'lay grey')

test('a game is told move by move, then the points', () => {
  expect(transcript(played)).toBe(`Pebbles: Ann, Ben

  1 Ann: lay white
    Ann lays a white pebble.
  2 Ann: bury white
    Ann buries a white pebble.
    Ann is done.
  3 Ben: lay grey
    Ben lays a grey pebble.

Ann: 1 (White 1)
Ben: 2 (Grey 2)
`)
})

test('a finished game gives the places', () => {
  const over = played.submit(1, 'end turn')
  expect(over.over).toBe(true)
  expect(transcript(over)).toMatch(/\n2\. Ann: 1 \(White 1\)\n1\. Ben: 2 \(Grey 2\)\n$/)
})

test('a viewer is told of events what that seat may know', () => {
  expect(transcript(played, 0)).toContain('Ann buries a white pebble.')
  for (const viewer of [1, null]) {
    expect(transcript(played, viewer)).toContain('Ann buries one.')
    expect(transcript(played, viewer)).not.toContain('buries a white')
  }
})

test('it begins with what happened before the first move', () => {
  const sitting = Sitting.begin(pebbles, { seats: ['Ann', 'Ben'], seed: 'tide' })
  const lines = transcript(sitting, null).split('\n')
  const [ann, ben] = ['    Ann gets one.', '    Ben gets one.']
  expect(lines.slice(0, 9)).toEqual(['Pebbles: Ann, Ben', '', ann, ann, ann, ben, ben, ben, ''])
  expect(lines.slice(-3)).toEqual(['Ann: 0', 'Ben: 0', ''])
})
