import type { HarbourWords } from '../harbour-words.ts'
import { counted, points } from './grammar.ts'

const NUMBERS = [
  'aucune',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
]

const dollars = (money: number) => (money < 0 ? `−${-money} $` : `${money} $`)

export const harbour: HarbourWords = {
  dollars,
  dock: 'Quai',
  beyond: '6+',
  points,
  each: (count) => `${points(count)} chacune`,
  lay: 'part',
  emptySeas: (count) => (count === 1 ? '1 mer vide' : `${count} mers vides`),
  nothingToTake: 'rien à prendre',
  shipLost: 'le navire est perdu',
  whenHome: 'au retour',
  aWorker: 'un ouvrier',
  logOpen: 'Le journal est ouvert',
  leftOut: 'Restes',
  noneOut: 'Rien en vue',
  drawn: (out) => (out === 1 ? 'reste 1 jeton' : `restent ${out} jetons`),
  bag: (tokens) => `Sac ${tokens}`,
  hold: (ship) => `La cale du navire ${ship + 1}`,
  bestSet: 'le meilleur choix est fait',
  keep: (count) => (count === null ? 'Garder' : `En garder ${count}`),
  sell: (count) => (count === null ? 'Vendre' : `En vendre ${count}`),
  keepAll: 'tout garder',
  sellAll: 'tout vendre',
  pay: (money) => `payer ${dollars(money)}`,
  get: (money) => `recevoir ${dollars(money)}`,
  eachFor: (money) => `${dollars(money)} pièce`,
  ifSold: (money) => `si elle est vendue ${dollars(money)} :`,
  canBuy: (money) => `peuvent acheter à ${dollars(money)} :`,
  nobody: 'personne',
  have: 'Vous avez',
  sells: (count) => `${NUMBERS[count] ?? count} à vendre :`,
  keeps: (count) => `${NUMBERS[count] ?? count} à garder :`,
  fee: 'droit de port :',
  left: 'reste',
  landed: (count) => `${points(count)} à terre`,
  settle: (pay, whales) =>
    whales === 0
      ? 'Tout vendre'
      : `Payer ${dollars(pay)}, débarquer ${counted(whales, 'baleine', 'baleines')}`,
  banner: {
    over: (round) => `La manche ${round} est finie`,
    round: (round) => `Manche ${round}`,
    last: (round) => `Manche ${round}, la dernière`,
    toCome: (rounds) =>
      rounds === 0
        ? 'puis les derniers navires rentrent'
        : rounds === 1
          ? 'encore une après'
          : `encore ${NUMBERS[rounds] ?? rounds} après`,
    begins: (name) => `${name} commence`,
    youBegin: 'Vous commencez',
    passes: 'la barre passe à gauche',
    stays: 'la barre reste',
    quiet: 'Une manche calme.',
    you: 'Vous',
    forLay: (money) => `pour une part de ${dollars(money)}`,
    sold: (money) => `pour ${dollars(money)} à la vente`,
    free: 'sans payer de part',
    post: (money) => `${dollars(money)} de la poste`,
    bought: (money) => `pour ${dollars(money)} au marché`,
    ambergris: (money) => `${dollars(money)} pour l’ambre gris`,
    noShip: 'aucun navire rentré',
    emptyHold: 'un navire rentré, la cale vide',
  },
}
