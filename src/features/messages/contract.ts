import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

export const listDevMessages = endpoint({
  method: 'GET',
  path: '/api/dev/messages',
  who: 'anyone',
  summary: 'The local inbox, newest first. Exists in demo mode only.',
  query: z.object({
    /** A phone in E.164; every recipient when left out. */
    to: z.optional(z.string()),
  }),
  output: z.array(
    z.object({
      to: z.string(),
      channel: z.string(),
      template: z.string(),
      text: z.string(),
      sentAt: z.string(),
    }),
  ),
  refusals: [],
})

const WHATSAPP_WEBHOOK = '/api/messages/webhooks/whatsapp'

export const verifyWhatsAppWebhook = endpoint({
  method: 'GET',
  path: WHATSAPP_WEBHOOK,
  who: 'anyone',
  summary: 'Answers the question by which Meta finds out that this address is ours.',
  query: z.object({
    'hub.mode': z.string(),
    'hub.verify_token': z.string(),
    'hub.challenge': z.string().check(z.maxLength(200)),
  }),
  output: z.unknown(),
  produces: 'text/plain',
  refusals: ['webhook_signature_wrong'],
})

export const receiveWhatsAppWebhook = endpoint({
  method: 'POST',
  path: WHATSAPP_WEBHOOK,
  who: 'anyone',
  summary:
    'Signed news of sent messages and of templates, in any order and repeatedly: delivered, read or failed; approved, rejected or paused.',
  output: z.object({ received: z.literal(true) }),
  refusals: ['webhook_signature_wrong', 'webhook_body_wrong'],
  rawBody: true,
  bodyLimitBytes: 3_145_728,
})
