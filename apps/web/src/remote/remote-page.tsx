import { lazy, Suspense, useEffect } from 'preact/compat'
import { SaveStored } from '../pages/save-stored.tsx'
import { SettingTable } from '../pages/setting-table.tsx'
import { TroublePage } from '../pages/trouble-page.tsx'
import { useBoard } from '../pages/use-board.ts'
import { Button, LinkButton } from '../parts/button.tsx'
import { useRemoteWords, useUi } from '../words/language.ts'
import { RemoteGame } from './remote-game.tsx'
import { beRecognised, useFreshShore } from './server.ts'
import { useRemoteTable } from './use-remote-table.ts'

const WaitingRoom = lazy(async () => ({ default: (await import('./room/waiting-room.tsx')).WaitingRoom }))

/** It is there, and the server cannot make anything of it. */
const UNREADABLE: ReadonlySet<string> = new Set(['unknown-rules', 'bad-replay'])

/** A table on the server, whatever it is at: gathering, being played, or over. */
export function RemotePage({ id }: { id: string }) {
  const ui = useUi()
  const words = useRemoteWords()
  const { server, me } = useFreshShore()
  const remote = useRemoteTable(id)
  const info = remote?.state.info ?? null
  const loaded = useBoard(info?.game ?? null)
  const forgotten = remote?.state.person != null && me === null && server === 'there'
  useEffect(() => {
    if (forgotten) beRecognised().catch(() => undefined)
  }, [forgotten])

  if (info === null || remote === null) {
    if (server === 'none')
      return (
        <TroublePage text={words.noServer(navigator.onLine)}>
          <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
        </TroublePage>
      )
    const failure = remote?.state.failure
    if (!failure) return <SettingTable />
    return (
      <TroublePage
        text={failure.code === 'not-allowed' ? words.room.unseen : words.failures[failure.code]}
        detail={failure.message}
      >
        {UNREADABLE.has(failure.code) && <SaveStored id={id} />}
        <LinkButton to="/lobby">{words.lobby.title}</LinkButton>
      </TroublePage>
    )
  }
  if (info.status === 'closed')
    return (
      <TroublePage text={words.room.closed}>
        <LinkButton to="/lobby">{words.lobby.title}</LinkButton>
      </TroublePage>
    )
  if (loaded === undefined) return <SettingTable />
  if (loaded === null || !loaded.board.game.knowsRules(info.rules))
    return (
      <TroublePage text={ui.trouble['other-rules']}>
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
      </TroublePage>
    )
  const { table, state } = remote
  if (info.status === 'open' || info.status === 'dealing')
    return (
      <Suspense fallback={<SettingTable />}>
        <WaitingRoom table={table} state={state} info={info} loaded={loaded} />
      </Suspense>
    )
  if (state.session === null) return <SettingTable />
  return (
    <Suspense fallback={<SettingTable />}>
      <RemoteGame table={table} state={state} info={info} session={state.session} loaded={loaded} />
    </Suspense>
  )
}
