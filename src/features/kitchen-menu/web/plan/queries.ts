import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { getKitchenSettings, listPlanDays, previewClosing } from '../../days-contract.ts'

export type PlanDay = Output<typeof listPlanDays>[number]
export type Settings = Output<typeof getKitchenSettings>

const DAYS = ['kitchen', 'days']
const SETTINGS = ['kitchen', 'settings']

export const planDaysQuery = queryOptions({
  queryKey: DAYS,
  queryFn: ({ signal }) => call(listPlanDays, {}, { signal }),
})

export const settingsQuery = queryOptions({
  queryKey: SETTINGS,
  queryFn: ({ signal }) => call(getKitchenSettings, {}, { signal }),
})

/** What closing would do; asked again each time, and never kept. */
export const closingQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: ['kitchen', 'closing', from, to],
    queryFn: ({ signal }) => call(previewClosing, { from, to }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** After a change of a day, or of what holds for all. */
export const AFTER_PLAN = [DAYS, SETTINGS]

export function useRefreshPlan(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(AFTER_PLAN.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
