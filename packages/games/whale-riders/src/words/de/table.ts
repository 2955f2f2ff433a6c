import { type Phrase, say, type Token } from '@gam/kernel'
import type { Facts } from '../../state.ts'
import { ICONS, TILES } from '../../tiles.ts'
import type { RiderWords } from '../table-words.ts'
import { house } from './house.ts'
import { PORT_NAMES, said } from './said.ts'

const NOUNS: { readonly [thing: string]: readonly [string, string] } = {
  meat: ['Fleisch', 'Fleisch'],
  kelp: ['Seetang', 'Seetang'],
  pottery: ['Keramik', 'Keramik'],
  shells: ['Muschel', 'Muscheln'],
  crystal: ['Kristall', 'Kristalle'],
  pearl: ['Perle', 'Perlen'],
  coin: ['Münze', 'Münzen'],
  any: ['Ware', 'Waren'],
  tile: ['Plättchen', 'Plättchen'],
  contract: ['Auftrag', 'Aufträge'],
  storm: ['Schneesturm', 'Schneestürme'],
}

const PORTS: { readonly [port: string]: string } = {
  sun: 'Sonne',
  swordfish: 'Schwert\u00ADfisch',
  ray: 'Rochen',
  urchin: 'Seeigel',
  seagull: 'Möwe',
  seahorse: 'Seepferd',
  coral: 'Koralle',
  lobster: 'Hummer',
}

const WAYS = { out: 'auf dem Hinweg', home: 'auf dem Heimweg', back: 'wieder zu Hause' } as const

function count(n: number, thing: string): string {
  const [one, many] = NOUNS[thing] ?? [thing, thing]
  return `${n} ${n === 1 ? one : many}`
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
}

function tile(name: string): string {
  const icons = ICONS[TILES.indexOf(name)]
  return icons === 0 ? 'Schneesturm' : count(icons, name.replace(/\d$/, ''))
}

function cost(price: number, was: number | null): string {
  const now = price === 0 ? 'kostenlos' : count(price, 'coin')
  return was === null ? now : `${now} statt ${was}`
}

function termOf(kind: 'ability' | 'contract', value: string, facts: Facts): string {
  const terms = said.terms[kind]
  return typeof terms === 'function' ? terms(value, facts) : (terms[value] ?? value)
}

function tokens(parts: readonly Token[]): Phrase {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? ' und ' : ', ', part]))
}

/** Die Namen der Gaben allein, für das Protokoll. */
const MAGIC: { readonly [ability: string]: string } = {
  'two coins': 'Zwei Münzen',
  'free sail': 'Freie Fahrt',
  'bulk buy': 'Groß\u00ADeinkauf',
  bargain: 'Schnäppchen',
  haggler: 'Feilscher',
  'tide turner': 'Gezeiten\u00ADwender',
  alchemist: 'Alchemist',
  'six contracts': 'Sechs Aufträge',
}

