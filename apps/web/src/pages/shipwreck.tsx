import { Component, type ReactNode } from 'react'
import { SpeechContext } from '../words/language.ts'
import { TroublePage } from './trouble-page.tsx'

/** Catches what nobody expected: the page says so, and the saved games are safe. */
export class Shipwreck extends Component<{ children: ReactNode }, { error: unknown }> {
  static override contextType = SpeechContext
  declare readonly context: React.ContextType<typeof SpeechContext>

  constructor(props: { children: ReactNode }) {
    super(props)
    this.state = { error: null }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <TroublePage text={this.context?.ui.trouble.crashed ?? ''} detail={String(error)} />
  }
}
