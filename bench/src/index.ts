export { serveBoardgameIo } from './boardgame-io-server.ts'
export { type Peer, peers } from './peers.ts'
