import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'
import { before } from './pieces.ts'
import { many } from './said.ts'

function counted(count: Token, one: string, many: string): Phrase {
  return say`${count} ${Number(count.value) < 2 ? one : many}`
}

const points = (count: Token) => counted(count, 'point', 'points')

function goods(amount: Token, good: Token): Phrase {
  return say`${amount} ${Number(amount.value) < 2 ? good : many(good)}`
}

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
  buildsNow: ({ building }) => say`Vous pouvez construire ${the(building)} tout de suite.`,
  thenBuilds: ({ building }) => say`Cela suffit pour construire ${the(building)}.`,
  thenPrepares: () => say`Cela donne assez de bois pour armer un navire.`,
  thenReaches: ({ waters }) => say`Avec cela, les vivres mènent un navire jusqu’à la case ${waters}.`,
  bringsGoods: ({ amount, good }) => say`Cela rapporte ${goods(amount, good)}.`,
  bringsMoney: ({ money }) => say`Cela rapporte ${money} $.`,
  owes: ({ lays, missing }) =>
    say`Les équipages en mer demanderont ${lays} $, et il en manque ${missing} : ce qui n’est pas payé se vend à moitié prix.`,
  laysCovered: ({ lays }) => say`L’argent en caisse couvre toutes les parts, ${lays} $.`,
  goodsFetch: ({ money }) => say`Toutes les marchandises y rapporteraient ${money} $.`,
  countsNothing: () => say`À la fin les marchandises ne comptent pas, et c’est la dernière manche.`,
  keepsGoods: ({ amount, good }) => say`Mieux vaut garder que vendre à ce prix : ${goods(amount, good)}.`,
  sellsGoods: ({ amount, good, money }) => say`${goods(amount, good)} pour ${money} $.`,
  keepsMoney: ({ money }) => say`Il reste ainsi ${money} $ pour les taxes, les parts et la fin.`,
  dearPurchase: () => say`Trois dollars, c’est cher pour deux marchandises qu’un ouvrier rapporte.`,
  purchaseOpens: ({ good }) => say`Sans cet achat, l’ouvrier ne pourrait rien faire ici : ${good}.`,
  keepsWhales: ({ amount, token, price }) =>
    say`L’argent couvre ${amount.value === 1 ? 'la part' : 'les parts'}, ${price} $, et tout est gardé : ${goods(amount, token)}.`,
  layNotCovered: ({ sold, aboard, token }) =>
    sold.value === aboard.value
      ? say`La part n’est pas couverte : rien ne peut être gardé (${goods(aboard, token)}).`
      : say`La part n’est pas couverte : sur ${goods(aboard, token)}, il faut en vendre ${sold}.`,
  whalesFetch: ({ amount, token, money }) =>
    say`L’argent, ${money} $, sert mieux ailleurs : ${goods(amount, token)}.`,
  cheapBricks: () => say`Plus tard, une brique coûte tout un placement.`,
  sailsTo: ({ waters }) => say`Avec les vivres en réserve, il ira jusqu’à la case ${waters}.`,
  waitsForFood: () => say`Un navire armé n’attend plus que des vivres.`,
  savesDearest: ({ good }) => say`De tout le prix, c’est le plus difficile à trouver : ${good}.`,
  landsFree: ({ amount }) =>
    Number(amount.value) < 2
      ? say`${amount} baleine franche débarque sans part à payer.`
      : say`${amount} baleines franches débarquent sans part à payer.`,
  roundLonger: () => say`Le navire chasse une manche de plus.`,
  fewerSeas: ({ amount }) =>
    say`Pour qui chassera ensuite, cela fait ${counted(amount, 'mer vide', 'mers vides')} de moins.`,
}
