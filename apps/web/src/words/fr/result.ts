import type { ResultWords } from '../en/result.ts'

const NOMBRES = [
  'aucun',
  'un',
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
  'douze',
]
const PLACES = [
  'Première place',
  'Deuxième place',
  'Troisième place',
  'Quatrième place',
  'Cinquième place',
  'Sixième place',
]
const JOUR = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long' })

const nombre = (n: number) => NOMBRES[n] ?? String(n)
const points = (n: number) => (n < 2 ? `${n} point` : `${n} points`)

export const result: ResultWords = {
  finished: (moves) => `terminée, ${moves}`,
  look: 'Revoir la table',
  wins: (name, by) =>
    by === 0
      ? `${name} l’emporte à égalité`
      : by === 1
        ? `${name} gagne d’un point`
        : `${name} gagne de ${nombre(by)} points`,
  tie: (total) => `${points(total)} chacun ; le départage décide.`,
  together: (names, total) => `${names} gagnent ensemble avec ${total} chacun`,
  alone: (name, total) => `${name} atteint ${total}`,
  difference: (kind, mine, more, second) =>
    `Ce qui a fait la différence : ${kind}, ${points(mine)}, ${nombre(more)} de plus que ${second}.`,
  counting: (at, of) => `Le compte, ${at} sur ${of}`,
  step: 'Espace ou toucher : l’un après l’autre',
  show: 'Voir le résultat',
  points: 'points',
  best: (game) => `Votre meilleure partie de ${game} ici.`,
  bestBy: (total, by, at) => `${points(total)}, ${by} de plus que le ${JOUR.format(at)}`,
  first: (game) => `Votre première partie de ${game} ici.`,
  place: (rank, name) => `${PLACES[rank - 1] ?? rank}, ${name}.`,
  behind: (by, name) => (by === 0 ? `À égalité avec ${name}` : `${points(by)} derrière ${name}`),
  bestKind: (kind, mine) => `Le plus pour vous : ${kind}, ${mine}`,
  more: 'Tableau, courbe et analyse',
  moreShort: 'Suite',
  up: 'Revoir le compte',
  moves: 'Coups',
  mostBold: 'En gras : le plus d’une sorte.',
}
