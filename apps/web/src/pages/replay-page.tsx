import { Button } from '../parts/button.tsx'
import { saveFile } from '../parts/files.ts'
import { ReplayView } from '../play/replay-view.tsx'
import { LocalSession } from '../session/local-session.ts'
import { lookedAt } from '../session/looked-at.ts'
import { Denied, type SeatPlan } from '../session/session.ts'
import { readSaved } from '../table/saved.ts'
import { load } from '../table/store.ts'
import { useUi } from '../words/language.ts'
import { SettingTable } from './setting-table.tsx'
import { TroublePage } from './trouble-page.tsx'
import { useSession } from './use-session.ts'

/** A replay file, a file of a saved table, or a table of this device. */
async function openReplay(id: string): Promise<LocalSession> {
  if (id !== 'file') {
    const json = await load(id)
    if (json === undefined) throw new Denied('bad-request', 'There is no saved game under this address.')
    return look(json)
  }
  const file = lookedAt()
  if (file === null) throw new Denied('bad-request', 'The file has to be opened again.')
  return look(file)
}

function look(json: unknown): Promise<LocalSession> {
  const saved = typeof json === 'object' && json !== null && 'format' in json && json.format === 'gam-table'
  if (!saved) return LocalSession.look(json)
  const { replay, seats } = readSaved(json)
  return LocalSession.look(replay, flagsOf(seats))
}

function flagsOf(seats: readonly SeatPlan[]): readonly number[] {
  return seats.map(({ flag }) => flag)
}

export function ReplayPage({ id }: { id: string }) {
  const ui = useUi()
  const opening = useSession(`replay ${id}`, () => openReplay(id))
  switch (opening.state) {
    case 'opening':
      return <SettingTable />
    case 'open':
      return (
        <ReplayView
          session={opening.session}
          board={opening.loaded.board}
          words={opening.loaded.words}
          start={Number(location.hash.slice(1)) || 0}
        />
      )
    case 'failed':
      return (
        <TroublePage
          text={
            id === 'file' && opening.kind === 'broken-save'
              ? ui.trouble['bad-file']
              : ui.trouble[opening.kind]
          }
          detail={opening.detail}
        >
          {id !== 'file' && opening.kind !== 'no-save' && (
            <Button onClick={async () => saveFile(`gam-${id}`, await load(id))}>{ui.trouble.saveFile}</Button>
          )}
        </TroublePage>
      )
  }
}
