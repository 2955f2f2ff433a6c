// The light side of the wire, for browsers: types, and the few functions that need no schema.
export { foldedName, otherName } from './folded-name.ts'
export { LIMITS } from './limits.ts'
export { PERSON_NAME } from './person-name.ts'
export { readServerMessage } from './reading.ts'
export { shifted } from './shifted.ts'
export type * from './types.ts'
