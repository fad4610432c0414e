import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { getProfile, getSettings } from '../contract.ts'

export type Profile = Output<typeof getProfile>
export type Settings = Output<typeof getSettings>

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
})

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
})
