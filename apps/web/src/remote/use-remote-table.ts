import { useEffect, useState, useSyncExternalStore } from 'preact/compat'
import { type RemoteState, RemoteTable } from '../session/remote/remote-table.ts'

/** The table under this address, connected as long as the page is open. */
export function useRemoteTable(id: string): { table: RemoteTable; state: RemoteState } | null {
  const [table, setTable] = useState<RemoteTable | null>(null)
  useEffect(() => {
    const opened = new RemoteTable(id)
    setTable(opened)
    return () => opened.close()
  }, [id])
  const state = useSyncExternalStore(
    (listener) => table?.subscribe(listener) ?? (() => undefined),
    () => table?.state ?? null,
  )
  return table && state ? { table, state } : null
}
