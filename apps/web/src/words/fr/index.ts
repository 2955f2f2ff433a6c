import type { HouseLanguage } from '../en/index.ts'
import { messages } from './messages.ts'

export const fr: HouseLanguage = {
  messages,
  remote: () => import('./remote.ts').then((part) => part.remote),
  account: () => import('./account.ts').then((part) => part.account),
  daily: () => import('./daily.ts').then((part) => part.daily),
  puzzles: () => import('./puzzles.ts').then((part) => part.puzzles),
  sets: () => import('./sets.ts').then((part) => part.sets),
  learn: () => import('./learn.ts').then((part) => part.learn),
  replays: () => import('./replays.ts').then((part) => part.replays),
  setup: () => import('./setup.ts').then((part) => part.setup),
  result: () => import('./result.ts').then((part) => part.result),
  settings: () => import('./settings.ts').then((part) => part.settings),
  rulebook: () => import('./rulebook.ts').then((part) => part.rulebook),
}
