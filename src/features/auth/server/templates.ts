import { textsIn } from '#shared/language.ts'
import type { MessageTemplate } from '#features/messages/server/public.ts'
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
