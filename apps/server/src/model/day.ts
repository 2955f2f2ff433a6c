// Days are those of universal time, written as 2026-02-28: the same for everybody at the same moment.

const LONG = 86_400_000

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** Days since 1970. */
export function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / LONG
}

export function endOf(day: string): number {
  return (numberOf(day) + 1) * LONG
}

/** Is this a day of the calendar, and not something like the 30th of February? */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === text
}
