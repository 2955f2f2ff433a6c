import { foldedName } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { BOT_NAMES } from './bot-names.ts'
import { changedSeat, type Sitter, type TableDoc } from './table-doc.ts'

// At one table no two go by the same name, nor by names that look the same.

/** The seats whose name looks like this one, besides those of the person. */
function namesakes(doc: TableDoc, name: string, person: string | null) {
  const wanted = foldedName(name)
  return doc.seats.flatMap(({ kind, name: other, person: sitter, owner }, seat) => {
    const mine = person !== null && (sitter === person || owner === person)
    return other !== '' && !mine && foldedName(other) === wanted ? [{ seat, kind }] : []
  })
}

/** Is there somebody else at the table who goes by such a name? Bots yield as long as nobody plays. */
export function isNameTaken(doc: TableDoc, name: string, person: string | null, playing: boolean): boolean {
  return namesakes(doc, name, person).some(({ kind }) => playing || kind !== 'bot')
}

export function mustBeDistinct(doc: TableDoc, { id, name }: Sitter, playing: boolean): void {
  if (isNameTaken(doc, name, id, playing))
    throw new Denied('name-taken', `Somebody at this table is called ${name} already; choose another name.`)
}

/** A name for a bot that nobody at the table has. */
export function freeBotName(doc: TableDoc): string {
  for (let round = 1; ; round++)
    for (const one of BOT_NAMES) {
      const name = round === 1 ? one : `${one} ${round}`
      if (namesakes(doc, name, null).length === 0) return name
    }
}

/** Before the game: a bot that has the name of a person takes another one. */
export function botsYield(doc: TableDoc): TableDoc {
  let now = doc
  for (const { kind, name, person } of doc.seats)
    if (kind === 'person')
      for (const { seat, kind: sitter } of namesakes(now, name, person))
        if (sitter === 'bot') now = changedSeat(now, seat, { name: freeBotName(now) })
  return now
}

/** The person's seats under their new name; as it was where somebody else has that already. */
export function renamed(doc: TableDoc, person: string, name: string, playing: boolean): TableDoc {
  if (isNameTaken(doc, name, person, playing)) return doc
  const seats = doc.seats.map((seat) => ({
    ...seat,
    ...(seat.person === person && !seat.left && { name }),
    ...(seat.kept?.person === person && { kept: { person, name } }),
  }))
  return playing ? { ...doc, seats } : botsYield({ ...doc, seats })
}
