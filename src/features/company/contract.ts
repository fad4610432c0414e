import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { NETWORKS } from './rules.ts'

export const getContact = endpoint({
  method: 'GET',
  path: '/api/contact',
  who: 'anyone',
  summary: 'How customers reach us; what is not there is null.',
  output: z.object({
    /** In E.164 form, as the WhatsApp number. */
    phone: z.string(),
    email: z.string(),
    whatsApp: z.nullable(z.string()),
    /** Our pages elsewhere; only those that an admin has set. */
    pages: z.array(z.object({ network: z.enum(NETWORKS), url: z.string() })),
  }),
  refusals: [],
})
