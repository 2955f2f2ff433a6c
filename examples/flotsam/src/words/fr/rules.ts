import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

export const rules: RuleTexts<typeof RULES> = {
  'FL-01':
    'Chaque jour, chaque bateau sort une fois, à tour de rôle. Après le dernier jour, le plus de tonneaux à terre l’emporte.',
  'FL-02':
    'En mer, vous repêchez aussi souvent que vous l’osez : lancez le dé, autant de tonneaux montent à bord.',
  'FL-03':
    'Un 1 est un grain : tout ce qui est à bord part à la dérive et votre sortie est finie. Le bateau suivant commence avec ce qui dérive.',
  'FL-04':
    'Au lieu de repêcher, vous pouvez débarquer : ce qui est à bord est à vous. Un bateau de 20 tonneaux ou plus débarque aussitôt.',
  'FL-05': 'Personne ne débarque avant d’avoir repêché une première fois.',
}
