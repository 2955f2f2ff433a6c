import { type Env, settingsOf } from '../settings.ts'
import { openBase } from '../store/base.ts'
import { ChatStore, type ReportedLine } from '../store/chat-store.ts'
import { harmlessJson } from './harmless-json.ts'

const MOST = 200

/** The lines of chat that people reported, the newest report first, one JSON object a line. */
export async function reports(env: Env): Promise<string> {
  const base = await openBase(settingsOf(env).database)
  try {
    const found = await new ChatStore(base, 'reports').reported(MOST)
    return found.length === 0 ? 'Nothing has been reported.' : found.map(told).join('\n')
  } finally {
    await base.close()
  }
}

function told(report: ReportedLine): string {
  return harmlessJson({ ...report, at: new Date(report.at).toISOString() })
}
