import type { Game } from '@gam/kernel'
import { type Answer, answerTo, type Choice, type Targets } from './choosing.ts'

/** What I laid out for my next turn while others play. Nobody else hears of it. */
export interface Ghost {
  readonly viewer: number
  readonly target: string
  readonly piece: string
}

/** Actions with more forms than this are amounts and payments: those are agreed on in a panel, when they are asked for. */
const MOST_FORMS = 5000

/** All targets that a first click can choose in a game, whoever's turn it is. */
export function choosableIn({ actions }: Game, targetsOf: Targets): ReadonlySet<string> {
  const targets = Object.values(actions.verbs)
    .filter(({ size }) => size <= MOST_FORMS)
    .flatMap(({ base, size }) =>
      Array.from({ length: size }, (_, i) => targetsOf(actions.write(base + i)).slice(0, 1)).flat(),
    )
  return new Set(targets)
}

/** A second click on the same piece takes it back. */
export function laid(now: Ghost | null, next: Ghost): Ghost | null {
  return now?.viewer === next.viewer && now.piece === next.piece ? null : next
}

/** What it means now that I am asked; null: it is not possible any more. */
export function offered(
  ghost: Ghost,
  viewer: number | null,
  choices: readonly Choice[],
): Extract<Answer, { kind: 'act' | 'ask' }> | null {
  if (ghost.viewer !== viewer) return null
  const answer = answerTo(choices, [], ghost.target)
  return answer.kind === 'act' || answer.kind === 'ask' ? answer : null
}
