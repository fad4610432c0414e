import { textsIn } from '#shared/language.ts'
import type { EmailGateway } from '#server/gateways/email.ts'
import { localInbox, type WhatsAppGateway } from '#server/gateways/whatsapp.ts'
import type { WrittenMessage } from '../templates/write-message.ts'
import { emailSubjects } from './email-subjects.ts'

/** A way to a person: a provider and what it takes from us. */
export interface Channel {
  /** Whether texts are kept in our own table for the inbox page. */
  readonly keepsText: boolean
  /**
   * @returns the provider's id of the message
   * @throws SendError when the provider did not take it
   */
  send: (written: WrittenMessage) => Promise<{ providerId: string }>
  perSecond: number
  /** Calls at once, besides those for codes. */
  concurrency: number
}

/** A call takes about half a second: enough for the limit. */
const META_AT_ONCE = 40

export const whatsAppChannel = (gateway: WhatsAppGateway, perSecond: number): Channel => ({
  keepsText: gateway.keepsText,
  send: ({ message }) => gateway.send(message),
  perSecond,
  concurrency: META_AT_ONCE,
})

/** Nothing leaves the machine: only our own database sets a limit. */
export const localInboxChannel: Channel = {
  ...whatsAppChannel(localInbox, 1000),
  concurrency: 4,
}

/** What mail providers take from a small sender without growing slow. */
const EMAILS_PER_SECOND = 10
const EMAILS_AT_ONCE = 4

/** The words of a template as an e-mail; its code or its news is in the subject's kind. */
export const emailChannel = (gateway: EmailGateway): Channel => ({
  keepsText: gateway.keepsText,
  send: ({ message: { to, language, buttonValue }, text }) => {
    const subjects = textsIn(emailSubjects, language)
    const subject = buttonValue === undefined ? subjects.news : subjects.code
    return gateway.send({ to, language, subject, text })
  },
  perSecond: EMAILS_PER_SECOND,
  concurrency: EMAILS_AT_ONCE,
})
