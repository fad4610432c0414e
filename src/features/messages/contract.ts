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
