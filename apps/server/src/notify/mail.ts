import type { Transporter } from 'nodemailer'
import type { WakeMessage } from './waker.ts'

/** Mail through the SMTP server that the settings name. */
export class Mail {
  readonly #transport: Transporter
  readonly #from: string

  private constructor(transport: Transporter, from: string) {
    this.#transport = transport
    this.#from = from
  }

  static async open({ url, from }: { readonly url: string; readonly from: string }): Promise<Mail> {
    const { createTransport } = await import('nodemailer')
    return new Mail(createTransport(url), from)
  }

  async send(to: string, { text, url }: WakeMessage): Promise<void> {
    await this.#transport.sendMail({ from: this.#from, to, subject: text, text: `${text}\n\n${url}\n` })
  }

  close(): void {
    this.#transport.close()
  }
}
