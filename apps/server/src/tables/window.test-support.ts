import { type Game, type Replay, Sfc32, Sitting, writeReplay } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford/whole'

export interface Window {
  /** A game in which one move of this seat leads to the window. */
  readonly replay: Replay
  readonly mover: number
  readonly move: string
  /** Who is asked there, and could play this one card. */
  readonly holder: number
  readonly card: string
}

/** Shortly before somebody is asked for a card of the log by what another does. */
export function beforeWindow(names: readonly string[]): Window {
  const game: Game = newBedford
  for (let deal = 0; ; deal++) {
    const chance = new Sfc32(deal)
    let before: Sitting = Sitting.begin(game, {
      seats: names,
      seed: `window ${deal}`,
      options: { shipsLog: true },
    })
    while (before.decision) {
      const { seat: mover } = before.decision
      const move = anyOpen(before, chance)
      const after = before.submit(mover, move)
      const window = windowIn(after, mover)
      // Luck comes anew where a game is taken up: only without any does it go there as it went here.
      if (window && !isLucky(before, after) && !isLucky(after, after.submit(window.holder, 'pass')))
        return { replay: writeReplay(before), mover, move, ...window }
      before = after
    }
  }
}

function windowIn({ decision }: Sitting, mover: number): Pick<Window, 'holder' | 'card'> | null {
  const open = decision?.options.flatMap(({ text, refusal }) => (refusal ? [] : [text])) ?? []
  if (decision?.step !== 'playLog' || decision.seat === mover || open.length !== 2) return null
  return { holder: decision.seat, card: open[0].replace('play ', '') }
}

function isLucky(before: Sitting, after: Sitting): boolean {
  return before.draws.some((logged, stream) => logged !== after.draws[stream])
}

function anyOpen({ decision }: Sitting, chance: Sfc32): string {
  const open = decision?.options.flatMap(({ text, refusal }) => (refusal ? [] : [text])) ?? []
  return open[chance.below(open.length)]
}
