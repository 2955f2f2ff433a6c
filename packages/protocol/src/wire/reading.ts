import type { ServerMessage } from './types.ts'

const TYPES: ReadonlySet<string> = new Set<ServerMessage['type']>([
  'welcome',
  'table',
  'news',
  'shift',
  'presence',
  'orders',
  'chat',
  'done',
  'asked',
  'refused',
  'pong',
  'bye',
])

/** A message of a server that is ours: its form is trusted, a kind from a newer one is passed over. */
export function readServerMessage(text: string): ServerMessage | null {
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null || !('type' in json)) return null
  return isKnown(json, json.type) ? json : null
}

function isKnown(_json: object, type: unknown): _json is ServerMessage {
  return typeof type === 'string' && TYPES.has(type)
}
