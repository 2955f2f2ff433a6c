import { useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { saveFile } from '../parts/files.ts'
import { isOfAServer } from '../router.ts'
import { api } from '../session/remote/api.ts'
import { load } from '../table/store.ts'
import { useUi } from '../words/language.ts'

/** Hands out what is stored of a table as it lies there: in this browser, or as the server's record of it. */
export function SaveStored({ id }: { id: string }) {
  const ui = useUi()
  const [why, setWhy] = useState<string | null>(null)
  async function save() {
    try {
      const stored = isOfAServer(id) ? await api<unknown>('GET', `/tables/${id}/record`) : await load(id)
      saveFile(`gam-${id}`, stored)
      setWhy(null)
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <Button onClick={save}>{ui.trouble.saveFile}</Button>
      {why !== null && (
        <p role="alert">
          {ui.trouble.notHandedOut} <span lang="en">{why}</span>
        </p>
      )}
    </>
  )
}
