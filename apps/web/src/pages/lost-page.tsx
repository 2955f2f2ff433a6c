import { useUi } from '../words/language.ts'
import { TroublePage } from './trouble-page.tsx'

export function LostPage() {
  return <TroublePage text={useUi().trouble.lostPage} />
}
