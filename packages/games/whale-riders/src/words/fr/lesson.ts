import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Apprendre Whale Riders',
  steps: {
    welcome: {
      title: 'Le long de la Côte de glace',
      text: 'Sur le dos d’une orque, vous partez du Port du Soleil, longez huit ports jusqu’au Port du Homard, puis revenez, et vous achetez des marchandises en chemin. À la fin, ce sont les perles qui gagnent : celles que vous achetez et celles que rapportent vos contrats.',
    },
    contracts: {
      title: 'Vos contrats',
      text: 'Trois contrats sont devant vous, cachés aux autres. Chacun dit quelles marchandises il demande et ce qu’il rapporte. Le premier demande 4 algues et rapporte 4 pièces et 3 perles : c’est votre premier objectif.',
    },
    advance: {
      title: 'Avancer',
      text: 'Un tour, c’est deux actions. Ici, au Port du Soleil, il n’y a encore rien à acheter pour vous. Si vous y cliquez sur une perle, la table vous dit pourquoi. Avancez maintenant jusqu’au Port de l’Espadon.',
      instead: 'C’est permis. Avancez d’abord jusqu’au Port de l’Espadon.',
    },
    free: {
      title: 'La tuile près du port est gratuite',
      text: 'Chaque port a quatre cases. La plus proche du port ne coûte rien, les autres 1, 2 et 3 pièces. Prenez gratuitement les deux poteries : votre deuxième contrat peut s’en servir.',
      instead: 'Bonne idée aussi. Ici, prenez les poteries gratuites.',
    },
    slide: {
      title: 'Tout glisse',
      text: 'Après votre tour, les tuiles ont glissé vers le port et une nouvelle est sortie du sac. Les deux tuiles d’algues sont maintenant moins chères. Attendre peut payer, si personne n’est plus rapide.',
    },
    kelp: {
      title: 'Des algues gratuites',
      text: 'Les algues près du port sont maintenant gratuites. Prenez-les.',
      instead: 'Plus tard. D’abord les algues gratuites.',
    },
    second: {
      title: 'Et une deuxième tuile',
      text: 'Le vide reste ouvert jusqu’à la fin de votre tour : les autres algues coûtent donc encore 1 pièce. Achetez-les : avec quatre algues, votre contrat est complet.',
      instead: 'Ce serait possible. Votre contrat a besoin de ces algues.',
    },
    storms: {
      title: 'Les tempêtes de neige',
      text: 'Deux tempêtes de neige sont sorties du sac. Elles ne s’achètent pas et ne s’en vont pas toutes seules : elles bloquent leurs cases. À quatre, elles ferment un port. Le sac et ses tempêtes donnent son rythme à la partie.',
    },
    fulfil: {
      title: 'Honorer le contrat',
      text: 'Honorer un contrat est une action. Choisissez le contrat aux 4 algues : vous payez les tuiles, recevez tout de suite 4 pièces, et les 3 perles comptent à la fin.',
      instead: 'C’est permis. Honorez d’abord le contrat aux algues.',
    },
    done: {
      title: 'Encore un ?',
      text: 'Une même action peut honorer plusieurs contrats : on vous le propose donc tant que vous en avez en main, et personne n’apprend si vous le pourriez. Vous ne pouvez pas en payer d’autre maintenant : dites que vous avez terminé.',
    },
    end: {
      title: 'À vous de continuer',
      text: 'Il vous reste une action dans ce tour. Qui est allé au Port du Homard et en est revenu peut acheter les grosses perles du Port du Soleil ; elles sont chères, et le premier rentré a le choix. Le plus de perles l’emporte.',
    },
  },
}
