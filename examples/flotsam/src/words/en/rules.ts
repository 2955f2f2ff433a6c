import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

export const rules: RuleTexts<typeof RULES> = {
  'FL-01': 'Every day each boat puts out once, in turn. After the last day most barrels ashore win.',
  'FL-02': 'At sea you haul as often as you dare: roll the die, and so many barrels come aboard.',
  'FL-03':
    'A 1 is a squall: all that is aboard drifts, and your trip is over. The boat that puts out next begins with what drifts.',
  'FL-04':
    'Instead of hauling you may land: what is aboard is yours. A boat with 20 barrels or more lands at once.',
  'FL-05': 'Nobody lands before the first haul of a trip.',
}
