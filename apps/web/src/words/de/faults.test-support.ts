import { type Faults, numbered } from '../faults.test-support.ts'

export const faults: Faults = {
  marks: /\s[;:?!“]|„\s|\$/,
  foreign: new Set(
    `the and of with for from your you is are has have takes take pays pay buys buy sells sell builds build
    wood food brick ship ships whale whales right bowhead sperm sea coin coins pearl pearls tile tiles port
    contract contracts good goods meat kelp pottery shells shell crystal storm storms worker workers space spaces
    building buildings house office mill dock wharf inn tavern market town hall pier forest dollars point points
    card cards player players nothing none place round game first second first back lay money launch prepare
    heading order orders decree decrees ability abilities sun swordfish ray urchin seagull seahorse coral lobster
    own others used home aside true false`.split(/\s+/),
  ),
  forms: [
    ...numbered('1', '0|[2-9]|\\d{2,}', [
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
    ]),
    /fehlen (noch |immer noch |am Ende noch |dir immer noch )?1 \p{L}+\./u,
    /fehlt (noch |immer noch |am Ende noch |dir immer noch )?(?:[2-9]|\d{2,}) /u,
    /Dollars|(?<!\p{L})in das (Rathaus|Lagerhaus|Schulhaus|Gericht|Postamt|Kontor|Trockendock)/u,
  ],
}
