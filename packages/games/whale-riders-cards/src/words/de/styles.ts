import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  seller: { title: 'Verkäufer', about: 'Verkauft, sobald es geht, wer auch immer daran verdient.' },
  collector: {
    title: 'Sammler',
    about: 'Eine Ware nach der anderen: die, von der er am meisten hat, verkauft mit dem größeren Anteil.',
  },
  stormer: {
    title: 'Stürmer',
    about: 'Weht fort, was die anderen ausgelegt haben, und legt selbst nur Billiges.',
  },
  jeweller: { title: 'Juwelier', about: 'Die teuerste Ware zuerst, wie lange ihr Verkauf auch dauert.' },
}
