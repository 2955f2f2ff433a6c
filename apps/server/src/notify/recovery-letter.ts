/** A link for another password, in both languages: who asked for it need not be logged in anywhere. */
export function recoveryLetter(login: string, link: string): { subject: string; text: string } {
  return {
    subject: 'Gam: a new password / ein neues Passwort',
    text: [
      `Somebody, probably you, wants a new password for the account "${login}".`,
      'This link is good for half an hour and for once. If it was not you, do nothing.',
      '',
      link,
      '',
      `Jemand, vermutlich du, möchte ein neues Passwort für das Konto „${login}“.`,
      'Der Link oben gilt eine halbe Stunde und nur einmal. Warst du es nicht, musst du nichts tun.',
      '',
    ].join('\n'),
  }
}
