import type { Registration } from '@gam/kernel'

export const registration: Registration = {
  id: 'new-bedford',
  game: async () => (await import('./playable.ts')).newBedford,
  whole: async () => (await import('./game.ts')).newBedford,
  judgement: async () => (await import('./judgement.ts')).judgement,
  rules: async () => (await import('./rules.ts')).rules,
}
