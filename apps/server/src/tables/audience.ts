import type { ChatLine } from '@gam/protocol/wire'

/** Somebody who is told of a table: a socket, or the stream of a bot. */
export interface Watcher {
  readonly person: string | null
  readonly mutes: ReadonlySet<string>
  /** It still listens. */
  readonly open: boolean
  /** `canWait`: others come first. */
  send(text: string, canWait?: boolean): void
}

/** How somebody wants to be told of a game: all of it each time, or by changes of what they have. */
export type Manner = 'whole' | 'changes' | 'short changes'

interface Told {
  /** Has been told nothing since it came. */
  fresh: boolean
  readonly manner: Manner
  viewer: number | null
  /** The last place in the log it has been told of; null: none yet. */
  seq: number | null
}

/** Who watches a table, and how far each has been told. What goes to several is written once. */
export class Audience {
  readonly #told = new Map<Watcher, Told>()

  get size(): number {
    return this.#told.size
  }

  watchers(): readonly Watcher[] {
    return [...this.#told.keys()]
  }

  add(watcher: Watcher, viewer: number | null, seq: number | null, manner: Manner): void {
    this.#told.set(watcher, { fresh: true, manner, viewer, seq })
  }

  delete(watcher: Watcher): void {
    this.#told.delete(watcher)
  }

  tellAll(text: string): void {
    for (const [watcher, { viewer }] of this.#told) watcher.send(text, viewer === null)
  }

  /** `as`: with whose eyes somebody sees it; null: with everybody's. */
  tellEach(as: (person: string | null) => string | null, write: (person: string | null) => string): void {
    let forAll: string | null = null
    for (const [watcher, { viewer }] of this.#told) {
      const person = as(watcher.person)
      if (person === null) forAll ??= write(null)
      watcher.send(person === null ? (forAll ?? '') : write(person), viewer === null)
    }
  }

  /**
   * Who changed seats sees with other eyes, and is told everything anew. `all`: those too who have it already,
   * because something beside the game has changed. `write`: in what manner they are told; by changes only where what
   * these eyes saw at that place is still before them.
   */
  tellNews(
    seq: number,
    all: boolean,
    viewerOf: (person: string | null) => number | null,
    write: (viewer: number | null, since: number | null, manner: Manner) => string,
    only?: Watcher,
  ): void {
    // Of those who look on, many have been told as much.
    let toAll: Map<string, string> | null = null
    const just = only && this.#told.get(only)
    const some: Iterable<[Watcher, Told]> = only ? (just ? [[only, just]] : []) : this.#told
    for (const [watcher, told] of some) {
      const viewer = viewerOf(watcher.person)
      if (viewer !== told.viewer) told.seq = null
      if (!all && !told.fresh && told.seq === seq) continue
      const manner = told.fresh ? 'whole' : told.manner
      let text: string
      if (viewer === null) {
        const alike = `${told.seq} ${manner}`
        toAll ??= new Map()
        text = toAll.get(alike) ?? write(viewer, told.seq, manner)
        toAll.set(alike, text)
      } else text = write(viewer, told.seq, manner)
      told.fresh = false
      told.viewer = viewer
      told.seq = seq
      watcher.send(text, viewer === null)
    }
  }

  tellLines(table: string, lines: readonly ChatLine[]): void {
    let toAll: string | null = null
    const write = (heard: readonly ChatLine[]) => JSON.stringify({ type: 'chat', table, lines: heard })
    for (const [watcher, { viewer }] of this.#told) {
      const heard = lines.filter(({ person }) => !watcher.mutes.has(person))
      if (heard.length === 0) continue
      if (heard.length === lines.length) toAll ??= write(lines)
      watcher.send(heard.length === lines.length ? (toAll ?? '') : write(heard), viewer === null)
    }
  }
}
