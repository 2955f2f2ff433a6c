import { useEffect } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { change, useSettings } from '../../settings.ts'
import { useUi } from '../../words/language.ts'
import { sound } from './sound.ts'

/** Sound is offered once, in the prompt of the first game; whoever goes on without it has said no. */
export function SoundOffer() {
  const { sound: on, soundOffered } = useSettings()
  return on || soundOffered ? null : <Offer />
}

function Offer() {
  const ui = useUi()
  useEffect(() => () => change({ soundOffered: true }), [])
  return (
    <Button
      look="quiet"
      title={ui.table.soundOnAbout}
      aria-label={ui.table.soundOn}
      data-sound-offer=""
      onClick={() => {
        change({ sound: true })
        sound('bell')
      }}
    >
      <Icon name="sound" size={18} /> <span>{ui.table.soundOn}</span>
    </Button>
  )
}
