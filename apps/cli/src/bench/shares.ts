import { Session } from 'node:inspector/promises'

/** Where the time of a search goes, in parts of 1. */
export interface Shares {
  /** How good a position is, and how much a sensible player leans to its options. */
  readonly judgement: number
  /** The game itself: what is offered, what comes of it. */
  readonly rules: number
  /** The state that each iteration begins with, the unseen dealt anew. */
  readonly deal: number
  /** Collecting what is no longer needed. */
  readonly collection: number
  /** The search's own tree. */
  readonly tree: number
}

/** The files in which each part is entered. */
const ENTRIES: readonly (readonly [string, keyof Shares])[] = [
  ['/packages/bots/src/outcome.ts', 'judgement'],
  ['/packages/bots/src/lean.ts', 'judgement'],
  ['/packages/kernel/src/play.ts', 'rules'],
  ['/packages/bots/src/dealer.ts', 'deal'],
]
const SEARCH = '/packages/bots/src/search.ts'
const COLLECTION = '(garbage collector)'
const MICROSECONDS = 200

/** Looks over the shoulder of a search while `run` is called again and again. */
export async function sharesOf(run: () => number, ms: number): Promise<Shares> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS })
  await session.post('Profiler.start')
  const start = performance.now()
  do run()
  while (performance.now() - start < ms)
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return sharesIn(profile)
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
    readonly hitCount?: number | undefined
    readonly children?: readonly number[] | undefined
  }[]
}

/** A sample belongs to the part that was entered first on the way to it; what is outside of a search does not count. */
export function sharesIn({ nodes }: Profile): Shares {
  const found = { judgement: 0, rules: 0, deal: 0, collection: 0, tree: 0 }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const count = (id: number, above: keyof Shares | null): void => {
    const node = byId.get(id)
    if (!node) return
    const { functionName, url } = node.callFrame
    const entered = ENTRIES.find(([file]) => url.endsWith(file))?.[1] ?? null
    const searching = url.endsWith(SEARCH) ? 'tree' : above
    const here =
      functionName === COLLECTION ? 'collection' : above === 'tree' ? (entered ?? 'tree') : searching
    if (here !== null) found[here] += node.hitCount ?? 0
    for (const child of node.children ?? []) count(child, here)
  }
  const [root] = nodes
  if (root) count(root.id, null)
  const all = Math.max(1, found.judgement + found.rules + found.deal + found.collection + found.tree)
  return {
    judgement: found.judgement / all,
    rules: found.rules / all,
    deal: found.deal / all,
    collection: found.collection / all,
    tree: found.tree / all,
  }
}
