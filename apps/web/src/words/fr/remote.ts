import type { RemoteWords } from '../en/remote.ts'
import { capital, counted, number, of } from './forms.ts'
import { messages } from './messages.ts'

const minutesOf = (n: number) => counted(n, 'une minute', 'minutes')
const secondsOf = (n: number) => counted(n, 'une seconde', 'secondes')

export const remote: RemoteWords = {
  noServer: (online) =>
    online
      ? 'Pour jouer à distance, il faut un serveur Gam, et il n’y en a pas à cette adresse. Tout le reste fonctionne comme toujours.'
      : 'Vous êtes hors ligne ; le serveur n’est donc pas joignable. Tout le reste fonctionne comme toujours.',
  tryAgain: 'Réessayer',
  asking: 'Demande au serveur',
  cancel: 'Annuler',
  save: 'Enregistrer',
  details: 'Détails',
  failures: {
    ...messages.faults,
    offline: 'Le serveur n’est pas joignable pour l’instant. Réessayez dans un moment.',
    'bad-request': 'Le serveur n’a pas compris cette demande.',
    'bad-seats':
      'Ces places ne conviennent pas. Une table demande une place pour une personne et des pavillons différents.',
    'unknown-rules': 'Cette table suit d’autres règles que celles de cette version. Rechargez la page.',
    stale: 'La partie avait avancé ; la table est à jour maintenant.',
    'no-session': 'Le serveur ne vous connaît plus. Redites votre nom.',
    'not-allowed': 'À cette table, ce n’est pas à vous d’en décider.',
    'not-found':
      'Il n’y a pas de table à cette adresse. Le lien est peut-être coupé ; demandez-le à nouveau.',
    'seat-taken': 'Cette place est prise. Choisissez-en une autre.',
    'wrong-time': 'C’est impossible à ce stade de la partie.',
    'wrong-password': 'L’identifiant et le mot de passe ne correspondent pas.',
    'name-taken': 'Ce nom est déjà pris. Choisissez-en un autre.',
    'too-fast': 'Cela fait beaucoup d’un coup. Attendez un peu, puis continuez.',
    'too-large': 'C’est trop pour un seul message.',
    'too-many': 'Le maximum est atteint. Terminez-en d’abord un autre.',
    unavailable: 'Le serveur est occupé. Réessayez dans un moment.',
    broken: 'Le serveur a fait une erreur. Rien n’est perdu ; réessayez.',
  },
  name: {
    label: 'Votre nom à la table',
    rule: 'De un à 24 caractères, sans espace au début ni à la fin.',
    needed: 'Dites qui vous êtes : de un à 24 caractères, sans espace au début ni à la fin.',
  },
  pace: {
    title: 'Rythme',
    none: 'sans pendule',
    move: (seconds) =>
      seconds % 60 === 0 ? `${minutesOf(seconds / 60)} par coup` : `${secondsOf(seconds)} par coup`,
    bank: (seconds, increment) => {
      const minutes = minutesOf(Math.round(seconds / 60))
      return increment === 0
        ? `${minutes} par joueur`
        : `${minutes} par joueur, plus ${increment} secondes par tour`
    },
    days: (days) => `${counted(days, 'un jour', 'jours')} par coup`,
    absence: 'Quand quelqu’un manque à son tour',
    absences: (seconds) => {
      const time =
        seconds < 60
          ? secondsOf(seconds)
          : seconds < 3600
            ? minutesOf(Math.round(seconds / 60))
            : counted(Math.round(seconds / 3600), 'une heure', 'heures')
      return `après ${time}, les autres peuvent demander un bot`
    },
    late: 'Quand le temps est écoulé',
    lates: {
      bot: 'Un bot joue jusqu’au retour du joueur',
      move: 'Un bot joue ce seul coup',
      out: 'La place est hors jeu, un bot la joue jusqu’à la fin',
    },
  },
  units: { day: 'j', hour: 'h' },
  invite: {
    title: 'Inviter des amis',
    openTitle: 'Ouvrir une table',
    game: 'Quel jeu ?',
    players: 'Joueurs',
    playersOf: (game) => `Nombre de joueurs pour ${game}`,
    make: 'Inviter',
    makeOf: (game) => `Inviter à ${game}`,
    open: 'Ouvrir',
    openOf: (game) => `Ouvrir une table ${of(game)}`,
    makeTable: 'Créer la table',
    terms: 'Rythme et compagnie',
    who: 'Qui peut venir',
    whos: { link: 'Qui a le lien', all: 'Tout le monde : elle figure parmi les tables ouvertes' },
    spectators: 'Les spectateurs sont admis',
    key: 'Montrer ensuite la clé de la donne',
    keyAbout:
      'Pour que chacun puisse vérifier que la donne était équitable. Toutes les mains sont alors visibles.',
    hints: 'Les joueurs peuvent demander des conseils',
    hintsAbout: 'Ce qu’un bot de bon niveau envisagerait. Toute la table voit que c’est permis.',
    programs: 'Les programmes peuvent prendre place',
    programsAbout: 'Des bots écrits par quelqu’un. Ils sont signalés partout où figure leur nom.',
    busy: 'Création de la table',
  },
  lobby: {
    title: 'Tables',
    mine: 'Vos tables',
    open: 'Tables ouvertes',
    past: 'Parties terminées',
    empty: 'Aucune table ouverte pour l’instant. Ouvrez-en une, ou jouez contre un bot en attendant.',
    inviteFriends: 'Inviter des amis',
    openOne: 'Ouvrir une table',
    playBot: 'Jouer contre un bot',
    join: 'Rejoindre',
    goOn: 'Reprendre',
    toTable: 'Vers la table',
    result: 'Résultat',
    yourTurn: 'À vous de jouer',
    waitingFor: (name) => `À ${name} de jouer`,
    gathering: (free) =>
      free === 0
        ? 'Toutes les places sont prises'
        : free === 1
          ? 'Une place est libre'
          : `${capital(number(free))} places sont libres`,
    won: (names) => `Victoire ${of(names)}`,
    over: 'Terminée',
    seats: (taken, total) => `${taken} sur ${total} places prises`,
    plain: 'le jeu de base',
    host: 'Hôte',
    who: (name) => `Vous êtes ${name}`,
    nobody: 'Compte et notifications',
  },
  room: {
    title: 'Invitez des amis à votre table',
    titleOf: (host) => `À la table ${of(host)}`,
    others: 'Invitez d’autres personnes',
    about: 'Qui ouvre le lien prend place avec un simple nom. Ni compte, ni application.',
    table: 'La table',
    what: (game, seats, minutes) =>
      `${game}, ${counted(seats, 'une place', 'places')}${minutes === null ? '' : `, environ ${minutes} min`}`,
    seats: 'Qui joue',
    free: 'Place libre',
    freeAbout: 'pour qui ouvre le lien',
    kept: (name) => `gardée pour ${name}`,
    you: 'vous, sur cet appareil',
    host: 'hôte',
    here: 'sur place',
    away: 'pas là pour l’instant',
    came: (when) => `a pris place ${when}`,
    bot: (level) => `bot, ${level}`,
    automaton: 'joue selon les règles seules',
    sitter: (seat) => `Qui joue à la place ${seat}`,
    styleOf: (seat) => `Style du bot à la place ${seat}`,
    level: (level) => `Bot : ${level}`,
    anybody: 'Libre pour quelqu’un',
    seatBot: 'Mettre un bot',
    seatBotAt: (seat) => `Mettre un bot à la place ${seat}`,
    unkeep: 'Libérer',
    unkeepOf: (name) => `Libérer la place gardée pour ${name}`,
    sendAway: 'Exclure',
    sendAwayOf: (name) => `Exclure ${name}`,
    sendAwayText: 'Une personne exclue perd sa place et ne peut plus en reprendre une ici.',
    account: 'Nom et compte',
    sit: 'Prendre place',
    fill: 'Des bots aux places libres',
    start: 'Commencer la partie',
    startWith: (n) => `Commencer à ${number(n)}`,
    startAlone: 'Commencer en solo',
    needed: (n) =>
      n === 1
        ? 'Il manque encore quelqu’un. Ou mettez un bot.'
        : `Il manque encore ${number(n)} joueurs. Ou mettez des bots.`,
    neededAll: 'Chaque place de l’autre partie doit être occupée. Mettez des bots, ou attendez.',
    fewer: (here, free) =>
      here === 1
        ? 'Vous pouvez commencer en solo ; les places libres restent vides.'
        : `Vous pouvez commencer à ${number(here)} ; ${free === 1 ? 'la place libre reste vide' : 'les places libres restent vides'}.`,
    allHere: 'Toutes les places sont prises.',
    waitHost: (name) => `${name} commence la partie quand tout le monde est là.`,
    waitAny: 'La partie commence quand tout le monde est là.',
    onlooker: (n) =>
      n === 1
        ? 'Une autre personne est là et n’a pas pris place.'
        : `${capital(number(n))} autres personnes sont là et n’ont pas pris place.`,
    sat: (name, here, total) => `${name} a pris place. ${capital(number(here))} sur ${number(total)}.`,
    rose: (name, here, total) => `${name} a quitté sa place. ${capital(number(here))} sur ${number(total)}.`,
    leave: 'Quitter la table',
    dealing: 'Distribution',
    terms: 'Ce que l’on joue',
    byLink: 'accessible par son lien seulement',
    listed: 'figure parmi les tables ouvertes',
    looked: 'les spectateurs sont admis',
    unlooked: 'sans spectateurs',
    hints: 'les conseils sont permis',
    noHints: 'sans conseils',
    programs: 'les programmes peuvent prendre place',
    noPrograms: 'entre personnes seulement, sans programmes',
    from: (moves, deal) =>
      deal === 'same'
        ? `Commence au coup ${moves} d’une autre partie. Tout est comme alors, et le hasard se poursuit comme alors : qui connaît cette partie sait ce qui vient.`
        : `Commence au coup ${moves} d’une autre partie. Ce que tous ne pouvaient pas voir est redistribué.`,
    late: 'Quand le temps est écoulé',
    fair: 'Une donne équitable',
    fairAbout:
      'Chaque navigateur de la table ajoute à la donne sa part de hasard : personne ne peut la connaître ni la choisir tout seul, pas même le serveur.',
    fairSame: 'Rien n’est distribué ici : la partie se poursuit avec le hasard de l’autre.',
    fairCount: (n, total) =>
      `${n} personne${n < 2 ? ' a' : 's ont'} ajouté ${n < 2 ? 'sa' : 'leur'} part, sur ${total}.`,
    keyShown: 'Après la partie, chacun peut la vérifier.',
    keyKept: 'Cette table garde sa clé secrète ; rien ne pourra donc être vérifié ensuite.',
    unseen: 'Cette table n’admet pas de spectateurs, et vous n’y avez pas de place.',
    closed: 'Cette table a été abandonnée : tout le monde est parti avant le début de la partie.',
  },
  invitation: {
    title: 'Pour venir ici',
    link: 'Lien vers cette table',
    phone: 'Un téléphone à côté de vous',
    phoneAbout: 'Pointez son appareil photo vers le code.',
    code: (link) => `Un code pour appareil photo, qui ouvre ${link}`,
    large: 'Agrandir',
    largeTitle: 'Pointez un appareil photo vers le code',
    network: 'Sur le même réseau',
    voice: 'À dire de vive voix',
    voiceAt: (site) => `sur ${site}`,
    send: 'Par e-mail ou messagerie',
    share: 'Choisir comment l’envoyer',
    mail: 'Écrire un e-mail',
    text: (game) => `Venez jouer à ${game} avec moi`,
    reach: {
      proven: (when) => `Ouvert de l’extérieur, la dernière fois ${when} : le lien y fonctionne.`,
      untried:
        'L’adresse est définie ; personne n’est encore venu par elle de l’extérieur. La première visite en fera la preuve.',
      network: 'Dans cette maison seulement : vos amis doivent être sur le même réseau.',
      unknown: 'C’est l’adresse de cette page. Rien ne dit ici si vos amis peuvent l’ouvrir ailleurs.',
    },
    here: {
      title: 'Seul cet ordinateur peut ouvrir le lien.',
      about: 'Gam n’écoute ici que cet ordinateur ; vos amis verraient une page vide.',
      ways: 'Deux façons de les laisser entrer',
      house: 'Des amis dans la même maison',
      houseAbout:
        'Arrêtez Gam et relancez-le ainsi. Cette table sera toujours là, et son lien deviendra l’adresse de cet ordinateur.',
      command: 'La commande',
      elsewhere: 'Des amis ailleurs',
      elsewhereAbout:
        'Donnez à Gam un nom et HTTPS, une fois pour toutes. Comptez dix minutes, ou adressez-vous à qui gère votre serveur.',
      steps: 'Pas à pas',
      now: 'Tout de suite, sans réseau :',
      round: 'Se passer un appareil',
      bots: 'Jouer contre des bots',
    },
    steps: {
      title: 'Des amis ailleurs, pas à pas',
      name: 'Procurez-vous un nom, comme gam.example, qui mène à votre adresse à la maison ou à une machine louée. À la maison, faites transmettre par votre routeur les ports 80 et 443 à cet ordinateur.',
      caddy: 'Installez Caddy et lancez-le ainsi, à côté de Gam. Il obtient le certificat tout seul.',
      start: 'Lancez Gam sous ce nom.',
      after: 'Ouvrez la table sous le nouveau nom. Dès qu’un ami sera venu par là, cette page le dira.',
      caddyCommand: 'La commande pour Caddy',
      command: 'La commande pour Gam',
    },
  },
  invited: {
    asks: (host) => `${host} vous invite à une partie de`,
    asksAgain: (host) => `${host} propose une autre partie de`,
    open: 'On vous invite à une partie de',
    minutes: (minutes) => `environ ${minutes} minutes`,
    facts: (length, people) => `${capital(length)} ; ${people}.`,
    people: (here, free) => {
      const who =
        here < 2 ? `${here === 0 ? 'personne n’' : 'une personne '}est là` : `${number(here)} sont là`
      if (free === 0) return who
      return `${who}, ${counted(free, 'une place est libre', 'places sont libres')}`
    },
    kept: 'Votre place vous est gardée.',
    whoSits: 'Qui est là',
    seatFor: 'vous ?',
    flag: 'Votre pavillon',
    taken: (name) => `Quelqu’un ici s’appelle déjà ${name}.`,
    instead: (name) => `${name} ?`,
    again: 'Reprendre place',
    learn: 'Apprendre d’abord',
    look: 'Seulement regarder',
    full: (host) =>
      host === null
        ? 'Toutes les places sont prises.'
        : `Toutes les places sont prises. Regardez, ou demandez la prochaine partie à ${host}.`,
    looking: 'Vous regardez. La partie s’ouvre ici dès qu’elle commence.',
    removed: (host) =>
      host === null ? 'L’hôte vous a fait quitter cette table.' : `${host} vous a fait quitter cette table.`,
  },
  code: {
    label: 'Lien ou code d’une table',
    go: 'Vers la table',
    none: 'Aucune table n’attend sous ce code. Un code expire quand sa partie commence ; demandez plutôt le lien.',
  },
  copying: { copy: 'Copier', copied: 'Copié', byHand: 'Tapez Ctrl C' },
  link: {
    connecting: 'Connexion en cours',
    lost: 'Connexion perdue. Votre dernier coup est en sécurité.',
    lostSending: 'Connexion perdue. Votre coup partira dès qu’elle sera rétablie.',
    back: (moves) =>
      moves === 0
        ? 'De retour. Il ne s’est rien passé entre-temps.'
        : moves === 1
          ? 'De retour. Un coup a été joué.'
          : `De retour. ${capital(number(moves))} coups ont été joués.`,
    faster: (name) => `${name} a été plus rapide ; la table est à jour.`,
    changed: 'La partie avait avancé ; la table est à jour.',
    dismiss: 'Compris',
  },
  table: {
    lookingOn: 'Vous regardez',
    spectators: (n) => (n === 1 ? 'quelqu’un regarde' : `${number(n)} regardent`),
    away: (minutes) =>
      minutes < 1
        ? 'pas là'
        : minutes < 60
          ? `pas là, ${minutes} min`
          : `pas là, ${Math.floor(minutes / 60)} h`,
    brief: { bot: 'bot', left: 'a quitté', out: 'hors jeu', away: 'pas là', resting: 'vacances' },
    botPlays: 'un bot joue',
    standsFor: (name) => `pour ${name}`,
    resting: (until) =>
      `en vacances jusqu’au ${until.toLocaleDateString('fr-FR', { day: 'numeric', month: 'short' })}`,
    left: 'a quitté la table ; un bot joue',
    out: 'hors jeu',
    timeOf: (name) => `Temps ${of(name)}`,
    asksBack: (name) => `${name} demande à annuler le dernier coup.`,
    agree: 'D’accord',
    disagree: 'Plutôt pas',
    youAsked: (names) => `Vous demandez à annuler votre coup. Accord attendu : ${names}.`,
    withdraw: 'Laisser ainsi',
    botForMe: 'Un bot joue pour vous.',
    takeBack: 'Reprendre ma place',
    absent: (name, minutes) =>
      minutes < 1
        ? `${name} n’est pas là, et c’est son tour.`
        : `${name} n’est pas là depuis ${minutesOf(minutes)}, et c’est son tour.`,
    botFor: 'Demander un bot',
    outForMe: 'Votre temps est écoulé, et cette place est hors jeu.',
    vacant: (name) => `La place ${of(name)} est libre.`,
    takeSeat: (mine) => (mine ? 'La reprendre' : 'La demander'),
    takeSeatAbout:
      'Dites votre nom. Les joueurs sont consultés, et vous verrez la main dès qu’ils seront d’accord.',
    menuBot: 'Laisser un bot jouer pour moi',
    menuGiveUp: 'Abandonner ma place',
    giveUpTitle: 'Abandonner votre place ?',
    giveUpText:
      'Un bot continue pour vous. Si la table est d’accord, quelqu’un d’autre peut prendre la place ; vous pouvez y revenir tant qu’elle est libre.',
    menuLink: 'Copier le lien',
    menuAccount: 'Compte et notifications',
    leaveAbout: (account) =>
      account
        ? 'La partie reste sur le serveur. Vous pouvez revenir à tout moment, depuis n’importe quel appareil.'
        : 'La partie reste sur le serveur. Vous pouvez revenir à tout moment avec ce navigateur ; avec un compte, depuis n’importe quel appareil.',
    rematchReady: 'Une autre partie se joue.',
    rematchAsked: (name) => `${name} demande une revanche.`,
    rematchGo: 'Vers la nouvelle table',
  },
  asks: {
    bot: (asker, name, minutes) =>
      minutes < 1
        ? `${asker} demande : un bot doit-il jouer pour ${name}, qui n’est pas là ?`
        : `${asker} demande : un bot doit-il jouer pour ${name}, qui n’est pas là depuis ${minutesOf(minutes)} ?`,
    sit: (asker, name) => `${asker} demande à reprendre la place ${of(name)}, avec la main qui s’y trouve.`,
    waiting: (name, names) => `Un bot doit jouer pour ${name}. Accord attendu : ${names}.`,
    woken: (name, minutes) =>
      minutes < 1
        ? `On a prévenu ${name}. Un bot va continuer dans un instant.`
        : `On a prévenu ${name}. Sans retour d’ici ${minutesOf(minutes)}, un bot continuera.`,
    sitting: (name) => `Vous avez demandé la place ${of(name)}. La table doit donner son accord.`,
  },
  happenings: {
    bot: (name, by) =>
      by === ''
        ? `Un bot joue pour ${name}.`
        : `Un bot joue pour ${name}, qui n’est pas là, avec l’accord ${of(by)}.`,
    back: (name) => `${name} est de retour et reprend le jeu.`,
    left: (name) => `${name} a quitté la table ; un bot continue.`,
    taken: (name, from) => `${name} continue pour ${from}.`,
    'late-bot': (name) => `Temps écoulé pour ${name} ; un bot continue.`,
    'late-move': (name) => `Temps écoulé pour ${name} ; un bot joue ce coup.`,
    'late-out': (name) => `Temps écoulé pour ${name} ; la place est hors jeu.`,
  },
  talk: {
    empty: 'Personne n’a encore rien dit.',
    label: 'Dire quelque chose',
    send: 'Envoyer',
    lines: 'Ce qui a été dit',
    spectator: 'regarde',
    mute: 'Masquer',
    muteOf: (name) => `Masquer ${name}`,
    muted: (names) => `Vous ne voyez plus ce que dit ${names}.`,
    unmute: 'Ne plus masquer',
    unmuteOf: (name) => `Ne plus masquer ${name}`,
    report: 'Signaler',
    reportOf: (name) => `Signaler un message ${of(name)}`,
    reportTitle: 'Signaler ce message ?',
    reportText: 'La personne qui gère ce serveur le lira. Dites ce qui ne va pas, si vous le souhaitez.',
    reportWhy: 'Ce qui ne va pas',
    reportSend: 'Signaler',
    reported: 'Signalé. Inutile d’en lire plus : masquez la personne qui l’a écrit.',
    nameFirst: 'Dites d’abord votre nom, et vous pourrez participer.',
  },
  fair: {
    open: 'Vérifier la donne',
    title: 'La donne était-elle équitable ?',
    checking: 'Toute la partie est rejouée',
    yes: (shares) =>
      shares === 1
        ? 'Oui. La donne découle de la clé à laquelle le serveur s’était engagé et de votre propre part ; personne ne pouvait la choisir tout seul. Chaque coup était permis.'
        : `Oui. La donne découle de la clé à laquelle le serveur s’était engagé et des parts de ${number(shares)} joueurs, dont la vôtre ; personne ne pouvait la choisir tout seul. Chaque coup était permis.`,
    consistent:
      'Le relevé est cohérent : la donne découle de sa clé et de ses parts, et chaque coup était permis. Ce navigateur n’a pas de part dans la donne ; il ne peut donc pas dire si elle était équitable. Les joueurs le peuvent, chacun dans son navigateur.',
    leftOut:
      'Le relevé est cohérent : la donne découle de sa clé et de ses parts, et chaque coup était permis. Mais votre part n’est pas arrivée à temps et n’y figure pas ; ce navigateur ne peut donc pas dire si elle était équitable.',
    yesSame:
      'Rien n’a été distribué ici : la partie commence là où une autre en était et se poursuit avec son hasard, connu de qui connaît cette partie. Chaque coup était permis.',
    no: 'Non. Quelque chose ne concorde pas dans ce relevé : voyez quoi ci-dessous.',
    secret: 'Cette table garde sa clé secrète ; sa donne ne peut donc pas être vérifiée.',
    fails: 'Cette version ne peut pas vérifier cette partie.',
    checks: {
      key: 'La clé est celle à laquelle le serveur s’était engagé quand ce navigateur a vu la table pour la première fois.',
      shares:
        'Chaque part est celle à laquelle son joueur s’était engagé avant la donne ; la vôtre est celle que vous avez tirée.',
      terms: 'Les noms, les options et les pièces sont ceux fixés avant que les parts soient montrées.',
      seed: 'La donne découle de tout cela, et de rien d’autre.',
      start: 'Elle commence exactement là où en était la partie qu’elle poursuit.',
      moves: 'Rejoués selon les règles, les coups mènent à la même fin.',
      result: 'Les totaux et les vainqueurs sont ceux de cette fin.',
    },
    good: 'exact',
    bad: 'inexact',
    save: 'Enregistrer le relevé',
    saveAbout: 'Le relevé contient tout ce qu’il faut pour vérifier la partie avec n’importe quel programme.',
    commitment: 'Engagement du serveur',
    seen: 'Engagement du serveur quand ce navigateur a vu la table pour la première fois',
    key: 'La clé',
    command: 'La même vérification en ligne de commande',
    share: (name) => `Part ${of(name)}`,
    none: 'pas montrée à temps, donc absente de la donne',
  },
  account: {
    title: 'Vous, et comment vous joindre',
    name: 'Nom',
    rename: 'Changer',
    guest:
      'Vous êtes en invité dans ce navigateur. Avec un compte, vous gardez votre nom et vos tables sur chaque appareil.',
    account: (login) => `Votre session est ouverte sous l’identifiant ${login}.`,
    passkeys: (n) =>
      n === 0 ? 'Pas encore de clé d’accès.' : `${capital(counted(n, 'une clé d’accès', 'clés d’accès'))}.`,
    keep: 'Créer un compte',
    login: 'Identifiant',
    loginRule: 'De 3 à 30 minuscules, chiffres, points, traits d’union ou de soulignement.',
    password: 'Mot de passe',
    passwordRule: (least) => `Au moins ${least} caractères.`,
    register: 'Créer le compte',
    withPasskey: 'Plutôt avec une clé d’accès',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyAbout: 'Votre appareil prouve qui vous êtes ; aucun mot de passe à retenir, aucun à voler.',
    passkeyFailed: 'La clé d’accès n’a pas servi. Réessayez, ou prenez un mot de passe.',
    logIn: 'Se connecter',
    logInTitle: 'J’ai un compte',
    logInPasskey: 'Se connecter avec une clé d’accès',
    logOut: 'Se déconnecter',
    logOutGuest: 'M’oublier dans ce navigateur',
    logOutGuestAbout: 'Un invité oublié ne peut plus retrouver ses places.',
    done: 'C’est fait.',
    wake: 'Me prévenir quand c’est mon tour',
    push: 'Dans ce navigateur',
    pushOn: 'Vous l’apprenez ici, même quand la page est fermée.',
    pushOff: 'Me prévenir ici',
    pushEnd: 'Plus ici',
    pushDenied: 'Ce navigateur ne laisse pas la page vous prévenir. Cela se change dans ses réglages.',
    pushNeeds:
      'Pour vous prévenir page fermée, il faut une adresse https. Tant que la page est ouverte, elle vous prévient.',
    passkeyNeeds: 'Les clés d’accès demandent une adresse https ; ici, c’est un mot de passe.',
    pushNone:
      'Ce navigateur ne peut pas vous prévenir quand la page est fermée. Tant qu’elle est ouverte, elle vous prévient.',
    email: 'Par e-mail, à',
    emailNone: 'Ce serveur n’envoie pas d’e-mails.',
    webhook: 'Par webhook, une adresse https',
    webhookAbout: 'Un programme à vous est appelé avec la table, le jeu et le motif, en JSON.',
  },
  wake: {
    title: 'Comment savoir que c’est votre tour ?',
    here: 'Dans ce navigateur, même quand la page est fermée',
    push: {
      on: 'Ce navigateur vous prévient, même quand la page est fermée.',
      denied: 'Ce navigateur ne laisse pas la page vous prévenir. Cela se change dans ses réglages.',
      none: 'Ce navigateur ne peut pas vous prévenir quand la page est fermée.',
      insecure: 'Le navigateur ne peut vous prévenir qu’en HTTPS ; cette page est arrivée sans.',
    },
    mailed: (address) => `Un e-mail vous prévient, à ${address}.`,
    webhook: 'Un programme à vous peut être prévenu par un webhook : voyez votre compte.',
    none: 'Rien ne vous prévient ici quand c’est votre tour.',
  },
  vacation: {
    title: 'Vacances',
    about: (left) =>
      left === 0
        ? 'Aux tables qui comptent en jours, votre pendule s’arrête pendant votre absence. Les jours de cette année sont épuisés.'
        : `Aux tables qui comptent en jours, votre pendule s’arrête pendant votre absence, et les autres le voient. Il vous reste ${counted(left, 'un jour', 'jours')} cette année.`,
    until: (day) => `En vacances jusqu’au ${day}.`,
    days: 'Jours, à partir de maintenant',
    begin: 'Commencer',
    back: 'Me revoilà',
  },
  bots: {
    title: 'Mes programmes qui jouent',
    about:
      'Un bot que vous avez écrit, dans n’importe quel langage, peut prendre place à toute table dont il reçoit le lien. Il prouve qui il est par un jeton.',
    described: 'Ce qu’il peut dire à ce serveur (OpenAPI)',
    name: {
      label: 'Nom du bot',
      needed: 'Donnez-lui un nom : de un à 24 caractères, sans espace au début ni à la fin.',
    },
    make: 'Créer un jeton',
    token: (name) => `Jeton ${of(name)}`,
    tokenAbout:
      'Copiez-le maintenant et gardez-le bien : il ne s’affiche que cette fois. Qui le possède joue à la place de ce bot.',
    end: 'Révoquer',
    endOf: (name) => `Révoquer : le jeton ${of(name)} ne vaut plus rien`,
  },
  notice: {
    turn: (game) => `À vous de jouer : ${game}`,
    over: (game) => `${game} : partie terminée`,
  },
}
