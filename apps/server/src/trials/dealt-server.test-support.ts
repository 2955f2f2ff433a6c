import { readFileSync } from 'node:fs'
import { Reading } from '@gam/kernel'
import { gameOf } from '../games.ts'

// A real server in which one game does not begin with a deal, but as the file that DEALT names has it.

const { game: id, state } = JSON.parse(readFileSync(process.env.DEALT ?? '', 'utf8'))
const game = gameOf(id)
Object.defineProperty(game, 'setup', {
  value: (play: Parameters<typeof game.setup>[0]) => {
    play.state = game.shape.read(state, new Reading(play.seats))
  },
})
await import('../main.ts')
