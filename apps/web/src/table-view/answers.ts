export { Inspector } from '../play/inspector.tsx'
export { RefusalBubble } from './refusal.tsx'
