import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  seller: { title: 'Vendeur', about: 'Vend dès qu’il le peut, à qui que cela profite.' },
  collector: {
    title: 'Collectionneur',
    about: 'Une marchandise à la fois, celle dont il a le plus, vendue avec la plus grande part.',
  },
  stormer: {
    title: 'Tempétueux',
    about: 'Balaie ce que les autres ont posé, et ne pose lui-même que du bon marché.',
  },
  jeweller: {
    title: 'Joaillier',
    about: 'La marchandise la plus chère d’abord, aussi longue que soit sa vente.',
  },
}
