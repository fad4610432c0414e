import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { getRamadan, listRamadanTables, previewRamadan } from '../contract.ts'

export type Shiftable = Output<typeof getRamadan>[number]

export const RAMADAN_KEY = ['ramadan']

/** By what one's own subscriptions name their meals. */
export const ramadanTablesQuery = queryOptions({
  queryKey: [...RAMADAN_KEY, 'tables'],
  queryFn: ({ signal }) => call(listRamadanTables, {}, { signal }),
  staleTime: 60_000,
})

/** Looked up again each time: nothing of a preview may be old. */
export const ramadanPreviewQuery = (id: number, wish: 'on' | 'off' | undefined) =>
  queryOptions({
    queryKey: [...RAMADAN_KEY, 'preview', id, wish ?? 'now'],
    queryFn: ({ signal }) => call(previewRamadan, { id, ...(wish && { wish }) }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const adminRamadanQuery = queryOptions({
  queryKey: [...RAMADAN_KEY, 'admin'],
  queryFn: ({ signal }) => call(getRamadan, {}, { signal }),
})
