import { useState } from 'preact/compat'
import { SettingTable } from '../pages/setting-table.tsx'
import { TroublePage } from '../pages/trouble-page.tsx'
import { LinkButton } from '../parts/button.tsx'
import { go } from '../router.ts'
import { ApiError } from '../session/remote/api.ts'
import { useRemoteWords } from '../words/language.ts'
import { useFirst } from './failure.tsx'
import { tableOf } from './told-table.ts'

/** An address short enough to be told: it leads to the table that waits under its code. */
export function CodePage({ code }: { code: string }) {
  const words = useRemoteWords()
  const [failure, setFailure] = useState<ApiError | null>(null)
  useFirst(async () => {
    try {
      go(await tableOf(code), 'instead')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  })
  if (failure === null) return <SettingTable />
  return (
    <TroublePage text={failure.code === 'not-found' ? words.code.none : words.failures[failure.code]}>
      <LinkButton to="/lobby">{words.lobby.title}</LinkButton>
    </TroublePage>
  )
}
