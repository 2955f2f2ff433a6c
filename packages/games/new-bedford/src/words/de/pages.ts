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
  short: { 'sleigh ride': 'Dieses Schiff kommt rechts neben Feld 6, mit einem Grönlandwal aus dem Beutel.' },
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
