import type { Transporter } from 'nodemailer'
import type { WakeMessage } from './waker.ts'

/** A mail server that says nothing for so long is given up. */
const SILENCE = 8000

/** Mail through the SMTP server that the settings name: whoever runs this server trusts it, wherever it stands. */
export class Mail {
  readonly #transport: Transporter
  readonly #from: string

  private constructor(transport: Transporter, from: string) {
    this.#transport = transport
    this.#from = from
  }

  static async open({ url, from }: { readonly url: string; readonly from: string }): Promise<Mail> {
    const { createTransport } = await import('nodemailer')
    const times = { connectionTimeout: SILENCE, greetingTimeout: SILENCE, socketTimeout: SILENCE }
    return new Mail(createTransport({ url, ...times }), from)
  }

  async send(to: string, { text, url }: WakeMessage): Promise<void> {
    await this.letter(to, text, `${text}\n\n${url}\n`)
  }

  async letter(to: string, subject: string, text: string): Promise<void> {
    await this.#transport.sendMail({ from: this.#from, to, subject, text })
  }

  close(): void {
    this.#transport.close()
  }
}
