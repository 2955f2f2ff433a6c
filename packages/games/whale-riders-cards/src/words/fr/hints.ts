import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'
import { isPlural, noneOf, someOf, the } from './said.ts'

function points(count: Token): Phrase {
  return Number(count.value) < 2 ? say`${count} point` : say`${count} points`
}

/** What speaks for a move. */
export const hints: Sentences<typeof REASONS> = {
  sells: ({ good, mine, most }) =>
    most.value === 0
      ? say`Ce coup vend ${the(good)} : ${points(mine)}, et rien pour les autres.`
      : say`Ce coup vend ${the(good)} : ${points(mine)}, contre ${most} pour le meilleur des autres.`,
  clears: ({ points: lost }) =>
    say`Les autres perdent des marchandises invendues, d’une valeur de ${points(lost)}.`,
  stormTakes: ({ good, theirs, mine }) =>
    mine.value === 0
      ? say`La tempête prend aux autres ${someOf(good)} pour une valeur de ${points(theirs)}.`
      : say`La tempête prend aux autres ${someOf(good)} pour une valeur de ${points(theirs)}, et vous en coûte ${mine}.`,
  stormSpent: ({ good }) => say`C’est se défaire d’une tempête quand vous n’avez ${noneOf(good)} à perdre.`,
  lands: ({ points: won }) => say`La carte est gagnée aussitôt : ${points(won)}.`,
  oneShort: ({ good, mine, most }) =>
    say`Encore une marchandise et ${the(good)} ${isPlural(good) ? 'se vendent' : 'se vend'} : ${points(mine)}, contre ${most} pour le meilleur des autres.`,
  backed: ({ good, cards }) =>
    cards.value === 1
      ? say`Vous avez en main une autre carte pour la suivre : ${good}.`
      : say`Vous avez en main ${cards} autres cartes pour la suivre : ${good}.`,
  joins: ({ good, short }) =>
    Number(short.value) < 2
      ? say`Il manque alors ${short} marchandise pour vendre ${the(good)}.`
      : say`Il manque alors ${short} marchandises pour vendre ${the(good)}.`,
  safe: () => say`Ce coup ne met de vente à la portée de personne.`,
  waits: ({ good }) => say`C’est alors prêt et n’attend qu’une seconde sorte : ${good}.`,
  begins: ({ good }) =>
    say`Il n’y en a encore aucune sur la table, donc personne d’autre n’y gagne : ${good}.`,
  cheapest: ({ points: worth }) =>
    say`Si elle est perdue, c’est la carte la moins chère à jouer : ${points(worth)}.`,
}
