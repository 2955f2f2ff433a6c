import { type ComponentType, type ReactNode, use } from 'preact/compat'

/** A module that is fetched once, when it is needed or before. */
export interface OnDemand<M> {
  /** Null until it was fetched. */
  readonly here: M | null
  fetch(): Promise<M>
}

export function onDemand<M>(load: () => Promise<M>): OnDemand<M> {
  let here: M | null = null
  let coming: Promise<M> | null = null
  return {
    get here() {
      return here
    },
    fetch() {
      coming ??= load().then(
        (found) => {
          here = found
          return found
        },
        (failure: unknown) => {
          // Whoever waits for this one hears of it; only who asks later tries again.
          setTimeout(() => {
            coming = null
          })
          throw failure
        },
      )
      return coming
    },
  }
}

/** A component of such a module. It is drawn at once where the module is here; else its `Suspense` waits. */
export function part<M, P extends object>(
  module: OnDemand<M>,
  pick: (found: M) => ComponentType<P>,
): (props: P) => ReactNode {
  return function Part(props) {
    const Found = pick(module.here ?? use(module.fetch()))
    return <Found {...props} />
  }
}

/** Starts to fetch all of these; the promise of one that is not here, or null where all are. */
export function fetchAll(modules: readonly OnDemand<unknown>[]): Promise<unknown> | null {
  const [first] = modules.filter(({ here }) => here === null).map((module) => module.fetch())
  return first ?? null
}
