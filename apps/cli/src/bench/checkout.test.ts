import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkoutOf } from './checkout.ts'

test('a checkout that knows one search only is measured by it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gam-checkout-'))
  const sources = path.join(folder, 'apps/cli/src')
  await mkdir(path.join(sources, 'bench'), { recursive: true })
  await writeFile(path.join(sources, 'games.ts'), 'export const gameOf = (id) => ({ id })')
  await writeFile(
    path.join(sources, 'bench/runners.ts'),
    'export const seatsOf = () => 4\nexport const runnersOf = () => ({ playouts: () => 2, search: () => 500 })',
  )
  const checkout = checkoutOf(folder, 'cards')
  const units = async (activity: 'playouts' | 'search' | 'plain') =>
    (await checkout.ask({ activity, amount: { calls: 3 } })).units
  try {
    expect([await units('playouts'), await units('search'), await units('plain')]).toEqual([6, 1500, 1500])
  } finally {
    checkout.leave()
    await rm(folder, { recursive: true })
  }
})
