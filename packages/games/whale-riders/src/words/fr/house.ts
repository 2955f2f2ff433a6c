import type { GameWords } from '@gam/kernel'

export const house: Pick<GameWords, 'title' | 'about' | 'options' | 'sets' | 'presets' | 'confirm' | 'help'> =
  {
    title: 'Whale Riders',
    about:
      'Longez la Côte de glace, aller et retour : achetez des marchandises, honorez des contrats et rentrez avec le plus de perles.',
    options: {
      edition: {
        title: 'Édition',
        about: 'Les éditions ne diffèrent que par quelques décrets et quelques dons.',
        choices: { second: 'Deuxième édition', first: 'Première édition' },
      },
      decree: {
        title: 'Le décret du Clan',
        about: 'Des objectifs qui récompensent qui les atteint en premier.',
      },
      magic: {
        title: 'La magie des baleines',
        about: 'Chaque joueur choisit un don pour toute la partie.',
      },
    },
    sets: {
      reconstructed: 'Boîte reconstituée',
      'more-triples': 'Boîte reconstituée avec plus de triples',
    },
    presets: {
      first: { name: 'Première partie', about: 'Marchandises, contrats et perles, sans variantes.' },
      family: { name: 'En famille', about: 'Avec le décret du Clan : de petits objectifs à se disputer.' },
      full: { name: 'Complète', about: 'Les décrets, et un don pour chacun.' },
    },
    confirm: 'Confirmer',
    help: {
      chooseAbility: 'Un des trois premiers de la rangée ; il est à vous pour toute la partie.',
      turn: 'Vous avez deux actions par tour, et pouvez faire deux fois la même.',
      buyMore:
        'Chaque tuile coûte le prix de sa propre case ; les vides restent ouverts jusqu’à la fin du tour.',
      fulfilMore: 'Le tout dans la même action, tant que vos tuiles suffisent.',
      pay: 'Les tuiles payées quittent la partie, et le trop-payé est perdu.',
      discardMore: 'Le tout dans la même action ; vous en piochez de nouveaux à la fin du tour.',
    },
  }