export const table: RiderWords = {
  ...house,
  marks: { colon: ': ', semicolon: '; ' },
  words: { ...said, terms: { ...said.terms, magic: MAGIC } },
  count,
  list,
  ports: PORTS,
  portNames: PORT_NAMES,
  decreeNames: {
    'three contracts': 'Drei Aufträge',
    'eight coins': 'Acht Münzen',
    'eight tiles': 'Acht Plättchen',
    'eight pearls': 'Acht Perlen',
    'lobster port': 'Zuerst beim Hummer',
    'sun port': 'Zuerst daheim',
    'triple goods': 'Drei Dreifache',
  },
  ability(id, facts) {
    const [name, effect = ''] = termOf('ability', id, facts).split(' (')
    return { name, effect: effect.replace(/\)$/, '') }
  },
  contract(card, facts) {
    const [asks, brings = ''] = termOf('contract', card, facts).split(' für ')
    return { asks, brings }
  },
  tile,
  storm: 'Schneesturm',
  variants: (edition, decree, magic) =>
    [
      edition === 'first' ? 'Erste Auflage' : 'Zweite Auflage',
      ...(decree ? ['Erlass des Clans'] : []),
      ...(magic ? ['Magie der Wale'] : []),
    ].join(', '),
  round: (n) => `Runde ${n}`,
  inBag: (n) => `${n} Plättchen im Beutel`,
  inDeck: (n) => count(n, 'contract'),
  onCoast: (lying, all) => `${lying} von ${all} Stürmen an der Küste`,
  labels: {
    coast: 'Küste',
    others: 'Die anderen',
    mine: 'Meine Sachen',
    contracts: 'Aufträge',
    tiles: 'Deine Ladung',
    decrees: 'Erlasse',
    coins: 'Münzen',
    pearls: 'Perlen',
    players: 'Mitspielende',
    abilities: 'Gaben',
    ports: 'Häfen',
  },
  noTiles: 'Noch keine Plättchen. Kauf welche in einem Hafen.',
  noContracts: 'Du hast keine Aufträge.',
  handHidden: 'Die Aufträge sind verdeckt.',
  sail: 'Weiter',
  sailTo: (port) => `Weiter: ${port}`,
  free: 'frei',
  buy: 'Kaufen',
  swap: 'Tauschen',
  swapStop: 'Doch nicht',
  ready: 'Bereit',
  readyWays: (n) => (n > 1 ? `Erfüllbar, ${n} Wege` : 'Erfüllbar'),
  ways: (n) => `${n} Wege`,
  take: 'Nehmen',
  discard: 'Abwerfen',
  discardAll: (n) => `${n} abwerfen`,
  closed: 'vom Sturm versperrt',
  toGo: (n) => (n === 1 ? 'fehlt' : 'fehlen'),
  tilesOfAnyKind: 'beliebige Plättchen',
  goodsOfAnyKind: 'beliebige Waren',
  claimedBy: (name) => `hat ${name}`,
  yours: 'hast du',
  progress: (have, needed) => `${have} von ${needed}`,
  empty: 'leeres Feld',
  way: WAYS,
  said: {
    port: (name, riders, closed) =>
      `${name}${closed ? ', von Schneestürmen geschlossen' : ''}. ${riders.length === 0 ? 'Keine Reiter.' : `Reiter: ${list(riders)}.`}`,
    space: (port, name, price, was) => `${port}: ${name}, ${cost(price, was)}`,
    storm: (port) => `${port}: Schneesturm`,
    buy: (name, price, was) => `${name} kaufen, ${cost(price, was)}`,
    sail: (port, free) => `Weiterreiten: ${port}${free ? ', kostet keine Aktion' : ''}`,
    swapFirst: (name) => `${name} tauschen`,
    swapWith: (name) => `Dagegen tauschen: ${name}`,
    contract: (asks, brings, state) => `Auftrag: ${asks} für ${brings}. ${state}`,
    fulfil: (asks, brings) => `Auftrag erfüllen: ${asks} für ${brings}`,
    discard: (asks) => `Auftrag abwerfen: ${asks}`,
    plate: (name, where, amounts, tiles, ability) =>
      `${name}, ${where}: ${list(amounts)}. ${tiles.length === 0 ? 'Keine Plättchen.' : `Plättchen: ${tiles.join(', ')}.`}${ability === null ? '' : ` Gabe: ${ability}.`}`,
    decree: (name, brings, state) => `Erlass, ${name}: ${brings}. ${state}`,
    ability: (name, effect) => `${name}: ${effect}`,
    rider: (name, way) => `${name} ${WAYS[way]}`,
    fulfilled: (n) => `${count(n, 'contract')} erfüllt`,
    inHand: (n) => `${count(n, 'contract')} auf der Hand`,
  },
  ask: {
    first: 'Wähle deine erste Aktion',
    second: 'Wähle deine zweite Aktion',
    freeSail: 'Reite frei weiter oder beende den Zug',
    actions: 'Kaufe, reite weiter, erfülle einen Auftrag oder nimm einen Knopf',
    freeSailHelp: 'Beide Aktionen sind verbraucht; das erste Weiterreiten im Zug kostet keine',
    pay: (contract) => say`für den Auftrag ${contract}`,
    noneToPay: 'Du kannst gerade keinen weiteren Auftrag bezahlen',
    noneToPayHelp: 'Das erfährt niemand: Die anderen hören nur, dass du fertig bist',
    line: (names) =>
      names.length === 0
        ? 'Eine der ersten drei in der Reihe'
        : `Eine der ersten drei in der Reihe. Danach kommen ${list(names)}.`,
    fulfilling: 'Erfüllen',
    buying: 'Kaufen',
    discarding: 'Abwerfen',
  },
  pay: {
    pay: 'Zahlen',
    heading: (brings) => `Erfüllen für ${brings}`,
    all: 'Zahlen, das war’s',
    another: 'Zahlen und noch einer',
    tap: 'tippe Plättchen an, um anders zu zahlen',
    nth: (i, n) => `${i} von ${n}`,
    before: 'Die Art davor',
    next: 'Die nächste Art',
    ways: (n) => (n === 1 ? '1 Möglichkeit' : `${n} Möglichkeiten, die günstigste zuerst`),
    crystalsAs: (crystals, good) =>
      crystals === 1 ? `Kristall als ${good}` : `${crystals} Kristalle als ${good}`,
    withCrystals: (crystals) =>
      crystals === 1 ? 'Gibt einen Kristall aus' : `Gibt ${crystals} Kristalle aus`,
    keepsCrystals: (crystals) => (crystals === 1 ? 'Behält den Kristall' : 'Behält die Kristalle'),
    losesPearls: (pearls) => `Gibt ${count(pearls, 'pearl')} her`,
    spends: (tiles) => `Gibt ${count(tiles, 'tile')} aus`,
    exact: 'nichts ist zu viel',
    lost: (n, thing) => `${count(n, thing ?? 'any')} ${n === 1 ? 'verfällt' : 'verfallen'}`,
    leaves: (contracts) =>
      contracts === 1 ? 'es reicht dann noch für einen' : `es reicht dann noch für einen von ${contracts}`,
    row: (tiles, about) => `${tiles.length === 0 ? 'Nichts' : list(tiles)} zahlen. ${about.join(', ')}`,
  },
  magic: 'Die Magie der Wale',
  log: {
    storms: (port, storms) =>
      storms === 1
        ? say`Ein Schneesturm zieht auf: ${port}.`
        : say`${String(storms)} Schneestürme ziehen auf: ${port}.`,
    took: (seat, ability) => say`${seat} nimmt die Gabe ${ability}.`,
    drawn: (port, tiles) => say`Neu im ${port}: ${tokens(tiles)}.`,
  },
  propose: {
    advance: (port) => say`Weiter zum ${port}`,
    buy: (bought, port, price) =>
      price === 0
        ? say`${bought} im ${port} kostenlos nehmen`
        : say`${bought} im ${port} für ${count(price, 'coin')} kaufen`,
    coins: (n) => say`${count(n, 'coin')} nehmen`,
    fulfil: (contract) => say`Erfüllen: ${contract}`,
    pay: (payment) => say`${payment} zahlen`,
    lay: (laid) => say`${laid} hinlegen`,
    discard: (contract) => say`Abwerfen: ${contract}`,
    swap: (one, other) => say`${one} und ${other} tauschen`,
    choose: (ability) => say`Gabe nehmen: ${ability}`,
    done: 'Fertig',
    coinsLeft: (n) => `Dann hast du ${count(n, 'coin')}.`,
    paid: (payment) => say`Du zahlst ${payment}.`,
    brings: (coins, pearls) => `Er bringt ${count(coins, 'coin')} und ${count(pearls, 'pearl')}.`,
    decree: (decree) => say`Du bekommst den Erlass: ${decree}.`,
    turnEnds: {
      nothing: 'Dann ist dein Zug zu Ende.',
      tiles: 'Dann kommen neue Plättchen, und dein Zug ist zu Ende.',
      contract: 'Dann wird ein Auftrag gezogen, und dein Zug ist zu Ende.',
      both: 'Dann kommen neue Plättchen und ein Auftrag: Dein Zug ist zu Ende.',
    },
    gameEnds: {
      'last pearl': 'Mit der letzten Startperle ist die Partie zu Ende.',
      'last round': 'Das war der letzte Zug der letzten Runde: Die Partie ist zu Ende.',
    },
    noUndo: 'Das lässt sich nicht zurücknehmen.',
    noUndoFor: {
      newContract: 'Ein neuer Auftrag wird gezogen: Das lässt sich nicht zurücknehmen.',
      newTiles: 'Neue Plättchen werden gezogen: Das lässt sich nicht zurücknehmen.',
      contractShown: 'Alle sehen den Auftrag: Das lässt sich nicht zurücknehmen.',
    },
  },
  looks: {
    bagEmpty: 'Der Beutel ist leer: Was jetzt gekauft wird, lässt für immer ein Feld frei.',
    bagStorms: (storms, share) =>
      storms === 0
        ? 'Kein Schneesturm ist darunter.'
        : `Darunter ${storms === 1 ? 'ist 1 Schneesturm' : `sind ${storms} Schneestürme`}: ${share} % des Beutels.`,
    deck: (cards, discarded) =>
      `${count(cards, 'contract')} zum Ziehen, ${discarded} abgeworfen. Ist der Stapel leer, werden die abgeworfenen neu gemischt.`,
    port: (spaces) =>
      spaces.length === 0 ? 'Hier liegt nichts.' : `Vom Hafen nach außen: ${spaces.join('; ')}.`,
    portRiders: (riders) => `Hier sind: ${list(riders)}.`,
    sun: 'Seine Perlen sind für Reiter, die beim Hummerhafen waren und zurück sind. Ist die letzte verkauft, endet die Partie.',
    space: (price, was) =>
      was === null
        ? price === 0
          ? 'Kostenlos'
          : `Kostet ${count(price, 'coin')}`
        : `Kostet dich ${price === 0 ? 'nichts' : count(price, 'coin')} statt ${was}`,
    stormText:
      'Er ist nicht zu kaufen und bleibt bis zum Ende liegen. Je mehr davon, desto weniger bietet ein Hafen.',
    about: {
      good: 'Mit Waren bezahlst du Aufträge.',
      crystal: 'Ein Kristall steht für irgendeine Ware.',
      pearl: 'Perlen zählen am Ende; die meisten gewinnen.',
    },
    twoCrystals: 'Zwei Kristalle auf einem Plättchen stehen für zwei gleiche Waren.',
    contract: (asks, brings) => `Will ${asks} und bringt ${brings}.`,
    ready: 'Du kannst ihn jetzt bezahlen.',
    lacks: (things) =>
      `Es ${things.length === 1 && things[0].startsWith('1 ') ? 'fehlt' : 'fehlen'} ${list(things)}`,
    decree: (brings) => `Wer ihn zuerst erreicht, bekommt ${brings}.`,
    decreeAll: (players, needed) => `Bisher: ${players.join(', ')} von ${needed}.`,
    rider: (where, way, left) =>
      way === 'back' ? 'Zurück im Sonnenhafen.' : `${where}, ${WAYS[way]}; noch ${left}-mal weiter.`,
    has: (amounts) => `${list(amounts)}.`,
    hasTiles: (tiles) => (tiles.length === 0 ? 'Keine Plättchen.' : `Plättchen: ${tiles.join(', ')}.`),
    hasFulfilled: (contracts) =>
      contracts.length === 0 ? 'Noch kein Auftrag erfüllt.' : `Erfüllt: ${contracts.join('; ')}.`,
    hasDecrees: (decrees) => `Erlasse: ${list(decrees)}.`,
    hasAbility: (name, effect) => `${name}: ${effect}.`,
    things: {
      meat: 'Fleisch',
      kelp: 'Seetang',
      pottery: 'Keramik',
      shells: 'Muscheln',
      crystal: 'Kristalle',
      pearl: 'Perlen',
    },
  },
  spoken: {
    mine: (where, amounts, tiles) =>
      `Du bist hier: ${where}, mit ${list(amounts)}. ${tiles.length === 0 ? 'Keine Plättchen.' : `Plättchen: ${tiles.join(', ')}.`}`,
    contract: (asks, brings, state) => `Auftrag: ${asks} für ${brings}: ${state}.`,
    port: (name, spaces, riders) =>
      `${name}: ${spaces.length === 0 ? 'leer' : spaces.join(', ')}.${riders.length === 0 ? '' : ` Dort: ${list(riders)}.`}`,
    price: (price, name) => `${price === 0 ? 'kostenlos' : count(price, 'coin')}: ${name}`,
    bag: (tiles, storms) => `Im Beutel: ${count(tiles, 'tile')}, davon ${count(storms, 'storm')}.`,
  },
}
