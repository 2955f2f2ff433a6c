import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

export const rules: RuleTexts<typeof RULES> = {
  'FL-01':
    'Jeden Tag fährt jedes Boot einmal hinaus, reihum. Wer nach dem letzten Tag die meisten Fässer an Land hat, gewinnt.',
  'FL-02': 'Auf See fischst du, so oft du dich traust: Würfle, und so viele Fässer kommen an Bord.',
  'FL-03':
    'Eine 1 ist eine Bö: Alles an Bord treibt davon, und deine Fahrt ist zu Ende. Das nächste Boot beginnt mit dem, was treibt.',
  'FL-04':
    'Statt zu fischen, darfst du anlanden: Was an Bord ist, gehört dir. Ein Boot mit 20 Fässern oder mehr landet sofort an.',
  'FL-05': 'Vor dem ersten Fang einer Fahrt landet niemand an.',
}
