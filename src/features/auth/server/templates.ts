import { textsIn } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
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
export const factorTemplates: MessageTemplate[] = (['enrolled', 'recovered', 'reset'] as const).map(
  (change) => ({
    name: `second-factor-${change}`,
    isAlwaysSent: true,
    render: (_, language) => textsIn(messages, language).templates.factor[change],
  }),
)

export const tellOfChange = (
  tx: Transaction,
  { user, language, now, requestId }: Member,
  change: 'enrolled' | 'recovered',
): Promise<void> =>
  queueMessage(tx, {
    to: user.phone,
    template: `second-factor-${change}`,
    parameters: {},
    language,
    dedupeKey: `second-factor-${change}:${requestId}`,
    now,
  })
