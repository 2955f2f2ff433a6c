import type { Translation } from '@gam/kernel'
import type { book as en } from '../en/book.ts'
import { needsOf } from '../needs.ts'

export const book: Translation<typeof en> = {
  chapters: {
    start: 'De quoi il s’agit',
    box: 'Les cartes et la donne',
    play: 'Un tour',
    sale: 'La vente',
    end: 'Fin et points',
    ports: 'Les ports',
    variants: 'Variantes',
  },
  sections: {
    goal: {
      title: 'Le but',
      lead: 'Tous proposent leurs marchandises au même marché. Une sorte se vend quand il y en a assez, et seuls gagnent alors ceux qui l’ont proposée ; tout le reste est balayé. Vous voulez donc que la prochaine vente porte sur ce que vous avez posé, et que les cartes des autres soient autre chose. Le plus de points à la fin l’emporte.',
    },
    cards: {
      title: 'Les cartes',
      lead: 'Le nombre d’une carte dit deux choses à la fois : combien de marchandises de cette sorte il faut pour une vente, et ce que vaut chacune de ses cartes.',
      caption:
        'Les cinq sortes, puis les deux cartes spéciales de la viande : la carte double et la tempête de neige.',
    },
    deal: { title: 'La donne' },
    hidden: { title: 'Ce qui est secret' },
    turn: {
      title: 'En jouer une, en piocher une',
      lead: 'Il n’y a rien d’autre à faire dans un tour ; tout l’art est dans le choix de la carte.',
    },
    bonus: { title: 'Cartes doubles', caption: 'Deux marchandises sur une carte.' },
    storm: { title: 'Tempêtes de neige', caption: 'Le disque montre quelle sorte elle frappe.' },
    selling: {
      title: 'Quand une sorte se vend',
      lead: 'Peu importe qui a posé la carte décisive : chacun gagne pour les siennes.',
    },
    example: {
      title: 'Un exemple',
      caption:
        'Cinq poteries sur six sont posées. Encore une de David, et elles sont vendues ; les coquillages et les algues s’en vont.',
    },
    'last-sale': { title: 'La dernière vente' },
    scoring: { title: 'Points' },
    customs: {
      title: 'Un port pour chaque manche',
      lead: 'Le jeu avancé ajoute douze cartes Port. Une seule est visible à la fois et modifie une règle jusqu’à la prochaine vente.',
    },
    stuck: { title: 'Rien qui puisse être joué' },
    simple: { title: 'Décompte simple' },
    match: { title: 'Matchs' },
  },
  tables: {
    customs: needsOf(
      'Marchandises nécessaires à une vente',
      ['Sorte', 'Imprimé', 'Hippocampe, une', 'Hippocampe, deux', 'Corail, cinq', 'Corail, six'],
      {
        shells: 'Coquillages',
        kelp: 'Algues',
        meat: 'Viande',
        pottery: 'Poteries',
        pearls: 'Perles',
      },
    ),
  },
}
