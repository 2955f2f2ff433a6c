import { say } from '@gam/kernel'
import type { PageWords } from '../page-words.ts'
import { COIN } from '../table-words.ts'

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
}

function tally(count: number): string {
  return count === 1 ? '1 Seite' : `${count} Seiten`
}

const OBJECTS: { readonly [whale: string]: string } = {
  Glattwal: 'einen Glattwal',
  Grönlandwal: 'einen Grönlandwal',
}

export const pages: PageWords = {
  title: 'Logbuch',
  decks: { providence: 'Fügung', omen: 'Omen' },
  taken: 'Genommen; die nächste Seite kommt mit der nächsten Runde.',
  tally,
  waiting: 'noch nicht benutzt',
  acting: 'in Kraft',
  used: 'benutzt',
  open: 'liegt offen',
  under: 'lag in einer früheren Runde offen; die Bibliothek kann sie geben',
  toCome: 'noch im Stapel',
  mine: 'deine',
  of: (name) => `von ${name}`,
  more: (cards) => (cards === 1 ? '1 weitere Seite' : `${cards} weitere Seiten`),
  standing: { waiting: 'bereit', acting: 'in Kraft', used: 'benutzt' },
  atTheEnd: 'am Ende',
  short: {
    'desert isle': '3 Holz und 3 Nahrung',
    'beached whale': '1 oder 2 Glattwale für je 2 $',
    coffin: 'am Ende ein Arbeiter mehr',
    windfall: '4 bis 8 $, andere 4 $ weniger',
    scrimshaw: '3 $ je leere See',
    'news from town': 'jetzt ein Gebäude bauen',
    'sleigh ride': 'dieses Schiff hinter 6, mit Grönlandwal',
    'calm seas': 'einmal: hebt ein Omen auf',
    'gulf stream': 'deine Schiffe bis 2 weiter hinaus',
    'ship in a bottle': 'ein Schiff für immer: 2 Punkte',
    'trade winds': 'dieses Schiff 3 hinaus; Verkauf',
    corpusants: '1 Punkt je Pottwal',
    'whale pod': 'ein Wal aus dem Beutel',
    gam: 'ein Schiff fährt zum anderen',
    'under weigh': 'jetzt ausrüsten und auslaufen',
    'message in a bottle': '1 Punkt je 2 Seiten',
    'man overboard': 'ein Arbeiter setzt aus; 1 Punkt',
    'mast-head': 'einmal: Glattwale zurück; 1 Punkt',
    'port fees': 'andere zahlen 1 $ je Heimkehr',
    rats: 'einmal: andere verlieren Nahrung oder Wal',
    'refinery fire': 'einmal: schließt Gebäude',
    'dice of fate': 'einmal: kein Bonus; 1 Punkt',
    'stove boat': 'einmal: andere zahlen 1 Holz je Wal',
    sermon: 'mit der Kirche: je 1 $',
    'burned oil': 'einmal: alle verlieren einen Wal',
    sharks: 'einmal: der beste Wal ist weg',
    'ice sheet': 'einmal: 4 bis 6 frieren ein',
    reef: 'einmal: 1 Holz oder 1 heimwärts',
    'sea ice': 'einmal: kein Grönlandwal für andere',
    typhoon: 'einmal: alle 1 Feld heimwärts',
    'broken mast': '3 Holz oder ein Schiff kehrt heim; 1 Punkt',
    'wreck of the essex': 'einmal: andere 1 Nahrung oder 1 heimwärts',
  },
  card: (name, moment, text, lies) => `${name}, ${lies}. ${capital(moment)}: ${text}`,
  tokens: {
    white: {
      effect:
        'Er ist sofort angelandet, 4 Punkte, aber sein Schiff geht mit allem an Bord verloren und kommt zurück auf deine Tafel.',
      rule: 'WW-10',
    },
    blue: { effect: 'Sein Schiff nimmt bis zur Heimkehr nichts mehr auf.', rule: 'WW-11' },
    ambergris: { effect: 'Sie bringt 8 Dollar, wenn ihr Schiff heimkehrt.', rule: 'WW-12' },
    castaway: { effect: 'Kehrt sein Schiff heim, arbeitet er einmal für dich.', rule: 'WW-13' },
  },
  beside: 'in einer Reihe für sich',
  bottled: 'für immer in der Flasche',
  closed: 'geschlossen',
  closedNow: 'Nach dem Brand ist es bis zum Rundenende geschlossen.',
  castaway: 'Der Schiffbrüchige',
  asks: {
    play: (card) => `„${card}“ spielen?`,
    window: {
      round: 'Die Runde beginnt.',
      movement: 'Gleich fahren die Schiffe.',
      whaling: 'Gezogen ist; noch hat niemand gewählt.',
    },
    castaway: 'Setze den Schiffbrüchigen ein',
    castawayHelp: say`wie einen Arbeiter, jetzt oder nie; Schiffe, die in dieser Runde heimkehren, helfen nicht`,
    coffin: 'Der Sarg: Setze noch einen Arbeiter ein',
    coffinHelp: say`die letzte Aktion der Partie, bevor die letzten Schiffe heimkehren`,
    select: (space) => `Wähle für dein Schiff auf Feld ${space}: ein Plättchen oder eine Karte`,
    selectHelp: say`Eine Karte des Logbuchs nimmst du in dieser Runde anstelle eines Wals.`,
    fire: (owner) =>
      owner === null ? 'Welches deiner eigenen Gebäude schließt?' : `Welches Gebäude von ${owner} schließt?`,
    ship: 'Wähle ein Schiff auf den Fanggründen',
  },
  panels: {
    library: 'Bibliothek',
    struck: 'Ein Omen trifft dich',
    windfall: 'Geldsegen',
    beached: 'Gestrandeter Wal',
    pay: (amount, good) => say`Zahl ${String(amount)} ${{ kind: 'good', value: good }}`,
    lose: (whale, ship) => `Gib ${OBJECTS[whale] ?? whale} von Schiff ${ship + 1} ab`,
    drift: (ship, from) =>
      from === 0
        ? `Schiff ${ship + 1} fährt von Feld 0 zur Heimkehr`
        : `Schiff ${ship + 1} fährt von Feld ${from} auf ${from - 1}`,
    returns: (ship) => `Schiff ${ship + 1} kehrt sofort heim`,
    worker: (where) => (where === null ? 'Der Arbeiter zu Hause' : `Der Arbeiter: ${where}`),
    ignore: 'Ignorieren, du bist versichert',
    calm: (card) => `„Ruhige See“ gegen „${card}“`,
    others: (money) => say`die anderen ${String(money)} ${COIN}`,
  },
  spoken: {
    open: (cards) =>
      cards.length === 0 ? 'Keine Karte des Logbuchs liegt offen.' : `Offene Karten: ${cards.join(' ')}`,
    held: (cards, count) => `Dein Logbuch, ${tally(count)}: ${listed(cards)}.`,
    cards: (name, cards, count) => `Logbuch von ${name}, ${tally(count)}: ${listed(cards)}.`,
  },
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
