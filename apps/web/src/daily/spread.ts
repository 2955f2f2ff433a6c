/** One bar of the chart: leads from … to, both counted in. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
}

const MOST_BARS = 11
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** Leads gathered into a few bars of equal width, empty ones between them included. */
export function barsOf(leads: readonly { readonly lead: number; readonly count: number }[]): Bar[] {
  if (leads.length === 0) return []
  const values = leads.map(({ lead }) => lead)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step =
    STEPS.find((one) => (most - least) / one < MOST_BARS - 1) ?? Math.ceil((most - least) / MOST_BARS)
  const first = Math.floor(least / step)
  const last = Math.floor(most / step)
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = (first + i) * step
    const inside = leads.filter(({ lead }) => lead >= from && lead < from + step)
    return { from, to: from + step - 1, count: inside.reduce((sum, { count }) => sum + count, 0) }
  })
}
