import { randomUUID } from 'node:crypto'
import type { Language } from '#shared/language.ts'

/**
 * Sends one message to a phone through the WhatsApp Cloud API or its local stand-in.
 * At-least-once: a crash between sending and recording sends once more.
 */
export interface WhatsAppGateway {
  /** Whether texts are kept in our own table for the inbox page. */
  readonly keepsText: boolean
  /**
   * @returns the provider's id of the message, by which its statuses come
   * @throws SendError when the provider did not take the message
   */
  send: (message: WhatsAppMessage) => Promise<{ providerId: string }>
}

/** An approved template with its variables in words. */
export interface WhatsAppMessage {
  /** In E.164. */
  to: string
  language: Language
  template: string
  /** In the order of the text; codes have no names. */
  parameters: readonly { name?: string; text: string }[]
  /** What is at the end of the button's address, or the code that it copies. */
  buttonValue?: string
}

/**
 * Why a message was not taken:
 * `temporary`: the same message may pass later. `rate_limited`: the same, and others have to wait too.
 * `credentials`: our account or key; every message fails until a person acts.
 * `bad_template`: the text or its values; a person has to act. `bad_recipient`: this phone gets none.
 */
export type SendErrorKind =
  | 'temporary'
  | 'rate_limited'
  | 'credentials'
  | 'bad_template'
  | 'bad_recipient'

export class SendError extends Error {
  readonly kind: SendErrorKind
  /** The provider's number of the error; undefined where it did not answer. */
  readonly code: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    kind: SendErrorKind,
    message: string,
    { code, retryAfterSeconds }: { code?: number; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'SendError'
    this.kind = kind
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The default: nothing leaves the machine, the inbox page shows the messages. */
export const localInbox: WhatsAppGateway = {
  keepsText: true,
  send: async () => ({ providerId: `local.${randomUUID()}` }),
}
