import type { TableInfo } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { RemoteState, RemoteTable } from '../session/remote/remote-table.ts'
import { useRemoteWords } from '../words/language.ts'
import { ServerForm, useDoing } from './failure.tsx'
import { sitDown } from './make-table.ts'
import { NameField } from './name-field.tsx'
import { Line } from './notice-parts.tsx'
import { useName } from './use-name.ts'

interface VacantProps {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
  /** The seat that somebody left. */
  seat: number
  run(act: () => Promise<unknown>): Promise<boolean>
}

/** A seat of the game is free: who has left it takes it back, others ask for it; who is nobody yet says a name first. */
export function Vacant({ table, state, info, seat, run }: VacantProps) {
  const words = useRemoteWords()
  const [naming, setNaming] = useState(false)
  const { name = '', person = null } = info.seats[seat] ?? {}
  const mine = state.person !== null && person === state.person.id
  function take() {
    if (state.person === null) setNaming(true)
    else void run(() => sitDown(table, { seat, name: null }))
  }
  return (
    <Line kind="vacant" text={words.table.vacant(name)} main={[words.table.takeSeat(mine), take]}>
      {naming && state.person === null && (
        <Dialog title={words.table.vacant(name)} onClose={() => setNaming(false)}>
          <AskWithName table={table} seat={seat} />
        </Dialog>
      )}
    </Line>
  )
}

function AskWithName({ table, seat }: { table: RemoteTable; seat: number }) {
  const words = useRemoteWords()
  const me = useName()
  const doing = useDoing()
  function ask() {
    const name = me.take()
    if (name !== null) void doing.run(() => sitDown(table, { seat, name }))
  }
  return (
    <ServerForm
      doing={doing}
      onSubmit={ask}
      buttons={
        <Button type="submit" look="primary" aria-disabled={doing.busy}>
          {words.table.takeSeat(false)}
        </Button>
      }
    >
      <p>{words.table.takeSeatAbout}</p>
      <NameField value={me.name} wrong={me.wrong} onChange={me.set} />
    </ServerForm>
  )
}
