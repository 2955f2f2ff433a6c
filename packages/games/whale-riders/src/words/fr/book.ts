import type { Translation } from '@gam/kernel'
import type { book as en } from '../en/book.ts'

export const book: Translation<typeof en> = {
  chapters: {
    start: 'De quoi il s’agit',
    box: 'La côte et le matériel',
    setup: 'Mise en place',
    turn: 'Un tour',
    paying: 'Payer les contrats',
    replenishing: 'Après vos actions',
    end: 'Fin et points',
    decrees: 'Variante : le décret du Clan',
    magic: 'Variante : la magie des baleines',
    editions: 'Les deux éditions',
  },
  sections: {
    goal: {
      title: 'Le but',
      lead: 'Vous longez la Côte de glace jusqu’à son dernier port et revenez, achetez des marchandises là où elles sont bon marché et en faites des contrats qui rapportent pièces et perles. De retour au Port du Soleil, les perles de départ sont à vendre ; quand la dernière est partie, la partie est finie. Le plus de perles l’emporte.',
    },
    coast: {
      title: 'Huit ports',
      caption: 'L’aller, du soleil au homard. Le retour est le même, à rebours.',
    },
    tiles: {
      title: 'Les tuiles',
      caption: 'Des marchandises à un, deux ou trois symboles, un cristal, une perle.',
    },
    storms: {
      title: 'Les tempêtes de neige',
      caption: 'Elle barre le chemin et ne s’achète pas.',
    },
    pearls: {
      title: 'Les perles de départ',
      lead: 'Le but du voyage : de plus en plus chères, à moins que d’autres n’aient fait de la place avant vous.',
      caption: 'Le Port du Soleil au début, du soleil vers le large, avec le prix de chaque tuile.',
    },
    contracts: {
      title: 'Les contrats',
      caption: 'Trois sortes de demandes ; sous le trait, ce qu’elles rapportent, en pièces et en perles.',
    },
    hidden: { title: 'Ce qui est secret' },
    'laying-out': {
      title: 'Avant le premier tour',
      lead: 'Les trois premiers ports restent modestes, pour que personne ne s’enrichisse en jouant le premier.',
    },
    actions: {
      title: 'Deux actions',
      lead: 'Cinq choses sont possibles, et vous en faites deux à chaque tour.',
    },
    advance: {
      title: 'Avancer',
      caption: 'Les cavaliers regardent où ils vont : vers le large, puis vers chez eux.',
    },
    buy: {
      title: 'Acheter une tuile',
      caption: 'Un port tel qu’il se présente : le nombre est le prix de la case.',
    },
    coin: { title: 'Prendre une pièce' },
    discard: { title: 'Défausser des contrats' },
    fulfil: { title: 'Honorer des contrats' },
    pictured: {
      title: 'Marchandises représentées',
      caption: 'Payé exactement par une tuile double et une simple.',
    },
    'any-goods': {
      title: 'Marchandises au choix',
      caption: 'N’importe quel mélange qui montre assez de marchandises.',
    },
    'any-tiles': { title: 'Tuiles au choix', caption: 'Trois tuiles, quoi qu’elles montrent.' },
    crystals: { title: 'Les cristaux', caption: 'Le cristal remplace l’algue.' },
    'which-tiles': { title: 'Quelles tuiles paient' },
    'new-cards': { title: 'Nouveaux contrats' },
    'new-tiles': { title: 'Nouvelles tuiles' },
    sliding: {
      title: 'Un exemple',
      caption: 'En haut, avant l’achat ; en bas, à la fin du tour. La dernière tuile vient du sac.',
    },
    'last-pearl': { title: 'La dernière perle de départ' },
    scoring: { title: 'Perles et égalités' },
    clan: {
      title: 'Au premier arrivé',
      lead: 'Des objectifs ouverts à tous ; chacun revient à qui l’atteint en premier.',
    },
    goals: { title: 'Les décrets', caption: 'Tous les sept ; chaque édition en a six.' },
    choosing: { title: 'Un don pour chacun', lead: 'Qui joue en dernier choisit en premier.' },
    differences: {
      title: 'Côte à côte',
      lead: 'L’édition se choisit à la mise en place. Sans les variantes, cela ne change rien.',
    },
  },
  tables: {
    storms: {
      caption: 'Tempêtes de neige selon le nombre de joueurs',
      head: ['Joueurs', '2', '3', '4', '5', '6'],
      rows: [
        { cells: ['dans la boîte', '0', '2', '4', '6', '8'] },
        { cells: ['dans le sac', '24', '22', '20', '18', '16'] },
      ],
    },
    differences: {
      caption: 'En quoi les éditions diffèrent',
      head: ['', 'Première édition', 'Deuxième édition'],
      rows: [
        {
          cells: [
            'Pièces dans la boîte',
            'pour une valeur de 65',
            'pour une valeur de 115 ; ni l’une ni l’autre n’est une limite ici',
          ],
          rule: 'WR-11',
        },
        { cells: ['Décrets exposés', '3 de deux à quatre joueurs, 4 à cinq ou six', '4'], rule: 'WR-60' },
        {
          cells: ['Un décret propre', 'Premier de retour au Port du Soleil : 3 perles', '–'],
          rule: 'WR-63',
        },
        {
          cells: ['Un décret propre', '–', 'Trois tuiles de trois marchandises : 3 pièces'],
          rule: 'WR-64',
        },
        {
          cells: ['Bonne affaire', 'un symbole seul coûte au plus 1 pièce', 'un symbole seul ne coûte rien'],
          rule: 'WR-74',
        },
        {
          cells: [
            'Alchimiste',
            'toutes les tuiles de marchandises',
            'seulement les tuiles à une seule marchandise',
          ],
          rule: 'WR-77',
        },
      ],
    },
  },
}
