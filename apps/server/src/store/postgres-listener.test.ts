import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import { openBase } from './base.ts'
import type { Hint } from './hint.ts'

test('whatever a process hints at is heard by another one, word for word', async () => {
  const url = await freshDatabase()
  const [here, there] = await Promise.all([openBase({ url }), openBase({ url })])
  onTestFinished(async () => {
    await Promise.all([here.close(), there.close()])
  })
  const hint: Required<Hint> = {
    from: 'here',
    tables: ['a'],
    moves: ['b', 'c'],
    log: [['b', 2, 'first', 'play', 0, '{}', 3]],
    people: ['ann'],
    sessions: ['hash'],
    presence: [{ table: 'a', people: ['ann'], spectators: 3 }],
  }
  const heard = new Promise<Hint>((settle) => {
    void there.listen(settle, () => undefined).then(() => here.hint(here.db, hint))
  })
  expect(await heard).toEqual(hint)
})
