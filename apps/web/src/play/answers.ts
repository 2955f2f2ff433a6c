export { Inspector } from './inspector.tsx'
export { RefusalBubble } from './refusal.tsx'
