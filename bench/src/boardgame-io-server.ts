import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import { cardGame } from './boardgame-io.ts'
import { sortedDeck } from './cards.ts'
import { inProduction } from './production.ts'

type ServerPart = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }})
const require = createRequire(import.meta.url)
const { Server } = inProduction((): ServerPart => require('boardgame.io/server'))

/** Each match shuffles with the library's own generator, for its lobby knows no decks. */
const { seed: _, ...rules } = cardGame
const shuffling: Game = {
  ...rules,
  setup: (context) => cardGame.setup?.(context, { deck: context.random.Shuffle(sortedDeck()), dealer: 0 }),
}

/**
 * The library's own server with the card game: everything in memory, socket.io for the players, its lobby to make
 * matches. The lobby has a port of its own, for on one port with the players its router is not reached by the
 * versions of its dependencies that install today.
 */
export const serveBoardgameIo = async (): Promise<{ players: number; lobby: number }> => {
  const server = Server({ games: [shuffling], origins: ['http://localhost'] })
  const lobby = await freePort()
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: lobby } })
  return { players: portOf(appServer), lobby }
}

type Listening = Pick<ReturnType<typeof createServer>, 'address'>

const portOf = (server: Listening): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/** It wants to be told one. */
const freePort = (): Promise<number> =>
  new Promise((settle, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, () => {
      const port = portOf(probe)
      probe.close(() => settle(port))
    })
  })
