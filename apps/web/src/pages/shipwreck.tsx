import { Component, type ContextType, type ReactNode } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { SpeechContext } from '../words/language.ts'
import { TroublePage } from './trouble-page.tsx'

/** Catches what nobody expected: the page says so, and the saved games are safe. */
export class Shipwreck extends Component<{ children: ReactNode }, { error: unknown }> {
  static override contextType = SpeechContext
  declare readonly context: ContextType<typeof SpeechContext>

  constructor(props: { children: ReactNode }) {
    super(props)
    this.state = { error: null }
  }

  static override getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const words = this.context?.ui.trouble
    return (
      <TroublePage text={words?.crashed ?? ''} detail={String(error)}>
        <Button onClick={() => location.reload()}>{words?.loadAgain}</Button>
      </TroublePage>
    )
  }
}
