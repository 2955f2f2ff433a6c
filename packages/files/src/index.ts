export { type Answer, Files } from './files.ts'
export { HEADERS } from './headers.ts'
