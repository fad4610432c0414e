import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { VIEW_NAME_MAX, VIEW_PAGES, VIEW_QUERY_MAX } from './rules.ts'

/** Filters as they stand in the address of an index, `state=ready&sort=due`. */
const query = z
  .string('view_filters_needed')
  .check(
    z.maxLength(VIEW_QUERY_MAX, 'text_too_long'),
    z.regex(/^[a-zA-Z]+=[^&=#\s]+(?:&[a-zA-Z]+=[^&=#\s]+)*$/, 'view_filters_needed'),
  )

const savedView = z.object({
  id: z.number(),
  page: z.enum(VIEW_PAGES),
  name: z.string(),
  query,
})

export const listViews = endpoint({
  method: 'GET',
  path: '/api/admin/views',
  who: 'admin',
  summary: 'The own saved views of all indexes, in the order of their names.',
  output: z.object({ views: z.array(savedView) }),
  refusals: [],
})

export const saveView = endpoint({
  method: 'PUT',
  path: '/api/admin/views',
  who: 'admin',
  summary: 'Keeps filters of an index under a name; the same name again takes the new filters.',
  body: z.object({
    page: z.enum(VIEW_PAGES),
    name: cleanText({ min: 1, max: VIEW_NAME_MAX, tooShort: 'view_name_needed' }),
    query,
  }),
  output: savedView,
  refusals: ['view_name_needed', 'view_filters_needed', 'views_full', 'view_holds_emirates_id'],
})

export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/admin/views/:id',
  who: 'admin',
  summary: 'Takes an own saved view away.',
  params: z.object({ id: wireId }),
  output: z.object({ removed: z.literal(true) }),
  refusals: ['not_found'],
})
