import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { change, useSettings } from '../settings.ts'
import { lengthOf, play, roomBefore } from '../world/sound/instrument.ts'
import type { Place, SoundName } from '../world/sound/names.ts'
import { sound, useBed } from '../world/sound/sound.ts'
import { VOICES } from '../world/sound/voices.ts'
import styles from './styleguide-world.module.css'

const NAMES = Object.keys(VOICES).filter((name): name is SoundName => name in VOICES)
const PLACES: readonly Place[] = ['quay', 'coast', 'harbour', 'open sea', 'evening']

interface Measured {
  readonly name: SoundName
  readonly peak: number
  /** What is left of it a second after its end. */
  readonly tail: number
}

/** Plays a voice to nobody and looks at what came out. */
async function measure(name: SoundName): Promise<Measured> {
  const voice = VOICES[name]
  const length = lengthOf(voice)
  const rate = 22_050
  const context = new OfflineAudioContext(1, Math.ceil((length + 3) * rate), rate)
  play(roomBefore(context, context.destination), voice, 0)
  const samples = (await context.startRendering()).getChannelData(0)
  const loudest = (part: Float32Array) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return { name, peak: loudest(samples), tail: loudest(samples.subarray(Math.floor((length + 2) * rate))) }
}

function Laid({ place }: { place: Place }) {
  useBed(place, 0.4)
  return null
}

/** Every voice and every bed by itself. */
export function Sounds() {
  const { sound: on } = useSettings()
  const [measured, setMeasured] = useState<readonly Measured[]>([])
  const [place, setPlace] = useState<Place | null>(null)
  return (
    <section aria-label="Sound" className={styles.world}>
      <h2>Sound</h2>
      <div className={styles.row}>
        <Button aria-pressed={on} onClick={() => change({ sound: !on })}>
          Sound
        </Button>
        <Button onClick={() => void Promise.all(NAMES.map(measure)).then(setMeasured)}>Measure</Button>
      </div>
      <div className={styles.row}>
        {NAMES.map((name) => (
          <Button key={name} data-voice={name} onClick={() => sound(name)}>
            {name}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {PLACES.map((one) => (
          <Button key={one} aria-pressed={one === place} onClick={() => setPlace(one === place ? null : one)}>
            {one}
          </Button>
        ))}
      </div>
      {place && <Laid place={place} />}
      <ul className={styles.row}>
        {measured.map(({ name, peak, tail }) => (
          <li key={name} data-measured={name} data-peak={peak} data-tail={tail}>
            {name} {peak.toFixed(2)}
          </li>
        ))}
      </ul>
    </section>
  )
}
