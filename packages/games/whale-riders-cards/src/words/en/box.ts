import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

export const box: BoxWords<keyof Box> = {
  data: {
    plain: { title: 'Plain cards', about: 'How many plain cards there are of each good.' },
    bonus: { title: 'Bonus cards', about: 'Cards that show their good twice.' },
    storm: { title: 'Snow storms', about: 'Storm cards of each good.' },
  },
  names: {},
  places: {},
  sources: {},
}
