import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { getCompany } from '../admin-contract.ts'

export const COMPANY_KEY = ['admin-settings', 'company']

export const companyQuery = queryOptions({
  queryKey: COMPANY_KEY,
  queryFn: ({ signal }) => call(getCompany, {}, { signal }),
})
