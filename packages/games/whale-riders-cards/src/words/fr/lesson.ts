import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Apprendre le jeu de cartes',
  steps: {
    welcome: {
      title: 'Des marchandises pour le marché',
      text: 'En bas, vos six cartes, cachées aux autres. Chaque étal indique à combien de cartes sa marchandise se vend.',
    },
    play: {
      title: 'Jouez les coquillages',
      text: 'Un tour, c’est une carte. Les coquillages se vendent à trois : commencez par un.',
      instead: 'C’est possible aussi. Ici, commencez par les coquillages.',
    },
    round: {
      title: 'Puis vous piochez',
      text: 'Vous avez pioché une carte et en avez de nouveau six. Toutes les cartes du quai comptent ensemble, à qui qu’elles soient.',
    },
    bonus: {
      title: 'Jouez les poteries doubles',
      text: 'Une carte double montre deux fois sa marchandise et compte pour deux dans la vente.',
      instead: 'Pas encore. Cette étape parle des poteries doubles.',
    },
    sale: {
      title: 'Complétez les coquillages',
      text: 'Vous y avez déjà un coquillage. Avec les doubles, cela fait trois, et tous les coquillages se vendent.',
      instead: 'Une autre fois. Complétez les coquillages avec la carte double.',
    },
    points: {
      title: 'Ce que rapporte une vente',
      text: 'Chacun prend ses propres cartes de cette marchandise : deux pour vous, 3 points chacune. Toutes les autres cartes quittent le quai.',
    },
    wait: {
      title: 'Jouez la viande',
      text: 'Il faut jouer à chaque tour, même si rien n’est prêt. La viande est encore loin de cinq.',
      instead: 'C’est permis. Dans cette leçon, jouez la viande.',
    },
    storm: {
      title: 'Jouez la tempête sur la poterie',
      text: 'Deux poteries des autres sont là. Une tempête de neige balaie toutes les cartes de sa marchandise, à qui qu’elles soient.',
      instead: 'Gardez cela. Cette étape parle de la tempête.',
    },
    end: {
      title: 'Voilà un tour',
      text: 'On continue jusqu’à ce que la pioche soit vide et qu’une dernière vente ait lieu. Le plus de points gagne. Le jeu avancé ajoute des ports.',
    },
  },
  more: {
    'last-sale': {
      title: 'La dernière vente',
      steps: {
        few: {
          title: 'La pioche s’épuise',
          text: 'Il ne reste que neuf cartes à piocher. Une fois la pioche vide, la vente suivante met fin à la partie.',
        },
        pearls: {
          title: 'Vendez les perles',
          text: 'Six perles sont sur le quai, dont trois à vous. Votre carte est la septième : 28 points pour vous.',
          instead:
            'C’est permis. Mais les perles sont à vendre, et la personne suivante a peut-être une tempête.',
        },
        join: {
          title: 'Ajoutez de la viande',
          text: 'Deux viandes des autres sont là. Qui n’a rien dans une vente n’en tire rien : posez la vôtre à côté.',
          instead: 'C’est permis. Mais la viande se vendra sans vous.',
        },
        begin: {
          title: 'Commencez par les algues',
          text: 'Ben a vendu la viande, et votre carte en était. Il reste trois cartes à piocher ; vous avez trois algues. Posez-en une.',
          instead: 'C’est permis. Mais vous avez trois algues, et il n’en faut que quatre.',
        },
        empty: {
          title: 'La pioche est vide',
          text: 'Plus personne ne pioche. La prochaine vente est la dernière, quel qu’en soit l’auteur.',
        },
        last: {
          title: 'Faites la dernière vente',
          text: 'Trois algues sont là ; la vôtre est la quatrième. Vous marquez deux cartes, les autres une chacun.',
          instead: 'C’est permis. Mais quelqu’un d’autre fera peut-être la dernière vente.',
        },
        end: {
          title: 'La fin',
          text: 'La dernière vente est faite. Les cartes gagnées comptent leur nombre.',
        },
      },
    },
    match: {
      title: 'Plusieurs parties à la suite',
      steps: {
        standing: {
          title: 'La première de trois',
          text: 'On peut jouer plusieurs parties de suite. Voici la fin de la première de trois, et vous menez : 57 à 44 et 44.',
        },
        last: {
          title: 'Faites la dernière vente',
          text: 'La pioche est vide et trois algues sont là. La vôtre est la quatrième, et cette partie est finie.',
          instead: 'C’est permis. Mais quelqu’un d’autre fera peut-être la dernière vente.',
        },
        kept: {
          title: 'Les points restent',
          text: 'Chacun garde ce qu’il a gagné : 65 pour vous. Une avance vous suit dans la partie suivante.',
        },
        anew: {
          title: 'Tout est redistribué',
          text: 'Toutes les cartes sont revenues dans la pioche, et vous en avez six autres. C’est Ilse qui donne, donc Ben commence.',
        },
        begin: {
          title: 'Jouez la viande double',
          text: 'À partir d’ici, c’est une partie comme une autre. Commencez par deux viandes sur une carte.',
          instead: 'C’est permis. Ici, commencez par la viande double.',
        },
        end: {
          title: 'Qui gagne à la fin',
          text: 'Après trois parties, le plus haut total gagne. Jusqu’à 100 points, on joue tant que personne ne les a.',
        },
      },
    },
    ports: {
      title: 'Avec les cartes Port',
      steps: {
        port: {
          title: 'Un port et sa coutume',
          text: 'Dans le jeu avancé, chaque manche se passe dans un port. Dans celui-ci, les algues sont gagnées dès qu’on les joue.',
        },
        ray: {
          title: 'Jouez les algues',
          text: 'Elles ne restent pas sur le quai et n’attendent aucune vente : 4 points pour vous aussitôt.',
          instead: 'C’est permis. Mais ce port donne des points pour les algues.',
        },
        sale: {
          title: 'Vendez les coquillages',
          text: 'Ben a posé deux coquillages avec une carte. Le vôtre est le troisième : tous se vendent, et la manche dans ce port se termine.',
          instead: 'C’est permis. Mais vos coquillages feraient la vente.',
        },
        next: {
          title: 'Le port suivant',
          text: 'Après une vente, un autre port est révélé. Ici, pas d’algues : ni la carte double ni la tempête.',
        },
        pottery: {
          title: 'Jouez la poterie',
          text: 'Vos autres algues attendront la prochaine vente. Commencez plutôt par la poterie.',
          instead: 'C’est permis. Ici, commencez par la poterie.',
        },
        end: {
          title: 'Douze ports',
          text: 'Il y en a douze, chacun avec sa coutume, qui vaut jusqu’à la prochaine vente comprise. Regardez le port avant de faire des plans.',
        },
      },
    },
  },
}
