import { isRecord, replayIn } from '@gam/kernel'
import type { GameRecord } from '@gam/protocol/wire'
import { Suspense, useState } from 'preact/compat'
import { isOfAServer } from '../router.ts'
import { lookedAt } from '../session/looked-at.ts'
import { ApiError, api } from '../session/remote/api.ts'
import { Denied, type LookedSeat, type Session } from '../session/session.ts'
import { lookAt } from '../session/worker-port.ts'
import { readSaved } from '../table/saved.ts'
import { load } from '../table/store.ts'
import { ReplayView } from '../table-view/replay-view.tsx'
import { useUi } from '../words/language.ts'
import { SaveStored } from './save-stored.tsx'
import { SettingTable } from './setting-table.tsx'
import { TroublePage } from './trouble-page.tsx'
import { useSession } from './use-session.ts'

/** A file with a game in it, a table of this device, or a finished game of the server. */
async function openReplay(id: string, onMine: (seat: number) => void): Promise<Session> {
  if (isOfAServer(id)) return lookAtRecord(await recordOf(id))
  if (id !== 'file') {
    const json = await load(id)
    if (json === undefined) throw new Denied('bad-request', 'There is no saved game under this address.')
    const people = readSaved(json).seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    if (people.length === 1 && people[0] !== undefined) onMine(people[0])
    return look(json)
  }
  const file = lookedAt()
  if (file === null) throw new Denied('bad-request', 'The file has to be opened again.')
  return look(file)
}

async function recordOf(table: string): Promise<GameRecord> {
  try {
    return await api<GameRecord>('GET', `/tables/${table}/record`)
  } catch (error) {
    if (error instanceof ApiError) throw new Denied('bad-request', error.message)
    throw error
  }
}

/** A game that was played to its end on the server, if its key may be seen. */
function lookAtRecord({ replay, seats }: GameRecord): Promise<Session> {
  if (replay === null) throw new Denied('bad-request', 'This table keeps the key of its deal secret.')
  return lookAt(replay, seats.map(lookedSeat))
}

/** A saved table and a record know the flags of their seats, a replay alone does not. */
function look(json: unknown): Promise<Session> {
  if (isRecord(json) && json.format === 'gam-table') {
    const { replay, seats } = readSaved(json)
    return lookAt(replay, seats.map(lookedSeat))
  }
  const seats = isRecord(json) && json.format === 'gam-record' && Array.isArray(json.seats) ? json.seats : []
  return lookAt(replayIn(json), seats.map(lookedSeat))
}

/** Whatever a file says that is no flag is as if it said nothing. */
function lookedSeat(seat: unknown): LookedSeat {
  const { flag, program } = isRecord(seat) ? seat : {}
  return { ...(typeof flag === 'number' && { flag }), program: program === true }
}

export function ReplayPage({ id }: { id: string }) {
  const ui = useUi()
  // Whoever played it alone on this device sees it from their own seat.
  const [mine, setMine] = useState<number | null>(null)
  const opening = useSession(`replay ${id}`, () => openReplay(id, setMine))
  switch (opening.state) {
    case 'opening':
      return <SettingTable />
    case 'open':
      return (
        <Suspense fallback={<SettingTable />}>
          <ReplayView
            session={opening.session}
            board={opening.loaded.board}
            words={opening.loaded.words}
            start={Number(location.hash.slice(1)) || 0}
            remote={isOfAServer(id) ? id : null}
            result={id === 'file' ? null : `/table/${id}`}
            mine={mine}
          />
        </Suspense>
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
          {id !== 'file' && opening.kind !== 'no-save' && <SaveStored id={id} />}
        </TroublePage>
      )
  }
}
