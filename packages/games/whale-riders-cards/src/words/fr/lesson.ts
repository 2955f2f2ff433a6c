import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Apprendre le jeu de cartes',
  steps: {
    welcome: {
      title: 'Des marchandises pour le marché',
      text: 'En bas, vos six cartes ; personne d’autre ne les voit. Au-dessus, le marché : une colonne par sorte de marchandises, avec le nombre auquel elle se vend. Les coquillages se vendent à 3, les perles seulement à 7.',
    },
    play: {
      title: 'Jouez une carte',
      text: 'À votre tour, vous jouez une carte. Commencez par les coquillages : choisissez la carte et confirmez.',
      instead: 'Vous pourriez aussi la jouer. Ici, commencez par les coquillages.',
    },
    round: {
      title: 'Puis vous piochez',
      text: 'Vous avez pioché une carte : vous en avez de nouveau six. Ilse et Ben ont joué aussi. Toutes les cartes du marché comptent ensemble, quel que soit le joueur qui les a posées.',
    },
    bonus: {
      title: 'Les cartes doubles comptent deux fois',
      text: 'Une carte double montre deux fois sa marchandise et compte pour deux dans la vente. Jouez les poteries doubles à côté de la poterie de Ben.',
      instead: 'Pas encore. Cette étape porte sur les poteries doubles.',
    },
    sale: {
      title: 'Faites une vente',
      text: 'Un de vos coquillages est déjà là, et les coquillages se vendent à 3. Avec les coquillages doubles, cela fait trois. Lisez l’aperçu avant de confirmer : il dit ce que vous marquerez.',
      instead: 'Une autre fois. Complétez maintenant les coquillages avec la carte double.',
    },
    points: {
      title: 'Ce que rapporte une vente',
      text: 'Chacun prend ses propres cartes de la sorte vendue : deux pour vous, à 3 points chacune. Toutes les autres cartes de la table disparaissent ; vendre tôt vaut donc la peine quand les autres ont beaucoup de cartes posées.',
    },
    wait: {
      title: 'Toutes les cartes ne sont pas prêtes',
      text: 'Vous devez jouer une carte à chaque tour, même si elle aide les autres. La viande est loin de ses cinq : jouez-la.',
      instead: 'C’est permis. Dans cette leçon, jouez la viande.',
    },
    storm: {
      title: 'Les tempêtes de neige',
      text: 'Ilse et Ben ont deux poteries sur la table. Une tempête de neige balaie toutes les cartes de sa sorte, à qui qu’elles soient. Jouez la tempête sur les poteries.',
      instead: 'Gardez cette carte. Cette étape porte sur la tempête.',
    },
    end: {
      title: 'Voilà tout le jeu',
      text: 'Il continue jusqu’à ce que la pioche soit vide et qu’une dernière vente soit faite. Les cartes gagnées valent leur nombre ; le plus de points l’emporte. Le jeu avancé ajoute des ports, qui changent les coutumes du marché.',
    },
  },
}
