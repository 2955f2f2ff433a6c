import type { AccountWords } from '../en/account.ts'

export const account: AccountWords = {
  plainHttp:
    'Cette page est arrivée sans HTTPS : quiconque partage votre réseau pourrait lire le mot de passe. Prenez-en un que vous n’utilisez nulle part ailleurs.',
  newPassword: 'Nouveau mot de passe',
  oldPassword: 'Mot de passe actuel',
  passwordFor: 'Votre mot de passe',
  password: {
    title: 'Mot de passe et récupération',
    change: 'Changer le mot de passe',
    set: 'Définir un mot de passe',
    changed: 'Le mot de passe est changé. Votre session n’est plus ouverte qu’ici.',
    about: 'Un nouveau mot de passe ferme vos sessions partout, sauf ici.',
  },
  codes: {
    title: 'Codes de récupération',
    about: (left) =>
      left === 0
        ? 'Un code de récupération vous rouvre le compte si le mot de passe est oublié. Vous n’en avez aucun.'
        : `Un code de récupération vous rouvre le compte si le mot de passe est oublié. Il vous en reste ${left === 1 ? 'un' : left}.`,
    make: 'Créer de nouveaux codes',
    list: 'Chacun de ces codes sert une fois. Gardez-les là où vous les retrouverez ; ils ne s’affichent que maintenant, et les anciens ne valent plus rien.',
    label: 'Vos codes de récupération',
  },
  passkeys: {
    title: 'Clés d’accès',
    made: (date) => `Créée le ${date}`,
    remove: 'Supprimer',
    removeOf: (date) => `Supprimer la clé d’accès du ${date}`,
  },
  sessions: {
    title: 'Vos sessions ouvertes',
    unknown: 'Un navigateur',
    seen: (date) => `dernière activité le ${date}`,
    here: 'celui-ci',
    end: 'Fermer la session',
    endOf: (device) => `Fermer la session : ${device}`,
    endOthers: 'Fermer toutes les autres sessions',
    none: 'Votre session n’est ouverte qu’ici.',
  },
  forgotten: {
    title: 'Mot de passe oublié',
    login: 'Indiquez votre identifiant ci-dessus.',
    code: 'Un code de récupération',
    recover: 'Définir le nouveau mot de passe',
    about:
      'Avec un de vos codes de récupération, vous définissez un autre mot de passe. Votre session ne sera alors ouverte qu’ici.',
    mail: 'M’envoyer un lien par e-mail',
    mailAbout: 'Ou faites envoyer un lien à l’adresse e-mail de votre compte.',
    sent: 'Si ce compte a une adresse e-mail, un lien est en route. Il est valable une demi-heure.',
  },
  link: {
    title: 'Un autre mot de passe',
    about:
      'Vous arrivez par un lien qui vous a été envoyé. Définissez un autre mot de passe, et votre session s’ouvre.',
    done: 'Le mot de passe est changé et votre session est ouverte.',
  },
  data: {
    title: 'Ce que l’on sait de vous',
    about: 'Tout ce que ce serveur détient sur vous, dans un fichier.',
    download: 'Télécharger',
    forget: 'M’oublier pour toujours',
    forgetAbout:
      'Votre nom, ce que vous avez dit, vos sessions et vos clés d’accès sont supprimés. Les parties que d’autres ont jouées aussi restent, sans vous. C’est irréversible.',
    sure: 'Oui, m’oublier pour toujours',
  },
}
