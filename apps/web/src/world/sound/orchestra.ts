import { currentSettings, onSettings } from '../../settings.ts'
import { bedIn } from './bed.ts'
import { lengthOf, play, roomBefore } from './instrument.ts'
import type { Bed, SoundName } from './names.ts'
import { VOICES } from './voices.ts'

// Everything that is heard comes together here: events over a bed that makes way for them. Loaded when sound is on.

/** How far the bed goes down while something sounds. */
const DUCKED = 0.45
/** What follows within this time climbs, in seconds. */
const MOMENT = 1.6
const HIGHEST = 12
/** What is told twice at once is heard once. */
const AT_ONCE = 0.03

interface Orchestra {
  sound(name: SoundName): void
  bed(bed: Bed | null): void
}

let orchestra: Orchestra | null = null

/** One for the page; it must not be asked for before somebody has done something. */
export function theOrchestra(): Orchestra {
  orchestra ??= found()
  return orchestra
}

function found(): Orchestra {
  const context = new AudioContext()
  // Two bells at once are no louder than the page may be.
  const limit = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6, attack: 0.004, release: 0.2 })
  limit.connect(context.destination)
  const events = new GainNode(context)
  const bedLevel = new GainNode(context, { gain: 0 })
  const duck = new GainNode(context)
  events.connect(limit)
  duck.connect(bedLevel).connect(limit)
  const room = roomBefore(context, events)
  const bedRoom = roomBefore(context, duck)
  const follow = bedIn(bedRoom, duck)
  const last = new Map<SoundName, { at: number; higher: number }>()
  let wished: Bed | null = null

  function obey(): void {
    const { sound, bed, events: loud } = currentSettings()
    const now = context.currentTime
    events.gain.setTargetAtTime(sound ? loud : 0, now, 0.05)
    bedLevel.gain.setTargetAtTime(sound ? bed : 0, now, 0.3)
    follow(sound && bed > 0 && !document.hidden ? wished : null)
    const quiet = document.hidden || !sound
    // Without a device it cannot go on; nothing is lost.
    const done = quiet ? context.suspend() : context.resume()
    done.catch(() => undefined)
  }
  onSettings(obey)
  document.addEventListener('visibilitychange', obey)
  obey()

  return {
    sound(name) {
      if (document.hidden || !currentSettings().sound) return
      const voice = VOICES[name]
      const now = context.currentTime
      const before = last.get(name)
      if (before && now - before.at < AT_ONCE) return
      const varied = (voice.varies ?? 0) * (Math.random() * 2 - 1)
      const higher =
        voice.climbs !== undefined && before && now - before.at < MOMENT
          ? Math.min(HIGHEST, before.higher + voice.climbs)
          : 0
      last.set(name, { at: now, higher })
      play(room, voice, now + 0.01, higher + varied)
      duck.gain.cancelScheduledValues(now)
      duck.gain.setTargetAtTime(DUCKED, now, 0.04)
      duck.gain.setTargetAtTime(1, now + Math.min(1.5, lengthOf(voice)) + 0.15, 0.5)
    },
    bed(bed) {
      wished = bed
      obey()
    },
  }
}
