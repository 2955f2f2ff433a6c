import { messages } from './messages.ts'

/** Everything that the house itself says in English: `messages` stands on every page, the rest is loaded with its pages. */
export const en = {
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

export type HouseLanguage = typeof en
