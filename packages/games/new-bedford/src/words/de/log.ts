interface ByCard {
  readonly [card: string]: string
}

/** Die Namen der Karten im Logbuch. */
export const CARD_NAMES: ByCard = {
  'desert isle': 'Einsame Insel',
  'beached whale': 'Gestrandeter Wal',
  coffin: 'Der Sarg',
  windfall: 'Geldsegen',
  scrimshaw: 'Zeit zum Schnitzen',
  'news from town': 'Nachricht aus der Stadt',
  'sleigh ride': 'Nantucket-Schlitten\u00ADfahrt',
  'calm seas': 'Ruhige See',
  'gulf stream': 'Golfstrom',
  'ship in a bottle': 'Buddelschiff',
  'trade winds': 'Passatwinde',
  corpusants: 'Elmsfeuer',
  'whale pod': 'Walschule',
  gam: 'Begegnung auf See',
  'under weigh': 'Anker lichten',
  'message in a bottle': 'Flaschenpost',
  'man overboard': 'Mann über Bord',
  'mast-head': 'Im Ausguck',
  'port fees': 'Hafen\u00ADgebühren',
  rats: 'Ratten',
  'refinery fire': 'Raffinerie\u00ADbrand',
  'dice of fate': 'Würfel des Schicksals',
  'stove boat': 'Zertrümmertes Boot',
  sermon: 'Die Predigt',
  'burned oil': 'Verbrannter Tran',
  sharks: 'Haie',
  'ice sheet': 'Packeis',
  reef: 'Riff',
  'sea ice': 'Treibeis',
  typhoon: 'Taifun',
  'broken mast': 'Mastbruch',
  'wreck of the essex': 'Untergang der Essex',
}

const WHEN_TAKEN = 'sofort'
const START_OF_ROUND = 'einmal, zu Beginn einer Runde'
const MOVEMENT = 'einmal, bevor Schiffe fahren'
const WHALING = 'einmal, nach dem Ziehen'
const AT_THE_END = 'am Ende des Spiels'

/** Wann jede Karte wirkt. */
export const CARD_MOMENTS: ByCard = {
  'desert isle': WHEN_TAKEN,
  'beached whale': WHEN_TAKEN,
  coffin: 'nach Runde 12',
  windfall: WHEN_TAKEN,
  scrimshaw: WHEN_TAKEN,
  'news from town': WHEN_TAKEN,
  'sleigh ride': WHEN_TAKEN,
  'calm seas': 'einmal, jederzeit',
  'gulf stream': WHEN_TAKEN,
  'ship in a bottle': WHEN_TAKEN,
  'trade winds': WHEN_TAKEN,
  corpusants: AT_THE_END,
  'whale pod': WHEN_TAKEN,
  gam: WHEN_TAKEN,
  'under weigh': WHEN_TAKEN,
  'message in a bottle': AT_THE_END,
  'man overboard': WHEN_TAKEN,
  'mast-head': WHALING,
  'port fees': 'von nun an',
  rats: WHALING,
  'refinery fire': START_OF_ROUND,
  'dice of fate': START_OF_ROUND,
  'stove boat': WHALING,
  sermon: 'wenn die Seemannskirche steht',
  'burned oil': WHALING,
  sharks: WHALING,
  'ice sheet': 'einmal, nach dem Ziehen oder bevor Schiffe fahren',
  reef: MOVEMENT,
  'sea ice': WHALING,
  typhoon: MOVEMENT,
  'broken mast': WHEN_TAKEN,
  'wreck of the essex': MOVEMENT,
}

/** Was jede Karte tut, kurz genug für eine Karte. */
export const CARD_TEXTS: ByCard = {
  'desert isle': 'Nimm 3 Holz und 3 Nahrung.',
  'beached whale': 'Lande 1 oder 2 Glattwale aus dem Beutel an, für je 2 Dollar.',
  coffin: 'Setz noch einen Arbeiter ein, bevor die letzten Schiffe heimkehren.',
  windfall: 'Nimm 4 bis 8 Dollar. Alle anderen nehmen 4 Dollar weniger als du.',
  scrimshaw: 'Nimm 3 Dollar für jede leere See, die in dieser Runde gezogen wurde.',
  'news from town': 'Du darfst ein Gebäude mit einer Aktion bauen, zum gewöhnlichen Preis.',
  'sleigh ride':
    'Dieses Schiff kommt mit einem Grönlandwal aus dem Beutel rechts neben Feld 6. Es braucht keinen Platz und wählt zuletzt.',
  'calm seas': 'Heb alles auf, was dir ein Omen antut.',
  'gulf stream': 'Deine beiden Schiffe dürfen bis zu 2 Felder hinaus, auf den 1. Platz.',
  'ship in a bottle': 'Ein unbenutztes Schiff von dir kommt für immer auf diese Karte: 2 Punkte.',
  'trade winds':
    'Dieses Schiff darf bis zu 3 Felder hinaus. Verkauf beliebig viel Holz und Nahrung für je 1 Dollar.',
  corpusants: '1 Punkt für jeden Pottwal, den du angelandet hast.',
  'whale pod': 'Der erste gewöhnliche Wal, der aus dem Beutel kommt, geht auf dieses Schiff.',
  gam: 'Eines deiner Schiffe fährt zum anderen.',
  'under weigh': 'Du darfst ein Schiff für 2 Holz ausrüsten und eines für seine Nahrung auslaufen lassen.',
  'message in a bottle': '1 Punkt für je 2 Seiten deines Logbuchs.',
  'man overboard': 'Einer deiner Arbeiter fehlt in der nächsten Runde. 1 Punkt.',
  'mast-head': 'Alle gezogenen Glattwale kommen zurück in den Beutel. 1 Punkt.',
  'port fees': 'Jedes heimkehrende Schiff der anderen zahlt dir 1 Dollar.',
  rats: 'Alle anderen geben 1 Nahrung ab oder einen Glattwal von einem Schiff.',
  'refinery fire': 'Schließ für diese Runde von jedem Besitzer ein Gebäude mit einer Aktion.',
  'dice of fate': 'In dieser Runde gibt es keinen Bonus. 1 Punkt, wenn gespielt.',
  'stove boat': 'In diesem Walfang zahlen dir die anderen 1 Holz für jeden Wal, den sie nehmen.',
  sermon:
    'Alle anderen zahlen 1 Dollar, die Seemannskirche bringt ihrem Besitzer 5. 1 Punkt, wenn das nicht du bist.',
  'burned oil': 'Alle verlieren einen Glattwal oder Grönlandwal von einem Schiff.',
  sharks: 'Zieh ein Plättchen mehr; dann verlässt der beste gezogene Wal das Spiel.',
  'ice sheet': 'Schiffe auf 4, 5 und 6 nehmen keinen Wal oder fahren nicht.',
  reef: 'Alle zahlen 1 Holz oder fahren mit einem Schiff 1 Feld heimwärts.',
  'sea ice': 'In diesem Walfang nimmt sonst niemand einen Grönlandwal.',
  typhoon: 'Bei allen fährt ein Schiff 1 Feld heimwärts.',
  'broken mast': 'Zahl 3 Holz, oder eines deiner Schiffe kehrt sofort heim. 1 Punkt.',
  'wreck of the essex': 'Alle anderen zahlen 1 Nahrung oder fahren mit einem Schiff 1 Feld heimwärts.',
}
