import { oneAt, type Sfc32 } from '@gam/kernel'
import type { WebSocket } from 'ws'
import { type Desk, type Driver, idle, type Party, SEATS } from './desk.ts'
import { openWire } from './wire.ts'

const GAME = 'whale-riders-cards'
const SPACE = `/${GAME},`
/** socket.io's packets: an engine message (4) that connects (0) or carries an event (2). */
const CONNECT = `40${SPACE}`
const EVENT = `42${SPACE}`
const PING = '2'.charCodeAt(0)
const PONG = '3'
const OPEN = '0'.charCodeAt(0)
const OVER = Buffer.from('"gameover":{')

interface Match {
  readonly id: string
  readonly credentials: readonly string[]
}

/** As much of what boardgame.io sends as is read here. */
interface State {
  readonly _stateID: number
  readonly ctx: { readonly currentPlayer: string }
  readonly G: { readonly players: { readonly [seat: string]: readonly number[] } }
}

/**
 * Four players of a boardgame.io server. They speak its protocol over bare sockets, which is less work than its
 * own client does, and like the others read only what is for whoever has to move.
 */
export class BoardgameIoParty implements Party {
  readonly #lobby: string
  readonly #dice: Sfc32
  readonly #sockets: WebSocket[] = []
  #desk: BoardgameIoDesk | null = null

  private constructor(lobby: string, dice: Sfc32) {
    this.#lobby = lobby
    this.#dice = dice
  }

  static async of([players = '', lobby = '']: readonly string[], dice: Sfc32): Promise<BoardgameIoParty> {
    const party = new BoardgameIoParty(lobby, dice)
    const url = `${players.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    for (let seat = 0; seat < SEATS; seat++) await party.#come(url, seat)
    return party
  }

  async #come(url: string, seat: number): Promise<void> {
    let joined = () => {}
    const joining = new Promise<void>((settle) => {
      joined = settle
    })
    const socket = await openWire(url, {}, (bytes) => {
      if (bytes[0] === PING) socket.send(PONG)
      else if (bytes.length > EVENT.length && bytes.toString('latin1', 0, EVENT.length) === EVENT)
        this.#desk?.hear(seat, bytes)
      else if (bytes[0] !== OPEN) joined()
    })
    this.#sockets.push(socket)
    socket.send(CONNECT)
    await joining
  }

  async sit(): Promise<Desk> {
    const match = await this.#match()
    const desk = new BoardgameIoDesk(match, this.#dice, (seat, event) =>
      oneAt(this.#sockets, seat).send(EVENT + JSON.stringify(event)),
    )
    this.#desk = desk
    await desk.begin()
    return desk
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  async #match(): Promise<Match> {
    const { matchID } = await this.#post('create', { numPlayers: SEATS })
    const credentials: string[] = []
    for (let seat = 0; seat < SEATS; seat++) {
      const body = { playerID: String(seat), playerName: `Guest ${seat + 1}` }
      credentials.push((await this.#post(`${matchID}/join`, body)).playerCredentials)
    }
    return { id: matchID, credentials }
  }

  async #post(path: string, body: object) {
    const response = await fetch(`${this.#lobby}/games/${GAME}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`boardgame.io answered ${response.status}`)
    return JSON.parse(await response.text())
  }
}

type Send = (seat: number, event: readonly unknown[]) => void

class BoardgameIoDesk implements Desk {
  driver: Driver = idle
  ended = false
  readonly #match: Match
  readonly #update: Buffer
  readonly #dice: Sfc32
  readonly #send: Send
  #now: State | null = null
  #mover = -1

  constructor(match: Match, dice: Sfc32, send: Send) {
    this.#match = match
    this.#update = Buffer.from(`${EVENT}["update","${match.id}"`)
    this.#dice = dice
    this.#send = send
  }

  get open(): boolean {
    return this.#now !== null
  }

  /** Everybody asks for the match as it is; who is first is then asked. */
  async begin(): Promise<void> {
    const waiting = new Set<number>()
    await new Promise<void>((settle) => {
      this.#synced = (seat) => {
        waiting.delete(seat)
        if (waiting.size === 0) settle()
      }
      for (let seat = 0; seat < SEATS; seat++) {
        waiting.add(seat)
        this.#send(seat, ['sync', this.#match.id, String(seat), this.#match.credentials[seat], SEATS])
      }
    })
  }

  #synced: (seat: number) => void = () => {}

  hear(seat: number, bytes: Buffer): void {
    if (bytes.includes(this.#update)) this.#updated(seat, bytes)
    else if (bytes.includes('"sync"')) {
      const [, id, sync] = JSON.parse(bytes.toString('utf8', EVENT.length))
      if (id !== this.#match.id) return
      if (sync.state.ctx.currentPlayer === String(seat)) this.#now = sync.state
      this.#synced(seat)
    }
  }

  #updated(seat: number, bytes: Buffer): void {
    const mine = seat === this.#mover
    if (mine) this.#mover = -1
    if (mine) this.driver.acknowledged(this)
    if (bytes.includes(OVER)) {
      this.ended = true
      this.driver.over(this)
    } else if (bytes.includes(`"currentPlayer":"${seat}"`)) {
      this.#now = JSON.parse(bytes.toString('utf8', EVENT.length))[2]
      this.driver.asked(this)
    }
  }

  move(): void {
    if (this.#now === null) throw new Error('nobody is asked')
    const { _stateID: stateId, ctx, G } = this.#now
    this.#now = null
    const playerID = ctx.currentPlayer
    const kinds = [...new Set(G.players[playerID])]
    const args = [kinds[this.#dice.below(kinds.length)]]
    const seat = Number(playerID)
    const credentials = this.#match.credentials[seat]
    this.#mover = seat
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID, credentials } }
    this.#send(seat, ['update', action, stateId, this.#match.id, playerID])
  }
}
