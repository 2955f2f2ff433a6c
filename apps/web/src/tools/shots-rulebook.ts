import { type Act, acts, atTable, chosen, clicked, clickedIfShown, type Shot, seen } from './shot.ts'

/** The book is open, and the page has gone where its address says. */
const opened = acts(seen('article [data-section]'), (page) => page.waitForTimeout(400))

function searched(query: string): Act {
  return acts(
    opened,
    (page) => page.getByRole('search').getByRole('textbox').fill(query),
    seen('[data-results] mark'),
  )
}

export const shots: readonly Shot[] = [
  { name: 'rulebook-shelf', path: '/rules' },
  { name: 'rulebook-cards', path: '/rules/whale-riders-cards', act: opened },
  { name: 'rulebook-riders-box', path: '/rules/whale-riders#box', act: opened },
  { name: 'rulebook-town-building', path: '/rules/new-bedford#NB-57', act: opened },
  { name: 'rulebook-town-search', path: '/rules/new-bedford', act: searched('half lay') },
  {
    name: 'rulebook-town-contents',
    path: '/rules/new-bedford#building-inn',
    // On a small screen the contents lie in a drawer; elsewhere they stand beside the text.
    act: acts(opened, clickedIfShown('role=button[name=/Contents|Inhalt|Sommaire/]')),
  },
  {
    name: 'rulebook-dialog',
    path: '/table/cards-late',
    act: acts(
      chosen('[data-state="refused"]', '[data-refusal]'),
      clicked('[data-refusal] button'),
      seen('dialog[open] li[data-lit]'),
    ),
  },
  {
    name: 'rulebook-dialog-all',
    path: '/table/cards-late',
    act: acts(
      atTable,
      clicked('role=button[name=/^Men[uü]$/] >> visible=true'),
      clicked('dialog[open] >> role=button[name=/^(Rules|Regeln|Règles)$/]'),
      seen('dialog[open] search'),
    ),
  },
  {
    name: 'rulebook-print',
    path: '/rules/whale-riders#buy',
    act: acts(opened, (page) => page.emulateMedia({ media: 'print' })),
  },
]
