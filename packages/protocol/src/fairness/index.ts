export {
  challengeDeal,
  commitmentToKey,
  commitmentToShare,
  randomHex,
  SCHEME,
  type Share,
  seedOf,
} from './scheme.ts'
export { type Check, type CheckName, recordGameId, verify } from './verify.ts'
