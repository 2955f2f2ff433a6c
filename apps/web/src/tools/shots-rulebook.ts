import type { Page } from 'playwright-core'
import { atTable, type Shot } from './shot.ts'

/** The book is open, and the page has gone where its address says. */
async function opened(page: Page): Promise<void> {
  await page.waitForSelector('article [data-section]')
  if (new URL(page.url()).hash !== '') await page.waitForTimeout(400)
}

/** Something was looked for. */
function searched(query: string): (page: Page) => Promise<void> {
  return async (page) => {
    await opened(page)
    await page.getByRole('search').getByRole('textbox').fill(query)
    await page.waitForSelector('[data-results] mark')
  }
}

/** On a small screen the contents lie in a drawer; elsewhere they stand beside the text. */
async function contents(page: Page): Promise<void> {
  await opened(page)
  const drawer = page.getByRole('button', { name: /Contents|Inhalt/ })
  if (await drawer.isVisible()) await drawer.click()
}

/** A card that may not be played was clicked, and its rule opened. */
async function fromRefusal(page: Page): Promise<void> {
  await atTable(page)
  await page
    .locator('[data-state="refused"]')
    .first()
    .click({ position: { x: 20, y: 60 } })
  await page.locator('[data-refusal] button').first().click()
  await page.waitForSelector('dialog[open] li[data-lit]')
}

/** From the menu of a table: all chapters. */
async function fromMenu(page: Page): Promise<void> {
  await atTable(page)
  await page.getByRole('button', { name: 'Menu' }).and(page.locator(':visible')).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Rules', exact: true }).click()
  await page.waitForSelector('dialog[open] search')
}

async function printed(page: Page): Promise<void> {
  await opened(page)
  await page.emulateMedia({ media: 'print' })
}

export const shots: readonly Shot[] = [
  { name: 'rulebook-shelf', path: '/rules' },
  { name: 'rulebook-cards', path: '/rules/whale-riders-cards', act: opened },
  { name: 'rulebook-cards-example', path: '/rules/whale-riders-cards#CG-13', act: opened },
  { name: 'rulebook-cards-ports', path: '/rules/whale-riders-cards#ports', act: opened },
  { name: 'rulebook-riders', path: '/rules/whale-riders', act: opened },
  { name: 'rulebook-riders-box', path: '/rules/whale-riders#box', act: opened },
  { name: 'rulebook-riders-paying', path: '/rules/whale-riders#paying', act: opened },
  { name: 'rulebook-riders-decrees', path: '/rules/whale-riders#goals', act: opened },
  { name: 'rulebook-riders-editions', path: '/rules/whale-riders#editions', act: opened },
  { name: 'rulebook-town', path: '/rules/new-bedford', act: opened },
  { name: 'rulebook-town-box', path: '/rules/new-bedford#track', act: opened },
  { name: 'rulebook-town-action', path: '/rules/new-bedford#action', act: opened },
  { name: 'rulebook-town-building', path: '/rules/new-bedford#NB-57', act: opened },
  { name: 'rulebook-town-return', path: '/rules/new-bedford#NB-62', act: opened },
  { name: 'rulebook-town-printings', path: '/rules/new-bedford#printings', act: opened },
  { name: 'rulebook-town-captains', path: '/rules/new-bedford#captains', act: opened },
  { name: 'rulebook-town-ahab', path: '/rules/new-bedford#captain-ahab', act: opened },
  { name: 'rulebook-town-promo', path: '/rules/new-bedford#promo', act: opened },
  { name: 'rulebook-town-omens', path: '/rules/new-bedford#omens', act: opened },
  { name: 'rulebook-town-search', path: '/rules/new-bedford', act: searched('half lay') },
  { name: 'rulebook-dialog', path: '/table/late', act: fromRefusal },
  { name: 'rulebook-dialog-all', path: '/table/late', act: fromMenu },
  { name: 'rulebook-print', path: '/rules/whale-riders#buy', act: printed },
  { name: 'rulebook-town-contents', path: '/rules/new-bedford#building-inn', act: contents },
  {
    name: 'rulebook-town-de',
    path: '/rules/new-bedford#building-municipal-office',
    language: 'de',
    act: opened,
  },
]
