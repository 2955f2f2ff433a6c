import type { Registration } from '@gam/kernel'

export const registration: Registration = {
  id: 'whale-riders',
  game: async () => (await import('./game.ts')).whaleRiders,
  judgement: async () => (await import('./judgement.ts')).judgement,
  rules: async () => (await import('./rules.ts')).rules,
}
