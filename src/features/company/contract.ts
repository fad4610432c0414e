import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

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
  }),
  refusals: [],
})
