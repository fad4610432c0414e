import { textsIn, type Language } from '#shared/language.ts'
import { formatPhone } from '#shared/phone.ts'
import type { Transaction } from '#server/database/database.ts'
import { queueMessage, type MessageTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'
import { codeOf } from './codes.ts'

/** Derives the code only when the message is delivered: the outbox holds the challenge, not the code. */
export const loginCodeTemplate = (secret: string): MessageTemplate => ({
  name: 'login-code',
  isAlwaysSent: true,
  render: ({ challenge, phone }, language) =>
    textsIn(messages, language).templates.loginCode(
      codeOf(secret, Buffer.from(String(challenge), 'base64url'), String(phone)),
    ),
})

/** What a person hears of their second factor, lest somebody else changed it. */
const FACTOR_CHANGES = ['enrolled', 'recovered', 'reset'] as const
type FactorChange = (typeof FACTOR_CHANGES)[number]

export const factorTemplates: MessageTemplate[] = FACTOR_CHANGES.map((change) => ({
  name: `second-factor-${change}`,
  isAlwaysSent: true,
  render: (_, language, { phone }) =>
    textsIn(messages, language).templates.factor[change](formatPhone(phone)),
}))

interface Told {
  phone: string
  language: Language
  now: Date
  requestId: string
}

export const tellOfChange = (
  tx: Transaction,
  { phone, language, now, requestId }: Told,
  change: FactorChange,
): Promise<void> =>
  queueMessage(tx, {
    to: phone,
    template: `second-factor-${change}`,
    parameters: {},
    language,
    dedupeKey: `second-factor-${change}:${requestId}`,
    now,
  })
