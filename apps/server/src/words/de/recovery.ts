import type { RecoveryWords } from '../server-language.ts'

export const recovery: RecoveryWords = {
  subject: 'ein neues Passwort',
  text: (login) => [
    `Jemand, vermutlich du, möchte ein neues Passwort für das Konto „${login}“.`,
    'Der Link oben gilt eine halbe Stunde und nur einmal. Warst du es nicht, musst du nichts tun.',
  ],
}
