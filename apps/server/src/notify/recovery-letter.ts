import { words } from '../words/words.ts'

/** A link for another password, in all languages: who asked for it need not be logged in anywhere. */
export function recoveryLetter(login: string, link: string): { subject: string; text: string } {
  const { en, ...others } = words
  const further = Object.values(others).map(({ recovery }) => recovery)
  return {
    subject: `Gam: ${[en.recovery, ...further].map(({ subject }) => subject).join(' / ')}`,
    text: [
      ...en.recovery.text(login),
      '',
      link,
      '',
      ...further.flatMap(({ text }) => [...text(login), '']),
    ].join('\n'),
  }
}
