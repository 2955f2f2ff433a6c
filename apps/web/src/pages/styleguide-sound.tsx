import { useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { change, useSettings } from '../settings.ts'
import { bedIn } from '../world/sound/bed.ts'
import { lengthOf, play, roomBefore } from '../world/sound/instrument.ts'
import type { Bed, Place, SoundName } from '../world/sound/names.ts'
import { sound, useBed } from '../world/sound/sound.ts'
import { VOICES } from '../world/sound/voices.ts'
import styles from './styleguide-world.module.css'

const NAMES = Object.keys(VOICES).filter((name): name is SoundName => name in VOICES)
const PLACES: readonly Place[] = ['quay', 'coast', 'harbour', 'open sea', 'evening']

interface Measured {
  readonly name: string
  readonly peak: number
  /** How loud it is at its loudest fifth of a second. */
  readonly loud: number
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
  const tail = loudest(samples.subarray(Math.floor((length + 2) * rate)))
  return { name, peak: loudest(samples), loud: loudness(samples, rate / 5), tail }
}

/** What lies under everything at a place, once it has come up. */
async function measureBed(place: Place, bed: Omit<Bed, 'place'>): Promise<Measured> {
  const rate = 22_050
  const context = new OfflineAudioContext(1, 12 * rate, rate)
  bedIn(roomBefore(context, context.destination), context.destination)({ place, ...bed })
  const samples = (await context.startRendering()).getChannelData(0).subarray(4 * rate)
  const name = `${place}, wind ${bed.wind}`
  return { name, peak: loudest(samples), loud: loudness(samples, samples.length), tail: 0 }
}

function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** The mean power of the loudest stretch of so many samples, as an amplitude. */
function loudness(samples: Float32Array, stretch: number): number {
  let most = 0
  for (let from = 0; from + stretch <= samples.length; from += stretch / 2) {
    const part = samples.subarray(from, from + stretch)
    most = Math.max(most, part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  }
  return Math.sqrt(most)
}

/** Every voice, and every place in still air and in a gale. */
async function measureAll(): Promise<readonly Measured[]> {
  const beds = PLACES.flatMap((place) => [0, 1].map((wind) => measureBed(place, { wind, night: false })))
  return Promise.all([...NAMES.map(measure), ...beds])
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
        <Button onClick={() => void measureAll().then(setMeasured)}>Measure</Button>
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
        {measured.map(({ name, peak, loud, tail }) => (
          <li key={name} data-measured={name} data-peak={peak} data-loud={loud} data-tail={tail}>
            {name} {peak.toFixed(2)}
          </li>
        ))}
      </ul>
    </section>
  )
}
