import { type Game, oneAt, type Step, type Types } from '@gam/kernel'
import { same } from '../compare.ts'
import { begunInPlace, openCodes, type Trail } from '../trail.ts'
import type { LawOf } from './law-of.ts'

/** Search lists options on the very state it plays on, so what is written there and put back is seen all the same. */
export const offersOnlyLook: LawOf = {
  id: 'offers-only-look',
  title: 'listing the options of a decision writes nothing to the state, not even for a moment',
  trail(trail) {
    playWatched(trail, true)
    playWatched(trail, false)
  },
}

/** Plays the game once more, with refusals explained or not, on a state that throws when an offer writes to it. */
function playWatched<T extends Types>(trail: Trail<T>, told: boolean): void {
  const { game, sittings, codes } = trail
  if (sittings.length === 0) return
  const watch = new Watch()
  const { play } = begunInPlace(
    { ...trail, game: watched(game, watch) },
    told ? () => undefined : null,
    (state) => watch.over(state, 'state'),
  )
  for (const [i, sitting] of sittings.entries()) {
    if (!play.settle()) return
    const { codes: offered, count } = play.menu
    same(`after ${i} actions the menu`, openCodes(sitting), offered.slice(0, count))
    if (i + 1 < sittings.length) play.take(oneAt(codes, i))
  }
}

function watched<T extends Types>(game: Game<T>, watch: Watch): Game<T> {
  const stepList = game.stepList.map((step, i): Step<T> => {
    const { player, offer, until } = step.choice
    const asking = `${game.stepNames[i]} is asked`
    return {
      ...step,
      choice: {
        ...step.choice,
        player: (g, a, b, c) => watch.while(asking, () => player(g, a, b, c)),
        offer: (g, menu, a, b, c) => watch.while(asking, () => offer(g, menu, a, b, c)),
        until: until && ((g, a, b, c) => watch.while(asking, () => until(g, a, b, c))),
      },
    }
  })
  return { ...game, stepList }
}

/** Lets a state be read at all times, and written to only while nobody is being asked. */
class Watch {
  #asking: string | null = null
  readonly #over = new WeakMap<object, object>()

  while<R>(asking: string, look: () => R): R {
    this.#asking = asking
    try {
      return look()
    } finally {
      this.#asking = null
    }
  }

  over<S extends object>(whole: S, name: string): S {
    const write = (key: string | symbol) => {
      if (this.#asking !== null) throw new Error(`${name}.${String(key)} is written to while ${this.#asking}`)
    }
    return new Proxy(whole, {
      get: (target, key) => {
        const part: unknown = Reflect.get(target, key)
        return typeof part === 'object' && part !== null ? this.#part(part, `${name}.${String(key)}`) : part
      },
      set: (target, key, value) => {
        write(key)
        return Reflect.set(target, key, value)
      },
      deleteProperty: (target, key) => {
        write(key)
        return Reflect.deleteProperty(target, key)
      },
    })
  }

  /** One watcher for each part, so that a part stays equal to itself. */
  #part(part: object, name: string): object {
    const known = this.#over.get(part) ?? this.over(part, name)
    this.#over.set(part, known)
    return known
  }
}
