import type { AccountWords } from '../en/account.ts'

export const account: AccountWords = {
  plainHttp:
    'Diese Seite kam ohne HTTPS: Wer im selben Netz ist, könnte das Passwort mitlesen. Nimm eines, das du sonst nirgends benutzt.',
  newPassword: 'Neues Passwort',
  oldPassword: 'Bisheriges Passwort',
  passwordFor: 'Dein Passwort',
  password: {
    title: 'Passwort und Wiederherstellung',
    change: 'Passwort ändern',
    set: 'Passwort setzen',
    changed: 'Das Passwort ist geändert. Angemeldet bist du nur noch hier.',
    about: 'Ein neues Passwort meldet dich überall ab, nur hier nicht.',
  },
  codes: {
    title: 'Wiederherstellungscodes',
    about: (left) =>
      left === 0
        ? 'Mit einem Wiederherstellungscode kommst du wieder hinein, wenn das Passwort vergessen ist. Du hast keinen.'
        : `Mit einem Wiederherstellungscode kommst du wieder hinein, wenn das Passwort vergessen ist. ${left === 1 ? 'Einer ist' : `${left} sind`} übrig.`,
    make: 'Neue Codes machen',
    list: 'Jeder davon gilt einmal. Heb sie auf, wo du sie wiederfindest; gezeigt werden sie nur jetzt, und ältere gelten nicht mehr.',
    label: 'Deine Wiederherstellungscodes',
  },
  passkeys: {
    title: 'Passkeys',
    made: (date) => `Angelegt am ${date}`,
    remove: 'Entfernen',
    removeOf: (date) => `Den Passkey vom ${date} entfernen`,
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    unknown: 'Ein Browser',
    seen: (date) => `zuletzt benutzt am ${date}`,
    here: 'dieser hier',
    end: 'Dort abmelden',
    endOf: (device) => `Dort abmelden: ${device}`,
    endOthers: 'Überall sonst abmelden',
    none: 'Angemeldet bist du nur hier.',
  },
  forgotten: {
    title: 'Ich habe mein Passwort vergessen',
    login: 'Sag oben deinen Anmeldenamen.',
    code: 'Ein Wiederherstellungscode',
    recover: 'Neues Passwort setzen',
    about:
      'Mit einem deiner Wiederherstellungscodes setzt du ein neues Passwort. Danach bist du hier angemeldet und sonst nirgends.',
    mail: 'Schick mir einen Link per E-Mail',
    mailAbout: 'Oder lass dir einen Link an die Adresse schicken, die dein Konto für E-Mail hat.',
    sent: 'Wenn dieses Konto eine E-Mail-Adresse hat, ist ein Link unterwegs. Er gilt eine halbe Stunde.',
  },
  link: {
    title: 'Ein neues Passwort',
    about:
      'Du bist über einen Link gekommen, der dir geschickt wurde. Setz ein neues Passwort, dann bist du angemeldet.',
    done: 'Das Passwort ist geändert, und du bist angemeldet.',
  },
  data: {
    title: 'Was über dich bekannt ist',
    about: 'Alles, was dieser Server von dir hat, als Datei.',
    download: 'Herunterladen',
    forget: 'Mich für immer vergessen',
    forgetAbout:
      'Dein Name, was du gesagt hast, Anmeldungen und Passkeys werden entfernt. Spiele, die auch andere gespielt haben, bleiben, ohne dich. Das lässt sich nicht rückgängig machen.',
    sure: 'Ja, vergiss mich für immer',
  },
}
