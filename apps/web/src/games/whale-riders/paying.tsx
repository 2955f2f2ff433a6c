import type { ComponentType } from 'preact/compat'
import type { PanelProps } from '../board.ts'
import { PayPanel } from './on-demand.ts'

const PANELS = new Map<string, ComponentType<PanelProps>>()

/** Paying a contract that is not named yet. */
export function payPanelFor(contract: string): ComponentType<PanelProps> {
  const known = PANELS.get(contract)
  if (known) return known
  const Panel = (props: PanelProps) => <PayPanel {...props} contract={contract} />
  PANELS.set(contract, Panel)
  return Panel
}

/** Paying the contract that was named. */
export function DuePanel(props: PanelProps) {
  return <PayPanel {...props} contract={null} />
}
