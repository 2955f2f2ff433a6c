import type { Deliveries } from '../notify/deliveries.ts'
import type { Mail } from '../notify/mail.ts'
import { recoveryLetter } from '../notify/recovery-letter.ts'
import type { Accounts } from './accounts.ts'

export interface RecoveryLinkPorts {
  readonly accounts: Accounts
  readonly mail: Mail
  readonly deliveries: Deliveries
  /** Where the link leads: the site as its settings name it, never as a request does. */
  readonly site: string
}

/** Sends whoever has this login a link for another password, if there is an address to send it to. */
export function recoveryLinks({ accounts, mail, deliveries, site }: RecoveryLinkPorts) {
  return async (login: string): Promise<void> => {
    const link = await accounts.newLink(login)
    if (link === null) return
    const { person, email, secret } = link
    const { subject, text } = recoveryLetter(login, `${site}/lobby#recover=${secret}`)
    deliveries.add({ person, way: 'mail', run: () => mail.letter(email, subject, text) })
  }
}
