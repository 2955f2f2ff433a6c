import type { RecoveryWords } from '../server-language.ts'

export const recovery: RecoveryWords = {
  subject: 'un nouveau mot de passe',
  text: (login) => [
    `Quelqu’un, sans doute vous, souhaite un nouveau mot de passe pour le compte « ${login} ».`,
    'Le lien ci-dessus est valable une demi-heure et une seule fois. Si ce n’était pas vous, vous n’avez rien à faire.',
  ],
}
