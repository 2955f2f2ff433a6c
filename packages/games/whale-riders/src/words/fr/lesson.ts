import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Apprendre Whale Riders',
  steps: {
    welcome: {
      title: 'Le long de la Côte de glace',
      text: 'À dos de baleine, vous allez du Port du Soleil au Port du Homard et retour, en achetant des marchandises. Les perles font gagner.',
    },
    contracts: {
      title: 'Vos contrats',
      text: 'Trois contrats, cachés aux autres. Le premier demande 4 algues et rapporte 4 pièces et 3 perles : votre premier objectif.',
    },
    advance: {
      title: 'Partez pour le Port de l’Espadon',
      text: 'Un tour, c’est deux actions. Ici, au Port du Soleil, il n’y a encore rien à acheter pour vous.',
      instead: 'C’est permis. Partez d’abord pour le Port de l’Espadon.',
    },
    free: {
      title: 'Prenez la poterie gratuite',
      text: 'La place la plus proche du port ne coûte rien, les autres 1, 2 et 3 pièces. Votre deuxième contrat peut s’en servir.',
      instead: 'Bonne idée aussi. Ici, prenez la poterie gratuite.',
    },
    slide: {
      title: 'Tout glisse',
      text: 'Après votre tour, les tuiles ont glissé vers le port et une nouvelle est sortie du sac. Les deux algues coûtent moins maintenant.',
    },
    kelp: {
      title: 'Prenez les algues gratuites',
      text: 'Les algues près du port sont maintenant gratuites.',
      instead: 'Plus tard. D’abord les algues gratuites.',
    },
    second: {
      title: 'Achetez les autres algues',
      text: 'Le vide reste jusqu’à la fin de votre tour : ces algues coûtent encore 1 pièce. Elles complètent votre contrat.',
      instead: 'Ce serait possible. Votre contrat a besoin de ces algues.',
    },
    storms: {
      title: 'Tempêtes de neige',
      text: 'Deux tempêtes sont sorties du sac. On ne peut pas les acheter, elles bloquent leur place ; quatre ferment un port.',
    },
    fulfil: {
      title: 'Honorez le contrat d’algues',
      text: 'C’est une action : vous payez les tuiles, recevez 4 pièces tout de suite, et les 3 perles comptent à la fin.',
      instead: 'C’est permis. Honorez d’abord le contrat d’algues.',
    },
    done: {
      title: 'Dites que c’est tout',
      text: 'La même action peut honorer plusieurs contrats, on vous le demande donc toujours ; personne n’apprend si vous pourriez.',
    },
    end: {
      title: 'À vous',
      text: 'Il vous reste une action. Qui revient du Port du Homard peut acheter les grosses perles au Port du Soleil. Le plus de perles gagne.',
    },
  },
  more: {
    home: {
      title: 'Le retour et les perles',
      steps: {
        home: {
          title: 'De retour au Port du Soleil',
          text: 'Vous êtes allé au Port du Homard et rentrez en premier. Les perles du Port du Soleil sont maintenant à vendre pour vous.',
        },
        three: {
          title: 'Achetez les trois perles',
          text: 'Premier arrivé, premier choix : vous avez 7 pièces, et la tuile aux trois perles en coûte 7.',
          instead: 'C’est permis. Mais trois perles sur une tuile ne seront plus jamais si proches.',
        },
        fulfil: {
          title: 'Honorez votre contrat',
          text: 'Vos marchandises paient un de vos contrats, et ses pièces achètent d’autres perles. Dites ensuite que c’est tout.',
          instead: 'C’est permis. Mais votre contrat est prêt, et vous n’avez plus de pièces.',
        },
        cheap: {
          title: 'Achetez la perle la plus proche',
          text: 'Ilse est rentrée aussi, et les perles glissent comme toutes les tuiles. La première place coûte 1 pièce.',
          instead: 'C’est permis. Mais chaque perle que vous laissez est pour Ilse.',
        },
        coin: {
          title: 'Prenez une pièce',
          text: 'Une pièce aussi est une action : avec elle, les deux perles suivantes sont à votre portée.',
          instead: 'C’est permis. Ici, prenez une pièce.',
        },
        two: {
          title: 'Achetez les deux perles',
          text: 'Elles ont glissé à la troisième place : 3 pièces pour deux perles.',
          instead: 'C’est permis. Mais ce sont deux perles pour 3 pièces.',
        },
        save: {
          title: 'Prenez encore une pièce',
          text: 'Il restera une perle, et elle coûtera 1 pièce la prochaine fois.',
          instead: 'C’est permis. Mais il vous faut cette pièce pour la dernière perle.',
        },
        last: {
          title: 'Achetez la dernière perle',
          text: 'La dernière perle du Port du Soleil met aussitôt fin à la partie.',
          instead: 'C’est permis. Mais Ilse la prendrait.',
        },
        end: {
          title: 'La fin',
          text: 'On compte maintenant toutes les perles : celles des tuiles et celles des contrats.',
        },
      },
    },
    magic: {
      title: 'Décrets et magie',
      steps: {
        choose: {
          title: 'Choisissez Deux pièces',
          text: 'Avec la magie des baleines, chacun prend un don pour toute la partie. Ilse a pris le Marchandeur.',
          instead: 'C’est permis. Mais ici, ce sont des pièces que vous voulez.',
        },
        decree: {
          title: 'Le décret du Clan',
          text: 'Quatre décrets sont exposés. Qui a le premier huit pièces reçoit 2 perles. Vous en avez trois, et le bon don.',
        },
        coin: {
          title: 'Prenez une pièce',
          text: 'C’est une action, et avec votre don elle rapporte deux pièces.',
          instead: 'C’est permis. Mais le décret demande des pièces.',
        },
        again: {
          title: 'Prenez encore une pièce',
          text: 'Cinq maintenant. Avec sept, le décret n’est plus qu’à une action.',
          instead: 'C’est permis. Mais ne perdez pas le décret de vue.',
        },
        claim: {
          title: 'Prenez les pièces du décret',
          text: 'Ilse est partie plus loin et a dépensé une pièce. Dès que vous avez huit pièces, le décret est à vous, tout seul.',
          instead: 'C’est permis. Mais encore une action, et le décret est à vous.',
        },
        end: {
          title: 'Le décret est à vous',
          text: 'Deux perles que nul ne peut vous prendre, et vous gardez les pièces. Trois décrets restent : voyez ce dont les autres sont proches.',
        },
      },
    },
    'first-edition': {
      title: 'La première édition',
      steps: {
        choose: {
          title: 'Choisissez Bonne affaire',
          text: 'Les éditions ne diffèrent que par les variantes. Bonne affaire dans la première : une tuile à une seule image coûte 1 pièce au plus.',
          instead: 'C’est permis. Mais Bonne affaire est un don qui diffère.',
        },
        decrees: {
          title: 'Trois décrets',
          text: 'Jusqu’à quatre personnes, la première édition expose trois décrets. Dans la seconde, il y en a toujours quatre.',
        },
        sun: {
          title: 'Un décret à elle',
          text: 'Celui-ci n’existe que dans la première édition : 3 perles à qui revient le premier au Port du Soleil.',
        },
        sail: {
          title: 'Partez pour le Port de l’Espadon',
          text: 'La côte, les marchandises et les contrats sont les mêmes. Votre route aussi : vers les tuiles.',
          instead: 'C’est permis. Mais partez d’abord vers les premières tuiles.',
        },
        kelp: {
          title: 'Achetez l’algue seule',
          text: 'C’est la plus éloignée du port : elle coûterait 3 pièces. Avec Bonne affaire, c’est 1 ; dans la seconde édition, elle serait gratuite.',
          instead: 'C’est permis. Mais cette algue montre ce que fait Bonne affaire.',
        },
        end: {
          title: 'Et l’Alchimiste',
          text: 'Dans la première édition, ce don change toute tuile de marchandises en cristaux ; dans la seconde, seulement les marchandises seules. Le reste est pareil.',
        },
      },
    },
  },
}
