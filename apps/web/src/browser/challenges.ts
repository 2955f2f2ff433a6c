import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A day whose challenge is short: the card game against one bot. */
export const SHORT_DAY = '2027-01-08'
const NOON = Date.parse(`${SHORT_DAY}T12:00:00Z`)

export const noon = NOON
export const nextMorning = NOON + 14 * 3_600_000

const NAMES = ['Oluwaseun', 'Franziska-Josephine', 'Tomasz', 'Ilse', 'Benedikt', 'Ørjan', '<b>Dot</b>', 'Mei']

/** As if so many others had been done that day. The server must not run meanwhile. */
export function crowd(data: string, day: string, count: number): void {
  const db = new DatabaseSync(join(data, 'gam.sqlite'))
  const add = db.prepare(
    `insert into tries (day, person, attempt, table_id, started, ended, outcome, name, points, lead)
     values (?, ?, 0, ?, ?, ?, 'counts', ?, ?, ?)`,
  )
  const begun = Date.parse(`${day}T01:00:00Z`)
  for (let i = 0; i < count; i++) {
    const lead = Math.round(14 + 22 * Math.cos(i * 2.399) + 12 * Math.sin(i * 0.7))
    const name = NAMES[i % NAMES.length] + (i < NAMES.length ? '' : ` ${Math.floor(i / NAMES.length) + 1}`)
    add.run(day, `crowd-${i}`, `crowd-${day}-${i}`, begun, begun + i * 421_000, name, 60 + lead, lead)
  }
  db.close()
}

/** They never were there. */
export function disperse(data: string): void {
  const db = new DatabaseSync(join(data, 'gam.sqlite'))
  db.exec(`delete from tries where person like 'crowd-%'`)
  db.close()
}
