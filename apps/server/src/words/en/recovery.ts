import type { RecoveryWords } from '../server-language.ts'

export const recovery: RecoveryWords = {
  subject: 'a new password',
  text: (login) => [
    `Somebody, probably you, wants a new password for the account "${login}".`,
    'This link is good for half an hour and for once. If it was not you, do nothing.',
  ],
}
