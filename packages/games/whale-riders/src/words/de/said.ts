import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import { ASK, CONTRACTS, type Contract } from '../../contracts.ts'
import { piecesOf } from '../../multisets.ts'
import type { Facts, RiderTypes } from '../../state.ts'
import { GOODS, ICONS, TILES } from '../../tiles.ts'

type RiderWords = Words<RiderTypes['actions'], RiderTypes['events'], RiderTypes['refusals'], Facts>

const NOUNS = {
  meat: ['Fleisch', 'Fleisch'],
  kelp: ['Seetang', 'Seetang'],
  pottery: ['Keramik', 'Keramik'],
  shells: ['Muschel', 'Muscheln'],
  crystal: ['Kristall', 'Kristalle'],
  pearl: ['Perle', 'Perlen'],
  coin: ['Münze', 'Münzen'],
  good: ['Ware', 'Waren'],
  tile: ['Plättchen', 'Plättchen'],
  contract: ['Auftrag', 'Aufträge'],
} as const

type Thing = keyof typeof NOUNS

const SHOWN: { readonly [shown: string]: Thing } = {
  meat: 'meat',
  kelp: 'kelp',
  pottery: 'pottery',
  shells: 'shells',
  crystal: 'crystal',
  pearl: 'pearl',
}

function counted(n: number, thing: Thing): string {
  return `${n} ${NOUNS[thing][n === 1 ? 0 : 1]}`
}

/** Dasselbe um ein Token herum, damit die Oberfläche die Zahl auf ihre Weise zeigen kann. */
function several(count: Token, thing: Thing): Phrase {
  return say`${count} ${NOUNS[thing][count.value === 1 ? 0 : 1]}`
}

function lack(missing: Token): string {
  return missing.value === 1 ? 'fehlt' : 'fehlen'
}

function and(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
}

function tile(name: string | number): string {
  const icons = ICONS[TILES.indexOf(name)]
  return icons === 0 ? 'Schneesturm' : counted(icons, SHOWN[String(name).slice(0, -1)])
}

/** `meat meat kelp` sind 2 Fleisch und 1 Seetang. */
function goods(value: string | number): string {
  const pieces = piecesOf(String(value))
  if (pieces.length === 0) return 'nichts'
  const shown = GOODS.names.filter((good) => pieces.includes(good))
  return and(shown.map((good) => counted(pieces.filter((piece) => piece === good).length, good)))
}

function payment(value: string | number): string {
  const pieces = piecesOf(String(value))
  return pieces.length === 0 ? 'nichts' : pieces.map(tile).join(' + ')
}

function asked({ ask, amount, goods: pictured }: Contract): string {
  if (ask === ASK.tiles) return amount === 1 ? '1 beliebiges Plättchen' : `${amount} beliebige Plättchen`
  if (ask === ASK.any) return amount === 1 ? '1 beliebige Ware' : `${amount} beliebige Waren`
  return GOODS.names.flatMap((good, i) => (pictured[i] > 0 ? [counted(pictured[i], good)] : [])).join(' + ')
}

/** Was eine Karte will und was sie bringt: 2 Fleisch + 2 Seetang für 2 Münzen und 3 Perlen. */
function contract(number: string | number, { contracts }: Facts): string {
  const row = contracts[CONTRACTS.indexOf(number)]
  // ein Satz kann weniger verschiedene Karten haben, als es Nummern gibt
  if (row === undefined) return `Auftrag ${number}`
  const rewards = [
    ...(row.coins > 0 ? [counted(row.coins, 'coin')] : []),
    ...(row.pearls > 0 ? [counted(row.pearls, 'pearl')] : []),
  ]
  return `${asked(row)} für ${rewards.length === 0 ? 'nichts' : and(rewards)}`
}

const ABILITIES: { readonly [ability: string]: string } = {
  'two coins': 'Zwei Münzen (eine Münze nehmen bringt 2)',
  'free sail': 'Freie Fahrt (das erste Weiterreiten im Zug ist keine Aktion)',
  'bulk buy': 'Groß\u00ADeinkauf (beliebig viele Plättchen mit einer Aktion)',
  haggler: 'Feilscher (Aufträge, die Waren wollen, brauchen eine Ware weniger)',
  'tide turner': 'Gezeiten\u00ADwender (darf als Aktion zwei Plättchen im eigenen Hafen tauschen)',
  'six contracts': 'Sechs Aufträge (sechs Karten auf der Hand)',
}

const PEARL_TILE = TILES.indexOf('pearl1')
const DOUBLE_GOODS = TILES.indexOf('meat2')

