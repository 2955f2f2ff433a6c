import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  seller: { title: 'Seller', about: 'Sells as soon as it can, whoever gains by it.' },
  collector: {
    title: 'Collector',
    about: 'One good at a time, the one it has most of, sold with the larger share.',
  },
  stormer: { title: 'Stormer', about: 'Blows away what the others have laid, and lays cheap things itself.' },
  jeweller: { title: 'Jeweller', about: 'The dearest good first, however long its sale takes.' },
}
