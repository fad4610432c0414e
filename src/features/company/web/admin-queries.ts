import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { getCompany } from '../admin-contract.ts'

export type StoredCompany = Output<typeof getCompany>

export const COMPANY_KEY = ['admin-settings', 'company']

export const companyQuery = queryOptions({
  queryKey: COMPANY_KEY,
  queryFn: ({ signal }) => call(getCompany, {}, { signal }),
})
