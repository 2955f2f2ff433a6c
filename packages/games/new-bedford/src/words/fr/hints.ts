import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'
import { before } from './pieces.ts'

function counted(count: Token, one: string, many: string): Phrase {
  return say`${count} ${Number(count.value) < 2 ? one : many}`
}

const points = (count: Token) => counted(count, 'point', 'points')

function the(building: Token): Phrase {
  return say`${before(String(building.value)).the}${building}`
}

function theWhale(token: Token): Phrase {
  return say`${token.value === 'sperm' ? 'Le' : 'La'} ${token}`
}

/** Ce qui plaide pour un coup. */
export const hints: Sentences<typeof REASONS> = {
  bonus: ({ space }) =>
    say`Personne n’est encore ${before(String(space.value)).at}${space} : le bonus vient avec.`,
  ownBuilding: ({ building }) => say`Utiliser ${the(building)} est gratuit pour son propriétaire.`,
  feeTo: ({ building, seat }) => say`Utiliser ${the(building)} vaut bien le dollar dû à ${seat}.`,
  counts: ({ building, points: worth }) =>
    say`Pour l’heure, construire ${the(building)} vaut ${points(worth)}.`,
  oceanHolds: ({ whales, seas }) =>
    say`Le sac contient ${counted(whales, 'baleine', 'baleines')} et ${counted(seas, 'mer vide', 'mers vides')}.`,
  whaleFor: ({ token, points: worth, price }) =>
    price.value === 0
      ? say`${theWhale(token)} vaut ${points(worth)}, et son équipage ne demande rien.`
      : say`${theWhale(token)} vaut ${points(worth)}, pour une part de ${price} $.`,
}
