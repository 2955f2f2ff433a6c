export { Inspector } from '../play/inspector.tsx'
export { TroubleLine } from '../play/trouble-line.tsx'
export { RefusalBubble } from './refusal.tsx'
