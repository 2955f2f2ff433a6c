export { HEADERS } from './headers.ts'
export { webApp } from './web-app.ts'
