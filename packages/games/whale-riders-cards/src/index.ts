export { cardGame } from './game.ts'
