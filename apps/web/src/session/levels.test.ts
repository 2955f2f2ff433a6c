import { GAMES } from '@gam/games'
import { LANGUAGES } from '@gam/kernel'
import { expect, test } from 'vitest'
import { loadUi } from '../words/language.ts'
import { botTitle, inStyle, onLevel, styleChoices, styleOf } from './levels.ts'

test('a bot keeps its style on another level, and its level in another style', () => {
  expect(onLevel('normal/builder', 'hard')).toBe('hard/builder')
  expect(onLevel('normal', 'hard')).toBe('hard')
  expect(onLevel(null, 'hard')).toBe('hard')
  expect(inStyle('normal/builder', 'any')).toBe('normal/any')
  expect(inStyle('normal/builder', null)).toBe('normal')
  expect(styleOf('normal')).toBeNull()
})

test.each(LANGUAGES)('every plan of every game is a style with words of its own in %s', async (language) => {
  const ui = await loadUi(language)
  for (const { id, plans, languages } of GAMES) {
    const styles = (await (await languages[language]()).styles?.()) ?? {}
    const names = Object.keys((await plans?.()) ?? {})
    expect(Object.keys(styles), id).toEqual(names)
    const titles = styleChoices(ui, styles).map(([, title]) => title)
    expect(new Set(titles).size).toBe(names.length + 2)
    // They stand beside a level in one line of a seat.
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(15)
    expect(botTitle(`easy/${names[0]}`, ui, styles)).toBe(`${ui.levels.easy}, ${titles[2]}`)
    expect(botTitle('easy', ui, styles)).toBe(ui.levels.easy)
  }
})
