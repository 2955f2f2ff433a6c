import type { Invitation, TableInfo } from '@gam/protocol/wire'
import { useEffect, useEffectEvent, useState } from 'preact/compat'
import { api } from '../../session/remote/api.ts'

/** The address of a table as this page came to it. */
export function linkTo(id: string): string {
  return new URL(`/table/${id}`, location.href).href
}

/**
 * How others come to this table, as far as it is known; asked anew whenever the table changes, because who sits down
 * may be the first from outside. `undefined`: not yet known, `null`: the server says nothing to somebody who only
 * looks on.
 */
export function useInvitation({ id, revision, you }: TableInfo): Invitation | null | undefined {
  const [known, setKnown] = useState<{ readonly at: number; readonly answer: Invitation | null }>()
  const mine = you.seat !== null || you.host
  const ask = useEffectEvent(async () => (mine ? api<Invitation>('GET', `/tables/${id}/invitation`) : null))
  useEffect(() => {
    void ask()
      .catch(() => null)
      .then((answer) =>
        setKnown((before) => (before && before.at > revision ? before : { at: revision, answer })),
      )
  }, [revision])
  return known?.answer
}
