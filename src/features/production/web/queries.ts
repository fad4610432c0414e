import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { listAmendments, listSubstitutes } from '../amendments-contract.ts'
import { getLabels, getRoute, getSheet } from '../contract.ts'
import { getDryRun } from '../dry-run-contract.ts'

export type Sheet = Output<typeof getSheet>
export type Label = Output<typeof getLabels>['labels'][number]
export type Route = Output<typeof getRoute>
export type Amendment = Output<typeof listAmendments>[number]
export type DryRunOfDay = Output<typeof getDryRun>

const KEY = ['production']

export const sheetQuery = (day: Day, language: Language) =>
  queryOptions({
    queryKey: [...KEY, day, 'sheet', language],
    queryFn: ({ signal }) => call(getSheet, { day }, { signal }),
  })

export const labelsQuery = (day: Day, language: Language) =>
  queryOptions({
    queryKey: [...KEY, day, 'labels', language],
    queryFn: ({ signal }) => call(getLabels, { day }, { signal }),
  })

export const routeQuery = (day: Day, language: Language) =>
  queryOptions({
    queryKey: [...KEY, day, 'route', language],
    queryFn: ({ signal }) => call(getRoute, { day }, { signal }),
  })

export const amendmentsQuery = (day: Day, language: Language) =>
  queryOptions({
    queryKey: [...KEY, day, 'amendments', language],
    queryFn: ({ signal }) => call(listAmendments, { day }, { signal }),
  })

export const dryRunQuery = (day: Day, language: Language) =>
  queryOptions({
    queryKey: [...KEY, day, 'dry-run', language],
    queryFn: ({ signal }) => call(getDryRun, { day }, { signal }),
  })

export const substitutesQuery = (line: { id: number; position: number }, language: Language) =>
  queryOptions({
    queryKey: [...KEY, 'substitutes', line, language],
    queryFn: ({ signal }) => call(listSubstitutes, line, { signal }),
    staleTime: 0,
  })

/** Everything that is known of a day is read again. */
export function useRefreshDay(day: Day): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [...KEY, day] })
}
