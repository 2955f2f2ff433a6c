export { recordGameId } from './claims.ts'
export {
  challengeDeal,
  commitmentToKey,
  commitmentToShare,
  type Deal,
  randomHex,
  SCHEME,
  SCHEMES,
  type Scheme,
  type Share,
  seedOf,
} from './scheme.ts'
export { type DealTerms, nameInTerms, type SeatTerms, termsHash } from './terms.ts'
export {
  type Check,
  type CheckName,
  type Evidence,
  type OwnShare,
  type Verdict,
  verdictOf,
  verify,
} from './verify.ts'
