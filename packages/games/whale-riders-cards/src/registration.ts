import type { Registration } from '@gam/kernel'

export const registration: Registration = {
  id: 'whale-riders-cards',
  game: async () => (await import('./game.ts')).cardGame,
  judgement: async () => (await import('./judgement.ts')).judgement,
  rules: async () => (await import('./rules.ts')).rules,
}
