import { newBedford } from '@gam/new-bedford'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { misfitsOf } from './fitting.ts'
import { movesOf, played, playOut, sitDown } from './playing.ts'
import { find } from './tables.ts'
import { asked, EVERYTHING, FOUR, loggingly, type Town, wellLogged } from './towns.ts'
import { COLOURS, expectAxeClean, OUTSIDE, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

function logged(until: (town: Town) => boolean, names = FOUR): Town {
  return find(newBedford, { names, options: EVERYTHING, move: loggingly, until })
}

function openIn({ decision }: Town): string[] {
  return (decision?.options ?? []).flatMap(({ text, refusal }) => (refusal ? [] : [text]))
}

async function arrive(...args: Parameters<typeof visit> extends [Browser, ...infer R] ? R : never) {
  const visited = await visit(browser, ...args)
  onTestFinished(visited.leave)
  return visited
}

/** Among the tests a game is clicked from here on; `npm run trials` has it from the first choice at sea. */
const LONG = process.env.TRIALS === 'long'
const FROM = LONG ? 1 : 11

test('a game of two with the log and all tokens, clicked through visible targets from a choice at sea to the result', async () => {
  const { page, address, complaints } = await arrive(OUTSIDE, { settings: { confirm: 'never' } })
  const atSea = (town: Town) =>
    town.state.round >= FROM &&
    asked(town, 'select') &&
    openIn(town).some((text) => text.startsWith('take card'))
  await sitDown(page, address, logged(atSea, ['Mara', 'Ilse']))
  // A card of the log before all else, two times in three.
  const clicked = await playOut(page, (click) => ({
    which: click * 7,
    wanted: click % 3 > 0 ? ['card '] : [],
  }))
  await page.getByRole('heading', { level: 1, name: /win/i }).waitFor()
  expect(clicked[0].asked).toMatch(/a token or a card$/)
  expect(await page.locator('[data-result]').textContent()).toContain('Ship’s Log')
  expect(complaints).toEqual([])
})

test('SL-05 a card’s moment is a calm question: its tab is lit, and one can order not to be asked again', async () => {
  const { page, address, complaints } = await arrive()
  const sitting = logged((town) => asked(town, 'playLog') && openIn(town).length === 2)
  const held = `hold ${openIn(sitting)[0].replace('play ', '')}`
  await sitDown(page, address, sitting)
  const tabs = page.locator('[data-pages="0"] [data-state="open"]')
  expect(await tabs.count()).toBeGreaterThan(0)
  expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/^Play .*\?$/)
  expect(await page.locator('[data-option]').allTextContents()).toEqual(['Pass'])
  await page.getByRole('button', { name: 'Do not ask me again this round' }).waitFor()
  await expectAxeClean(page, 'window')
  const moves = await movesOf(page)
  await page.locator('[data-orders]').click()
  const dialog = page.getByRole('dialog', { name: 'Standing orders' })
  await expectAxeClean(page, 'orders')
  await dialog.locator(`[data-order="${held}"]`).click()
  // Nothing but a pass was left, so it is done, and the order is there to be seen.
  await played(page, moves)
  await dialog.locator(`[data-held="${held}"]`).waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('[data-orders="1"]').click()
  await dialog.getByRole('button', { name: 'Ask me again', exact: true }).click()
  await dialog.getByText('You have given none.').waitFor()
  expect(await dialog.locator(`[data-order="${held}"]`).count()).toBe(1)
  expect(complaints).toEqual([])
})

test('SL-05 orders fit on a phone, in German too', async () => {
  const { page, address } = await arrive(OUTSIDE, { settings: { language: 'de' } })
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(
    page,
    address,
    logged((town) => asked(town, 'playLog')),
  )
  await page.getByRole('button', { name: 'In dieser Runde nicht mehr fragen' }).waitFor()
  expect(await misfitsOf(page)).toEqual([])
  await page.locator('[data-orders]').click()
  await page.getByRole('dialog', { name: 'Anweisungen' }).getByText('Du hast keine gegeben.').waitFor()
})

test('SL-73 an omen that strikes lies open with every way to bear it', async () => {
  const { page, address } = await arrive(OUTSIDE, { settings: { confirm: 'never' } })
  const sitting = logged((town) => asked(town, 'struck') && (town.decision?.options.length ?? 0) > 2)
  await sitDown(page, address, sitting)
  const open = sitting.decision?.options.filter(({ refusal }) => !refusal).length ?? 0
  const panel = page.getByRole('region', { name: 'What is asked' })
  expect(await panel.locator('[data-state="open"]').count()).toBe(open)
  await expectAxeClean(page, 'struck')
  const moves = await movesOf(page)
  await panel.locator('[data-state="open"]').last().click()
  await played(page, moves)
})

const late = logged(wellLogged)

for (const [theme, rules] of [['light'], ['dark', COLOURS]] as const)
  test(`the table with everything on is clean in axe, ${theme}`, async () => {
    const { page, address, complaints } = await arrive(OUTSIDE, { settings: { theme } })
    await sitDown(page, address, late)
    await expectAxeClean(page, 'late', rules)
    // Colours do not depend on what is asked, nor on the size.
    if (rules === COLOURS && !LONG) return
    await sitDown(
      page,
      address,
      logged((town) => asked(town, 'library') && town.state.round > 5),
    )
    await expectAxeClean(page, 'library', rules)
    await page.setViewportSize({ width: 390, height: 844 })
    await sitDown(page, address, late)
    for (const tab of ['sea', 'players']) {
      await page.locator(`[data-tab="${tab}"]`).click()
      await expectAxeClean(page, `phone, ${tab}`, rules)
    }
    expect(complaints).toEqual([])
  })

test('every card tells what it is by keyboard and on a click', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, late)
  await page.locator('[data-pages="1"] [data-piece]').first().click()
  const bubble = page.locator('[data-inspector]')
  await bubble.waitFor()
  expect(await bubble.textContent()).toMatch(/Benedikt’s, (still to be used|in force|used)/)
  await page.keyboard.press('Escape')
  const spoken = page.locator('[data-spoken]')
  await page.keyboard.press('s')
  await expect.poll(() => spoken.textContent()).toMatch(/Cards lying open: .+, lies open\. /)
  await page.keyboard.press('g')
  await expect.poll(() => spoken.textContent()).toMatch(/Your log, \d+ pages?: /)
})
