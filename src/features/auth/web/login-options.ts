import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { getLoginOptions } from '../contract.ts'

export const loginOptionsQuery = queryOptions({
  queryKey: ['login-options'],
  queryFn: ({ signal }) => call(getLoginOptions, {}, { signal }),
})
