import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'

export const getInvoiceDocument = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/document',
  who: 'signed-in',
  summary: 'A tax invoice or credit note of the caller as PDF, in English and Arabic.',
  params: z.object({ id: wireId }),
  output: z.unknown(),
  produces: 'application/pdf',
  refusals: ['not_found', 'too_many_requests'],
})
