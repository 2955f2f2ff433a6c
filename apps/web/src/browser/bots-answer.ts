import { levels } from '@gam/bots'
import { registered } from '@gam/games'
import { loadJudged, Sfc32, Sitting } from '@gam/kernel'

const MOVES = 25

/** What a bot makes of a position of each game, to the last digit. */
export async function botsAnswer(id: string): Promise<string> {
  const registration = registered(id)
  if (registration === null) throw new Error(`there is no game ${id}`)
  const { game, judgement } = await loadJudged(registration)
  const luck = new Sfc32(7)
  let sitting = Sitting.begin(game, { seats: ['Ann', 'Ben', 'Cy'], seed: 'sea' })
  for (;;) {
    const { decision, config } = sitting
    if (decision === null) throw new Error('the game is over')
    const open = decision.options.filter(({ refusal }) => !refusal)
    if (sitting.codes.length >= MOVES && open.length > 2) {
      const view = sitting.view(decision.seat)
      const ask = { game, judgement, config, view, decision, seed: 3, budget: { iterations: 200 } }
      return JSON.stringify(levels.normal(ask).found)
    }
    sitting = sitting.submit(decision.seat, open[luck.below(open.length)].text)
  }
}
