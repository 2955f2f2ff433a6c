/** Which rules there are. Their sentences are the languages'. */
export const RULES = {
  'FL-01': 'rule',
  'FL-02': 'rule',
  'FL-03': 'rule',
  'FL-04': 'rule',
  'FL-05': 'rule',
} as const
