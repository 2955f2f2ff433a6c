import { Button } from '../parts/button.tsx'
import { openTable } from '../session/open-tables.ts'
import { TableView } from '../table-view/table-view.tsx'
import { useUi } from '../words/language.ts'
import { SaveStored } from './save-stored.tsx'
import { SettingTable } from './setting-table.tsx'
import { TroublePage } from './trouble-page.tsx'
import { useSession } from './use-session.ts'

export function TablePage({ id }: { id: string }) {
  const ui = useUi()
  const opening = useSession(id, () => openTable(id))
  switch (opening.state) {
    case 'opening':
      return <SettingTable />
    case 'open':
      return <TableView session={opening.session} board={opening.loaded.board} words={opening.loaded.words} />
    case 'failed':
      return (
        <TroublePage text={ui.trouble[opening.kind]} detail={opening.detail}>
          {opening.kind === 'table-stopped' && (
            <Button onClick={() => location.reload()}>{ui.trouble.restart}</Button>
          )}
          {opening.kind !== 'no-save' && <SaveStored id={id} />}
        </TroublePage>
      )
  }
}
