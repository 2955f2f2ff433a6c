import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

function counted(count: Token, one: string, many: string): Phrase {
  return Number(count.value) < 2 ? say`${count} ${one}` : say`${count} ${many}`
}

const pearls = (count: Token) => counted(count, 'perle', 'perles')
const coins = (count: Token) => counted(count, 'pièce', 'pièces')
const goods = (count: Token) => counted(count, 'marchandise', 'marchandises')
const ports = (count: Token) => counted(count, 'port', 'ports')

/** What speaks for a move. */
export const hints: Sentences<typeof REASONS> = {
  brings: ({ pearls: won, coins: paid }) =>
    won.value === 0
      ? say`Le contrat rapporte tout de suite ${coins(paid)}.`
      : paid.value === 0
        ? say`Le contrat rapporte tout de suite ${pearls(won)}.`
        : say`Le contrat rapporte tout de suite ${pearls(won)} et ${coins(paid)}.`,
  pearlsFor: ({ pearls: won, price }) =>
    price.value === 0 ? say`${pearls(won)} sans rien payer.` : say`${pearls(won)} pour ${coins(price)}.`,
  pearlsLeft: ({ tiles }) =>
    tiles.value === 1
      ? say`Il ne reste ensuite qu’une perle de départ.`
      : say`Il ne reste ensuite que ${pearls(tiles)} de départ.`,
  lastPearl: () => say`C’est la dernière perle de départ : elle met fin à la partie.`,
  completes: ({ pearls: won }) => say`Cela permet d’honorer un contrat à ${pearls(won)}.`,
  nearer: ({ missing, pearls: won }) =>
    say`Il manque encore ${goods(missing)} pour un contrat à ${pearls(won)}.`,
  free: () => say`Cela ne coûte rien.`,
  behind: ({ ports: ahead }) => say`Le premier cavalier a ${ports(ahead)} d’avance.`,
  wayHome: ({ ports: left }) =>
    say`Encore ${ports(left)} avant les perles de départ, et le premier rentré a le choix.`,
  homeNext: () => say`Le prochain port est le Port du Soleil, où sont les perles de départ.`,
  canBuyThen: ({ tile, price }) => say`Vous pourrez alors acheter ${tile} ici, pour ${coins(price)}.`,
  farOff: ({ missing }) =>
    say`Il manque ${goods(missing)} pour ce contrat ; un autre conviendra peut-être mieux.`,
  cheaper: ({ tile, price }) =>
    price.value === 0
      ? say`Vous pourrez alors prendre ${tile} gratuitement.`
      : say`Vous pourrez alors acheter ${tile} pour ${coins(price)}.`,
  nextPort: ({ tile, price }) =>
    price.value === 0
      ? say`Au prochain port, ceci ne coûte rien : ${tile}.`
      : say`Au prochain port, ceci coûte ${coins(price)} : ${tile}.`,
  nothingHere: () => say`Rien de ce que vous pourriez payer ici n’est utile.`,
  outward: ({ ports: left }) =>
    say`Encore ${ports(left)} avant le retour, et les perles y vont au premier rentré.`,
  purse: ({ coins: then }) => say`Cela fait ${coins(then)} à dépenser plus loin.`,
  exact: () => say`Aucune autre façon ne cède moins de marchandises.`,
  keepsPearls: () => say`C’est payer en marchandises et garder les perles.`,
  keepsCrystals: () => say`C’est garder un cristal, qui peut valoir n’importe quoi.`,
}
