/** What an account says of its passwords, passkeys and sessions. */
export const account = {
  plainHttp:
    'This page came without HTTPS: whoever shares your network could read the password. Take one that you use nowhere else.',
  newPassword: 'New password',
  oldPassword: 'Password so far',
  passwordFor: 'Your password',
  password: {
    title: 'Password and recovery',
    change: 'Change the password',
    set: 'Set a password',
    changed: 'The password is changed. You are logged in here and nowhere else.',
    about: 'Another password logs you out everywhere but here.',
  },
  codes: {
    title: 'Recovery codes',
    about: (left: number) =>
      left === 0
        ? 'With a recovery code you get back in when the password is forgotten. You have none.'
        : `With a recovery code you get back in when the password is forgotten. ${left === 1 ? 'One is' : `${left} are`} left.`,
    make: 'Make new codes',
    list: 'Each of these works once. Keep them where you find them again; they are shown only now, and older ones are worth nothing.',
    label: 'Your recovery codes',
  },
  passkeys: {
    title: 'Passkeys',
    made: (date: string) => `Made on ${date}`,
    remove: 'Remove',
    removeOf: (date: string) => `Remove the passkey of ${date}`,
  },
  sessions: {
    title: 'Where you are logged in',
    unknown: 'A browser',
    seen: (date: string) => `last used on ${date}`,
    here: 'this one',
    end: 'Log out there',
    endOf: (device: string) => `Log out there: ${device}`,
    endOthers: 'Log out everywhere else',
    none: 'You are logged in here and nowhere else.',
  },
  forgotten: {
    title: 'I have forgotten my password',
    login: 'Say your login above.',
    code: 'A recovery code',
    recover: 'Set the new password',
    about:
      'With one of your recovery codes you set another password. You are then logged in here and nowhere else.',
    mail: 'Send me a link by e-mail',
    mailAbout: 'Or have a link sent to the address that your account has for e-mail.',
    sent: 'If this account has an e-mail address, a link is on its way. It works for half an hour.',
  },
  link: {
    title: 'Another password',
    about: 'You came by a link that was sent to you. Set another password, and you are logged in.',
    done: 'The password is changed, and you are logged in.',
  },
  data: {
    title: 'What is known of you',
    about: 'All that this server has of you, as a file.',
    download: 'Download it',
    forget: 'Forget me for good',
    forgetAbout:
      'Your name, what you said, sessions and passkeys are removed. Games that others played too stay, without you. This cannot be undone.',
    sure: 'Yes, forget me for good',
  },
}

export type AccountWords = typeof account
