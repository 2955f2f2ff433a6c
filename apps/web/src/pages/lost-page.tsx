import { LinkButton } from '../parts/button.tsx'
import { useUi } from '../words/language.ts'
import { TroublePage } from './trouble-page.tsx'

/** Nothing lies at this address. */
export function LostPage() {
  const { trouble } = useUi()
  return (
    <TroublePage title={trouble.lostTitle} text={trouble.lostPage}>
      <LinkButton to="/lobby">{trouble.typeCode}</LinkButton>
    </TroublePage>
  )
}
