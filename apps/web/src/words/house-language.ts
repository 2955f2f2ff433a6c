import type { DailyWords } from './daily-words.ts'
import type { AccountWords } from './en/account.ts'
import type { Messages } from './en/messages.ts'
import type { RemoteWords } from './en/remote.ts'
import type { ReplayWords } from './en/replays.ts'
import type { ResultWords } from './en/result.ts'
import type { RulebookWords } from './en/rulebook.ts'
import type { SettingsWords } from './en/settings.ts'
import type { SetupWords } from './en/setup.ts'
import type { LearnWords } from './learn-words.ts'
import type { PuzzleWords } from './puzzle-words.ts'
import type { SetWords } from './set-words.ts'

/** Everything that the house itself says in one language: the `index.ts` of its folder. */
export interface HouseLanguage {
  /** What stands on every page. */
  readonly messages: Messages
  remote(): Promise<RemoteWords>
  account(): Promise<AccountWords>
  daily(): Promise<DailyWords>
  puzzles(): Promise<PuzzleWords>
  sets(): Promise<SetWords>
  learn(): Promise<LearnWords>
  replays(): Promise<ReplayWords>
  setup(): Promise<SetupWords>
  result(): Promise<ResultWords>
  settings(): Promise<SettingsWords>
  rulebook(): Promise<RulebookWords>
}
