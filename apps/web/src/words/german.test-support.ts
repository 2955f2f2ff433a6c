/** English words that no German sentence has, and names that only the rules' code knows. */
const ENGLISH = new Set(
  `the and of with for from your you is are has have takes take pays pay buys buy sells sell builds build
  wood food brick ship ships whale whales right bowhead sperm sea coin coins pearl pearls tile tiles port ports
  contract contracts good goods meat kelp pottery shells shell crystal storm storms worker workers space spaces
  building buildings house office mill dock wharf inn tavern market town hall pier forest dollars point points
  card cards player players nothing none place round game first second first back lay money launch prepare
  heading order orders decree decrees ability abilities sun swordfish ray urchin seagull seahorse coral lobster
  own others used home aside true false`.split(/\s+/),
)

/** Titles are the same in every language. */
const TITLES = /Whale Riders|New Bedford/g

const PLURALS: readonly (readonly [one: string, many: string])[] = [
  ['Perle', 'Perlen'],
  ['Münze', 'Münzen'],
  ['Ware', 'Waren'],
  ['Muschel', 'Muscheln'],
  ['Kristall', 'Kristalle'],
  ['Auftrag', 'Aufträge'],
  ['Schneesturm', 'Schneestürme'],
  ['Karte', 'Karten'],
  ['Punkt', 'Punkte'],
  ['Glattwal', 'Glattwale'],
  ['Grönlandwal', 'Grönlandwale'],
  ['Pottwal', 'Pottwale'],
  ['leere See', 'leere Seen'],
  ['beliebiges Plättchen', 'beliebige Plättchen'],
  ['beliebige Ware', 'beliebige Waren'],
  ['Platz', 'Plätze'],
]

const MANY = '(?<![\\d,.])(?:0|[2-9]|\\d{2,})'
const ONE = '(?<![\\d,.])1'

const FORMS: readonly RegExp[] = [
  ...PLURALS.flatMap(([one, many]) => [
    new RegExp(`${ONE} ${many}(?!\\p{L})`, 'u'),
    new RegExp(`${MANY} ${one}(?!\\p{L})`, 'u'),
  ]),
  /fehlen (noch |immer noch |am Ende noch |dir immer noch )?1 \p{L}+\./u,
  /fehlt (noch |immer noch |am Ende noch |dir immer noch )?(?:[2-9]|\d{2,}) /u,
  /Dollars|(?<!\p{L})in das (Rathaus|Lagerhaus|Schulhaus|Gericht|Postamt|Kontor|Trockendock)/u,
]

/** Everything about a German text that cannot be right, each as a line that shows it. */
export function faultsIn(text: string): string[] {
  const read = String(text).replaceAll('\u00AD', '').replace(TITLES, '…')
  const faults: string[] = []
  const fault = (what: string) => faults.push(`${what}: ${read}`)
  if (read.trim() === '' || /undefined|null|NaN|\[object/.test(read)) fault('says nothing')
  if (/ {2}|^\s|\s$|\s[.,;:?!)“]|[„(]\s|\.\.|\$/.test(read)) fault('spaces and marks')
  if (/\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u.test(read.replaceAll(/\p{L}+-\d+/gu, ''))) fault('a name of the code')
  for (const word of read.split(/[^\p{L}’]+/u))
    if (ENGLISH.has(word.toLowerCase())) fault(`English “${word}”`)
  for (const form of FORMS) {
    const found = form.exec(read)
    if (found) fault(`“${found[0]}”`)
  }
  return faults
}
