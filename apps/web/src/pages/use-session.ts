import { useEffect, useEffectEvent, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { type Loaded, loadBoard } from '../games/games.ts'
import { Denied, type Session, type TroubleKind } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import { useSpeech } from '../words/language.ts'

export type Opening<S extends Session> =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly session: S; readonly loaded: Loaded }
  | { readonly state: 'failed'; readonly kind: TroubleKind; readonly detail: string }

/** Opens a session and the board it needs, in the language of the page, and closes it when the page goes. */
export function useSession<S extends Session>(key: string, open: (key: string) => Promise<S>): Opening<S> {
  const { language } = useSpeech()
  const [opening, setOpening] = useState<Opening<S>>({ state: 'opening' })
  const start = useEffectEvent(open)

  useEffect(() => {
    let wanted = true
    let session: S | null = null
    start(key)
      .then(async (opened) => {
        session = opened
        if (!wanted) {
          opened.close()
          return
        }
        const loaded = await loadBoard(opened.table.game, currentSettings().language)
        await loaded?.board.prepare?.(opened.table)
        if (!wanted) return
        if (loaded) setOpening({ state: 'open', session: opened, loaded })
        else setOpening({ state: 'failed', kind: 'other-rules', detail: opened.table.game })
      })
      .catch((error: unknown) => {
        if (wanted) setOpening({ state: 'failed', kind: kindOf(error), detail: String(error) })
      })
    return () => {
      wanted = false
      session?.close()
    }
  }, [key])

  const session = opening.state === 'open' ? opening.session : null
  useEffect(() => {
    if (session === null) return
    return awaited(loadBoard(session.table.game, language), (loaded) => {
      if (loaded) setOpening({ state: 'open', session, loaded })
    })
  }, [session, language])

  return opening
}

function kindOf(error: unknown): TroubleKind {
  if (!(error instanceof Denied)) return 'table-stopped'
  switch (error.code) {
    case 'bad-request':
      return 'no-save'
    case 'unknown-rules':
      return error.message.includes('newer') ? 'newer-save' : 'other-rules'
    case 'stopped':
      return 'table-stopped'
    default:
      return 'broken-save'
  }
}