function ability(name: string | number, { abilities }: Facts): string {
  if (name === 'bargain') {
    const price = Math.min(...abilities.map(({ mostPaid }) => mostPaid[PEARL_TILE]))
    return `Schnäppchen (ein Plättchen mit einem einzelnen Bild kostet ${price === 0 ? 'nichts' : `höchstens ${counted(price, 'coin')}`})`
  }
  if (name === 'alchemist')
    return abilities.some(({ wild }) => wild[DOUBLE_GOODS] > 0)
      ? 'Alchemist (alle Waren\u00ADplättchen gelten auf Wunsch als Kristalle)'
      : 'Alchemist (Plättchen mit einer einzelnen Ware gelten auf Wunsch als Kristall)'
  return ABILITIES[name]
}

export const PORT_NAMES: { readonly [port: string]: string } = {
  sun: 'Sonnenhafen',
  swordfish: 'Schwertfisch\u00ADhafen',
  ray: 'Rochenhafen',
  urchin: 'Seeigel\u00ADhafen',
  seagull: 'Möwenhafen',
  seahorse: 'Seepferd\u00ADhafen',
  coral: 'Korallen\u00ADhafen',
  lobster: 'Hummerhafen',
}

export const said: RiderWords = {
  terms: {
    tile,
    goods,
    payment,
    contract,
    ability,
    good: { meat: 'Fleisch', kelp: 'Seetang', pottery: 'Keramik', shells: 'Muscheln' },
    port: PORT_NAMES,
    decree: {
      'three contracts': 'drei Aufträge erfüllt (3 Perlen)',
      'eight coins': 'acht Münzen (2 Perlen)',
      'eight tiles': 'acht Plättchen (2 Münzen)',
      'eight pearls': 'acht Perlen (3 Münzen)',
      'lobster port': 'zuerst im Hummerhafen (2 Perlen)',
      'sun port': 'zuerst zurück im Sonnenhafen (3 Perlen)',
      'triple goods': 'drei Plättchen mit je drei Waren (3 Münzen)',
    },
    ending: {
      'last pearl': 'Die letzte Startperle ist verkauft: Die Partie ist zu Ende.',
      'last round': 'Die letzte Runde ist gespielt: Die Partie ist zu Ende.',
    },
  },
  prompts: {
    chooseAbility: 'Such dir eine Gabe aus',
    turn: 'Wähle eine Aktion',
    buyMore: 'Kauf noch ein Plättchen oder hör auf',
    fulfilMore: 'Erfülle noch einen Auftrag oder hör auf',
    pay: 'Womit bezahlst du?',
    discardMore: 'Wirf noch einen Auftrag ab oder hör auf',
  },
  actions: {
    choose: ({ ability: chosen }) => say`Gabe wählen: ${chosen}`,
    advance: () => say`Zum nächsten Hafen weiterreiten`,
    buy: ({ tile: bought, space }) => say`${bought} von Feld ${space} kaufen`,
    takeCoin: () => say`Eine Münze nehmen`,
    fulfil: ({ contract: card }) => say`Auftrag erfüllen: ${card}`,
    pay: ({ payment: paid }) => (paid.value === 'nothing' ? say`Nichts zahlen` : say`${paid} zahlen`),
    lay: ({ tile: laid }) => say`${laid} hinlegen`,
    discard: ({ contract: card }) => say`Auftrag abwerfen: ${card}`,
    swap: ({ near, far }) => say`Plättchen auf den Feldern ${near} und ${far} tauschen`,
    done: () => say`Fertig`,
  },
  events: {
    starterDrawn: ({ seat }) => say`${seat} fängt an.`,
    tileLaid: ({ port, space, tile: laid }) => say`${port}, Feld ${space}: ${laid}.`,
    stormsAdded: ({ storms }) =>
      storms.value === 1
        ? say`1 Schneesturm kommt in den Beutel.`
        : say`${storms} Schneestürme kommen in den Beutel.`,
    contractDealt: ({ seat, contract: card }) =>
      card ? say`${seat} bekommt einen Auftrag: ${card}.` : say`${seat} bekommt einen Auftrag.`,
    decreeLaid: ({ decree }) => say`Ein Erlass des Clans: ${decree}.`,
    abilityLaid: ({ ability: laid }) => say`In der Reihe liegt: ${laid}.`,
    abilityChosen: ({ seat, ability: chosen }) => say`${seat} nimmt die Gabe ${chosen}.`,
    roundBegun: ({ round }) => say`Runde ${round} beginnt.`,
    riderAdvanced: ({ seat, port }) => say`${seat} erreicht den ${port}.`,
    tileBought: ({ seat, tile: bought, port, price }) =>
      price.value === 0
        ? say`${seat} nimmt im ${port} kostenlos ${bought}.`
        : say`${seat} kauft im ${port} ${bought} für ${several(price, 'coin')}.`,
    coinsTaken: ({ seat, coins }) => say`${seat} nimmt ${several(coins, 'coin')}.`,
    contractNamed: ({ seat, contract: card }) => say`${seat} will einen Auftrag erfüllen: ${card}.`,
    contractFulfilled: ({ seat, contract: card, payment: paid }) =>
      say`${seat} zahlt ${paid} und erfüllt einen Auftrag: ${card}.`,
    fulfillingEnded: ({ seat }) => say`${seat} erfüllt keinen weiteren Auftrag.`,
    contractDiscarded: ({ seat, contract: card }) => say`${seat} wirft einen Auftrag ab: ${card}.`,
    tilesSwapped: ({ seat, port, near, far }) =>
      say`${seat} tauscht im ${port} die Plättchen auf den Feldern ${near} und ${far}.`,
    decreeClaimed: ({ seat, decree }) => say`${seat} bekommt den Erlass: ${decree}.`,
    deckShuffled: ({ cards }) =>
      say`Die abgeworfenen Karten werden gemischt; im neuen Stapel: ${several(cards, 'contract')}.`,
    contractDrawn: ({ seat, contract: card }) =>
      card ? say`${seat} zieht einen Auftrag: ${card}.` : say`${seat} zieht einen Auftrag.`,
    gapsClosed: ({ port }) => say`Die Plättchen im ${port} rücken zusammen.`,
    tileDrawn: ({ port, space, tile: drawn }) => say`Aus dem Beutel in den ${port}, Feld ${space}: ${drawn}.`,
    bagEmptied: () => say`Der Beutel ist leer: Was jetzt gekauft wird, lässt für immer ein Feld frei.`,
    gameEnded: ({ ending }) => say`${ending}`,
    pearlsCounted: ({ seat, pearls }) => say`${seat} hat ${several(pearls, 'pearl')}.`,
  },
  refusals: {
    noActionLeft: () =>
      say`Beide Aktionen dieses Zuges sind verbraucht; nur die freie Fahrt bleibt dir noch.`,
    riderIsBack: () => say`Dein Reiter ist zurück im Sonnenhafen und bleibt dort.`,
    tooDear: ({ price, coins }) =>
      coins.value === 0
        ? say`Das kostet ${several(price, 'coin')}, und du hast keine.`
        : say`Das kostet ${several(price, 'coin')}, und du hast nur ${coins}.`,
    stormInTheWay: () => say`Schneestürme kann man nicht kaufen.`,
    notBackYet: ({ port }) =>
      say`Dein Reiter ist noch nicht zurück im ${port}. Die Startperlen dort kannst du noch nicht kaufen.`,
    // Kristalle und Gaben können einen Teil der offenen Waren decken; sonst fehlt genau, was offen ist.
    goodsMissing: ({ needs, missing }) =>
      piecesOf(String(needs.value)).length === missing.value
        ? say`Dir ${lack(missing)} ${needs}.`
        : say`Deine Waren lassen ${needs} offen; dir ${lack(missing)} am Ende noch ${several(missing, 'good')}.`,
    anyGoodsMissing: ({ asked: needed, missing }) =>
      say`Dafür brauchst du ${several(needed, 'good')}; dir ${lack(missing)} noch ${missing}.`,
    tilesMissing: ({ asked: needed, missing }) =>
      say`Dafür brauchst du ${several(needed, 'tile')}; dir ${lack(missing)} noch ${missing}.`,
    sameTiles: ({ tile: shown }) =>
      shown.value === 'storm'
        ? say`Beide Plättchen sind Schneestürme; ein Tausch würde nichts ändern.`
        : say`Beide Plättchen zeigen ${shown}; ein Tausch würde nichts ändern.`,
    tooFarInLine: () => say`Nur die ersten drei Gaben der Reihe stehen zur Wahl.`,
  },
  second: {
    you: 'du',
    and: 'und',
    verbs: {
      fängt: 'fängst',
      bekommt: 'bekommst',
      nimmt: 'nimmst',
      erreicht: 'erreichst',
      kauft: 'kaufst',
      will: 'willst',
      zahlt: 'zahlst',
      erfüllt: 'erfüllst',
      wirft: 'wirfst',
      tauscht: 'tauschst',
      zieht: 'ziehst',
      hat: 'hast',
    },
  },
  parts: { tiles: 'Perlenplättchen', contracts: 'Aufträge', decrees: 'Erlasse' },
}
