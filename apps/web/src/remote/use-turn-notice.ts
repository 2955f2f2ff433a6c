import { useEffect, useEffectEvent } from 'preact/compat'
import type { RemoteState } from '../session/remote/remote-table.ts'
import type { RemoteWords } from '../words/en/remote.ts'

/**
 * Whoever looks at another page is told when it is their turn: in the title of the tab, and by the browser if it
 * may. With the page closed the server wakes them instead.
 */
export function useTurnNotice(
  { session, info }: RemoteState,
  game: string,
  words: RemoteWords,
): string | null {
  const asked = session?.now.asked ?? null
  const over = session !== null && asked === null
  const turn = asked !== null && info?.you.seat === asked.seat && session?.now.decision != null
  const notice = over ? words.notice.over(game) : turn ? words.notice.turn(game) : null
  const tell = useEffectEvent((text: string) => void show(text, info?.id ?? ''))

  useEffect(() => {
    if (notice !== null && document.hidden) tell(notice)
  }, [notice])
  return notice
}

async function show(text: string, table: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  // Phones show notifications of the service worker only.
  await worker?.showNotification('Gam', { body: text, tag: table, data: { url: `/table/${table}` } })
}
