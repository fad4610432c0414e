import { localInbox, type WhatsAppGateway } from '#server/gateways/whatsapp.ts'
import type { WrittenMessage } from '../templates/write-message.ts'

/** A way to a person: a provider and what it takes from us. */
export interface Channel {
  /** Whether texts are kept in our own table for the inbox page. */
  readonly keepsText: boolean
  /**
   * @returns the provider's id of the message
   * @throws SendFault when the provider did not take it
   */
  send: (written: WrittenMessage) => Promise<{ providerId: string }>
  perSecond: number
  /** Calls at once, besides those for codes. */
  concurrency: number
}

/** Meta's limit for one number, unless it raised or lowered it. */
const META_PER_SECOND = 80
/** A call takes about half a second: enough for the limit. */
const META_AT_ONCE = 40

export const whatsAppChannel = (
  gateway: WhatsAppGateway,
  perSecond = META_PER_SECOND,
): Channel => ({
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
