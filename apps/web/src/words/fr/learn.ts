import { type Phrase, say } from '@gam/kernel'
import type { LearnWords } from '../en/learn.ts'

function steps(actions: readonly Phrase[]): Phrase {
  return actions.flatMap((action, i): Phrase => (i === 0 ? action : [', puis ', ...action]))
}

function decimal(n: number): string {
  return n.toFixed(1).replace('.', ',')
}

function signed(n: number): string {
  const text = decimal(Math.abs(n))
  return text === '0,0' ? text : `${n < 0 ? '−' : '+'}${text}`
}

export const learn: LearnWords = {
  lesson: {
    step: (at, of) => `Étape ${at} sur ${of}`,
    chapter: (at, of) => `Partie ${at} sur ${of}`,
    tag: 'Leçon',
    next: 'Suivant',
    back: 'Retour',
    skip: 'Montrez-moi',
    putBack: 'Reposer',
    leave: 'Quitter la leçon',
    playOn: 'Continuer contre des bots',
    instead: 'C’est permis. Essayez d’abord ce dont il est question ici.',
  },
  way: {
    now: (actions) => say`Un moyen d’y arriver pendant ce tour : ${steps(actions)}.`,
    waits: (actions) => say`Un moyen d’y arriver, sans doute lors d’un tour suivant : ${steps(actions)}.`,
  },
  hint: {
    title: 'Conseil',
    thinking: 'Réflexion en cours',
    none: 'Il n’y a qu’une chose à faire.',
    putOut: 'Éteindre',
    certainty: {
      gamble: 'un pari',
      close: 'très serré',
      near: 'presque aussi bon',
      clear: 'nettement le meilleur',
    },
    noReason: 'Rien ne s’y oppose.',
  },
  analysis: {
    title: 'Talent et chance',
    lead: 'L’expert pèse chaque décision, d’après ce que son joueur pouvait voir, et ce que le hasard a fait entre-temps.',
    start: 'Analyser cette partie',
    stop: 'Arrêter',
    progress: (done, of) => `${done} décisions pesées sur ${of}`,
    secret:
      'La clé de cette donne n’est pas montrée ; personne ne peut donc dire ce que le hasard aurait pu faire. La partie ne peut pas être analysée.',
    stopped: 'L’analyse s’est arrêtée. Rien n’est perdu ; relancez-la quand vous voulez.',
    columns: {
      start: 'Après la donne',
      own: 'Son jeu',
      others: 'Jeu des autres',
      luck: 'Chance',
      drift: 'Réévaluation',
      result: 'Résultat',
    },
    chart: 'Avance attendue',
    turnings: 'Où tout a basculé',
    nowhere: 'Nulle part au-delà du bruit de mesure.',
    luck: (name, change) => `Chance pour ${name} (${change})`,
    choice: (name, change, taken, best) => [`${name} (${change}) : `, ...taken, '. Mieux : ', ...best, '.'],
    move: (n) => `Coup ${n}`,
    doubt: (unease) =>
      `Tous les chiffres sont des points d’avance sur le meilleur des autres, avec leur erreur type. Leur somme donne le résultat. La réévaluation est ce sur quoi l’analyse a changé d’avis sans que rien ait été révélé, ${unease} par étape en moyenne ; ce qui ne s’en détache pas n’est pas listé.`,
    number: ({ mean, error }) => `${signed(mean)} ±\u00A0${decimal(error)}`,
  },
  from: {
    open: 'Jouer à partir d’ici',
    lead: (move) =>
      move === 0
        ? 'Une nouvelle partie commence là où celle-ci a commencé. La partie affichée reste telle quelle.'
        : `Une nouvelle partie commence après le coup ${move}. La partie affichée reste telle quelle.`,
    who: 'Qui continue ?',
    playerOf: (name) => `Qui joue pour ${name}`,
    unseen: 'Ce qui était caché',
    deals: {
      same: { name: 'Comme c’était.', about: 'Les mêmes mains, et le même hasard à venir.' },
      anew: {
        name: 'Redistribué.',
        about: 'D’autres mains et un autre hasard ; ce qui était visible reste.',
      },
    },
    notOver: 'Cette partie n’est pas terminée ; ce qui était caché est donc redistribué.',
    nobody: 'Il faut que quelqu’un joue : donnez une place à une personne.',
    here: 'Jouer contre des bots',
    round: 'Jouer autour de cet écran',
    friends: 'Entre amis, à une table',
  },
}
