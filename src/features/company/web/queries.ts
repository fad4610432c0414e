import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { getContact } from '../contract.ts'

export const CONTACT_KEY = ['contact']

/** Stays as it is for a visit; a new page load has what holds now. */
export const contactQuery = queryOptions({
  queryKey: CONTACT_KEY,
  queryFn: ({ signal }) => call(getContact, {}, { signal }),
  staleTime: Infinity,
})
