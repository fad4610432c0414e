import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getOwnersInvite, getOwnInvite } from '../contract.ts'

export type OwnersInvite = Output<typeof getOwnersInvite>

export const INVITE_KEY = ['owners-invite']

export const ownersInviteQuery = (id: number) =>
  queryOptions({
    queryKey: [...INVITE_KEY, id],
    queryFn: ({ signal }) => call(getOwnersInvite, { id }, { signal }),
  })

export const ownInviteQuery = (language: Language) =>
  queryOptions({
    queryKey: ['kitchen-invite', language],
    queryFn: ({ signal }) => call(getOwnInvite, {}, { signal }),
    // Our team may have taken it back.
    staleTime: 0,
  })
