import { say } from '@gam/kernel'
import { type PieceWords, SIGN } from '../piece-words.ts'

const { wood: WOOD, food: FOOD, brick: BRICK, coin: COIN, right: RIGHT } = SIGN

export type Gender = 'm' | 'f' | 'n'

interface Way {
  /** Wohin ein Arbeiter geht und wo er dann ist: in den Wald, im Wald. */
  readonly way: readonly [to: string, at: string]
}

export const pieces: PieceWords<Way & { readonly gender: Gender }, Way> = {
  farm: {
    name: 'Farm',
    own: { way: ['auf die', 'auf der'] },
    effect: say`2 ${FOOD}`,
    deed: 'nimm 2 Nahrung',
    bonus: { effect: say`+1 ${FOOD}`, deed: '1 Nahrung mehr' },
  },
  forest: {
    name: 'Wald',
    own: { way: ['in den', 'im'] },
    effect: say`2 ${WOOD}`,
    deed: 'nimm 2 Holz',
    bonus: { effect: say`+1 ${WOOD}`, deed: '1 Holz mehr' },
  },
  'general store': {
    name: 'Krämer\u00ADladen',
    own: { way: ['in den', 'im'] },
    effect: say`verkaufen`,
    deed: 'verkaufe Waren: Holz und Nahrung für 1 Dollar, Ziegel für 2',
    bonus: { effect: say`+1 ${COIN}`, deed: '1 Dollar mehr' },
  },
  'town hall': {
    name: 'Rathaus',
    own: { way: ['ins', 'im'] },
    effect: say`bauen`,
    deed: 'baue ein Gebäude',
    bonus: { effect: say`−1 Ware`, deed: '1 Ware der Kosten gespart' },
  },
  warehouse: {
    name: 'Lagerhaus',
    own: { way: ['ins', 'im'] },
    effect: say`1 ${BRICK}`,
    deed: 'nimm 1 Ziegel',
    bonus: { effect: say`+1 Ware`, deed: '1 Ware deiner Wahl mehr' },
  },
  dockyard: {
    name: 'Werft',
    own: { way: ['auf die', 'auf der'] },
    effect: say`2 ${WOOD} ein Schiff ausrüsten`,
    deed: 'rüste ein Schiff aus: Es kommt für 2 Holz an den Anleger',
    bonus: { effect: say`−1 ${WOOD}`, deed: '1 Holz gespart' },
  },
  'city pier': {
    name: 'Stadtpier',
    own: { way: ['auf die', 'auf der'] },
    effect: say`ein Schiff läuft aus`,
    deed: 'ein Schiff läuft vom Anleger aus, für die Nahrung seines Feldes',
    bonus: { effect: say`−1 ${FOOD}`, deed: '1 Nahrung gespart' },
  },
  bank: {
    name: 'Bank',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`5 ${COIN}`,
    deed: 'nimm 5 Dollar',
  },
  'dry dock': {
    name: 'Trocken\u00ADdock',
    own: { gender: 'n', way: ['ins', 'im'] },
    effect: say`rüsten, los`,
    deed: 'rüste ein Schiff aus und lass es auslaufen, für 2 Holz und die Nahrung',
  },
  lighthouse: {
    name: 'Leucht\u00ADturm',
    own: { gender: 'm', way: ['in den', 'im'] },
    effect: say`Schiff 1 weiter`,
    deed: 'zieh ein Schiff ein Feld weiter hinaus, auf den 1. Platz dort',
  },
  'lumber mill': {
    name: 'Säge\u00ADmühle',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`${WOOD} für 2 ${COIN}`,
    deed: 'verkaufe Holz für je 2 Dollar',
  },
  schoolhouse: {
    name: 'Schulhaus',
    own: { gender: 'n', way: ['ins', 'im'] },
    effect: say`2 ${WOOD} 2 ${FOOD}`,
    deed: 'nimm 2 Holz und 2 Nahrung',
  },
  tavern: {
    name: 'Taverne',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`Seen: 4/6 ${COIN}`,
    deed: 'entferne 1 oder 2 leere Seen für 4 oder 6 Dollar',
  },
  tryworks: {
    name: 'Tran\u00ADkocherei',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`3 ${RIGHT} umsonst`,
    deed: 'bis zu 3 Glattwale eines heimkehrenden Schiffes werden umsonst angelandet',
    second: {
      effect: say`3 ${RIGHT} auf See`,
      deed: 'bis zu 3 Glattwale eines deiner Schiffe auf See werden umsonst angelandet',
    },
  },
  wharf: {
    name: 'Kai',
    own: { gender: 'm', way: ['auf den', 'auf dem'] },
    effect: say`los, halbe ${FOOD}`,
    deed: 'ein Schiff läuft für die halbe Nahrung aus, aufgerundet',
  },
  bakery: {
    name: 'Bäckerei',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`4 ${FOOD}`,
    deed: 'nimm 4 Nahrung',
  },
  brickyard: {
    name: 'Ziegelei',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`3 ${BRICK}`,
    deed: 'nimm 3 Ziegel',
  },
  chandlery: {
    name: 'Schiffs\u00ADkrämerei',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`1 ${COIN} 1 ${WOOD} 1 ${FOOD} 1 ${BRICK}`,
    deed: 'nimm 1 Dollar, 1 Holz, 1 Nahrung und 1 Ziegel',
  },
  cooperage: {
    name: 'Böttcherei',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`1 ${COIN} je Wal`,
    deed: 'nimm 1 Dollar für jeden Wal eines deiner Schiffe',
  },
  courthouse: {
    name: 'Gericht',
    own: { gender: 'n', way: ['ins', 'im'] },
    effect: say`bauen, −2`,
    deed: 'baue für 2 Waren weniger',
  },
  inn: {
    name: 'Gasthof',
    own: { gender: 'm', way: ['in den', 'im'] },
    effect: say`noch einmal`,
    deed: 'wenn alle Arbeiter stehen, nimm deine auf und setze sie noch einmal',
  },
  market: {
    name: 'Markt',
    own: { gender: 'm', way: ['auf den', 'auf dem'] },
    effect: say`Handel, 1. ×2`,
    deed: 'verkaufe Waren, die erste jeder Sorte zum doppelten Preis',
  },
  'post office': {
    name: 'Postamt',
    own: { gender: 'n', way: ['ins', 'im'] },
    effect: say`2 ${COIN} je Runde`,
    deed: 'übernimm es; wem es gehört, der bekommt am Ende jeder Runde 2 Dollar',
  },
  'turners mill': {
    name: 'Turner-Mühle',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`wie ein Kapitän`,
    deed: 'wiederhole für 1 Dollar, was ein Kapitän zuletzt getan hat',
  },
  library: {
    name: 'Bücherei',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`Logkarte nehmen`,
    deed: 'nimm eine offene Karte des Logbuchs oder eine aus einer früheren Runde',
  },
  'insurance co': {
    name: 'Versicherung',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`3 ${COIN}, versichert`,
    deed: 'nimm 3 Dollar; solange dein Arbeiter dort steht, darfst du schlechte Logkarten ignorieren',
  },
  'counting house': {
    name: 'Kontor',
    own: { gender: 'n', way: ['ins', 'im'] },
    effect: say`1 P. je 2 ${RIGHT}`,
    deed: '1 Punkt für je zwei angelandete Glattwale',
  },
  mansion: {
    name: 'Villa',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`4 Punkte`,
    deed: '4 Punkte',
  },
  'municipal office': {
    name: 'Gemeinde\u00ADverwaltung',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`1 P. je 2 Bauten`,
    deed: '1 Punkt für je zwei eigene Gebäude',
  },
  'seamens bethel': {
    name: 'Seemanns\u00ADkirche',
    own: { gender: 'f', way: ['in die', 'in der'] },
    effect: say`5 Punkte`,
    deed: '5 Punkte',
  },
  newspaper: {
    name: 'Zeitungs\u00ADhaus',
    own: { gender: 'n', way: ['ins', 'im'] },
    effect: say`1 P. je 2 Seiten`,
    deed: '1 Punkt für je zwei Seiten des Logbuchs',
  },
}
