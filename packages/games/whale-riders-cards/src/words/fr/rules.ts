import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Every rule in our own words. */
export const rules: RuleTexts<typeof RULES> = {
  'CG-01':
    'De deux à cinq joueurs et 65 cartes de marchandises en cinq sortes, chacune avec un nombre : coquillages 3, algues 4, viande 5, poteries 6, perles 7. Chaque sorte a une tempête de neige et une carte double, qui montre deux marchandises ; les 55 autres sont simples.',
  'CG-02':
    'Le donneur est tiré au sort. Chacun reçoit six cartes et les garde cachées ; le reste forme la pioche. Le joueur à gauche du donneur commence.',
  'CG-03':
    'À votre tour, vous jouez une carte devant vous, face visible, puis vous en piochez une. Le tour passe à gauche.',
  'CG-04':
    'Dès que les marchandises d’une sorte, devant tous les joueurs réunis, atteignent le nombre de cette sorte, elle est vendue : chacun met ses propres cartes de cette sorte dans sa pile de points, et toutes les autres cartes de la table quittent la partie.',
  'CG-05':
    'Une carte double compte pour deux marchandises dans une vente. Dépasser le nombre d’une unité vend aussi.',
  'CG-06':
    'Après une vente, le joueur dont c’est le tour pioche encore ; le joueur suivant commence sur une table vide.',
  'CG-07':
    'Une tempête de neige quitte la partie avec toutes les cartes visibles de sa sorte ; les autres sortes restent, et le joueur pioche comme d’habitude. Elle peut se jouer même quand rien de sa sorte n’est posé.',
  'CG-08':
    'Quand la dernière carte de la pioche a été piochée, plus personne ne pioche et l’on joue jusqu’à une vente de plus. Cette vente compte et met fin à la partie ; les cartes restées en main ne valent rien.',
  'CG-09':
    'Une vente faite dans le tour même où la dernière carte est piochée n’est pas la dernière, puisque l’on pioche après elle.',
  'CG-10':
    'Quand plus personne n’a de carte, la partie s’arrête sans autre vente. Un joueur sans carte passe son tour.',
  'CG-11':
    'Chaque carte de votre pile de points vaut son nombre imprimé, une carte double aussi, une seule fois. Le plus de points l’emporte ; en cas d’égalité, la victoire est partagée. Les tempêtes de neige ne rapportent jamais rien.',
  'CG-12': 'Vous devez jouer une carte ; seul le choix de la carte est à vous.',
  'CG-13':
    'Exemple : avec une poterie simple et une double devant Chris et une simple devant Philip, David joue sa deuxième poterie simple. Cela fait six : David et Chris gagnent deux cartes chacun (12 points), Philip une (6 points). Tout le reste est retiré, David pioche, Philip continue.',
  'CG-14':
    'Une carte jouée ne revient jamais dans une main : une partie a donc au plus 65 tours, et une carte ne peut compléter qu’une sorte. Les règles sont les mêmes quel que soit le nombre de joueurs.',
  'CG-20': 'Décompte simple : chaque carte gagnée vaut 1 point.',
  'CG-21': 'Match en trois parties : les points des trois s’additionnent.',
  'CG-22':
    'Match jusqu’à 100 points (20 avec le décompte simple) : les totaux se comparent après chaque partie entière. Dès que quelqu’un a atteint la marque, le plus haut total l’emporte, même si plusieurs l’ont atteinte.',
  'CG-23': 'D’une partie à l’autre, la donne passe à gauche.',
  'CG-24': 'Les joueurs à égalité pour le plus haut total d’un match gagnent ensemble.',
  'CG-25':
    'Chaque partie d’un match repart de zéro : toutes les cartes et tous les ports sont mélangés, et le joueur à gauche du nouveau donneur commence.',
  'CG-26':
    'Un match jusqu’à 100 points (20) s’arrête au plus tard après 30 parties ; le plus haut total l’emporte.',
  'CG-30':
    'Avec les cartes Port, chaque manche se passe dans un port : un port est révélé au début de la partie et après chaque vente, et sa coutume vaut jusqu’à la prochaine vente, celle-ci comprise. Il y en a douze.',
  'CG-31':
    'Espadon (coquillages ; algues) : aucune carte de cette sorte ne peut être jouée, ni sa carte double ni sa tempête de neige.',
  'CG-32':
    'Raie (coquillages ; algues) : une carte de cette sorte va droit dans la pile de points de qui la joue. Ce n’est pas une vente ; la manche continue jusqu’à ce qu’une autre sorte soit vendue. Une tempête de neige de cette sorte quitte simplement la partie.',
  'CG-33': 'Oursin (cartes doubles ; tempêtes de neige) : aucune carte de ce genre ne peut être jouée.',
  'CG-34':
    'Qui n’a que des cartes interdites au début de son tour les montre, les mélange à la pioche et en pioche autant, encore une fois s’il le faut, puis joue. Sans pioche, la partie s’arrête aussitôt ; de même quand ni la pioche ni la main ne contiennent de carte permise.',
  'CG-35':
    'Mouette (paire) : rien ne se vend tant que deux sortes différentes ne sont pas prêtes ; les deux se vendent alors ensemble, cartes au-delà du nombre comprises. Une sorte qui attend peut encore être frappée par sa tempête de neige, et n’est alors plus prête.',
  'CG-36':
    'Mouette (tout) : une vente rapporte à chaque joueur toutes les cartes devant lui, de toutes les sortes.',
  'CG-37':
    'Hippocampe (une ; deux) : une vente demande une ou deux marchandises de plus que le nombre imprimé. Une carte double compte ici aussi pour deux.',
  'CG-38':
    'Corail (cinq ; six) : chaque sorte se vend à cinq ou six marchandises au lieu de son nombre imprimé. L’atteindre ou le dépasser vend.',
  'CG-39':
    'Un nouveau port est révélé une fois la table débarrassée, avant que le joueur en cours ne pioche. Aucun n’est révélé après la vente qui met fin à la partie.',
  'CG-40':
    'Quand il faut un port et qu’il n’en reste plus, les douze sont mélangés, y compris celui que l’on vient de quitter.',
  'CG-41':
    'Quand la partie s’arrête sans vente, les cartes de la table ne rapportent rien, pas même une sorte qui attend au Port de la Mouette.',
  'CG-50':
    'Les mains des autres et l’ordre des piles sont cachés. Ce qui a été retiré, montré ou gagné est connu de tous. Les piles de points sont face cachée : les points ne s’affichent donc avant la fin que si la table a convenu des « Points visibles ».',
}
