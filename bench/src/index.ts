export { type Peer, peers } from './peers.ts'
