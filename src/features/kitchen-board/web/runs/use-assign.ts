import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { AT_HOME } from '../../rules.ts'
import { suggestRuns } from '../../run-rules.ts'
import { assignRuns } from '../../runs-contract.ts'
import { RUNS_KEY, runsQuery, type RunPlan, type RunStop, type RunWindow } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'

type Assigned = { driverId: number; ticketIds: number[] }[]

/** Saves who drives what in a window; the whole window goes at once. */
export function useAssign(plan: RunPlan, window: RunWindow) {
  const { window: words } = useTexts(runsTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const { day } = plan
  const { mutate, isPending } = useMutation({
    mutationFn: (runs: Assigned) => call(assignRuns, { day, mealTime: window.mealTime, runs }),
    onSuccess: (newest) => {
      client.setQueryData(runsQuery(language, day).queryKey, newest)
      return client.invalidateQueries({ queryKey: RUNS_KEY })
    },
    onError: (error) =>
      toast({
        title: words.failed,
        ...(error instanceof CallError && error.text && { text: error.text }),
        variant: 'destructive',
      }),
  })
  return {
    isSaving: isPending,
    /** Divides what is still in the kitchen among all drivers, by area and evenly. */
    suggest: () => {
      const free = [...window.unassigned, ...window.runs.flatMap(({ stops }) => stops)].filter(
        isFree,
      )
      const runs = suggestRuns(free, plan.drivers.length)
      const assigned = plan.drivers.map(({ id }, index) => ({
        driverId: id,
        ticketIds: (runs[index] ?? []).map((stop) => stop.id),
      }))
      mutate(assigned, {
        onSuccess: () => toast({ title: words.suggested, variant: 'success' }),
      })
    },
    /** Gives one stop to another driver, or to no one. */
    move: (stop: RunStop, driverId: number | null) => {
      const others = plan.drivers.map(({ id }) => ({
        driverId: id,
        ticketIds: window.runs
          .filter(({ driver }) => driver.id === id)
          .flatMap(({ stops }) => stops.map((one) => one.id))
          .filter((ticketId) => ticketId !== stop.id),
      }))
      mutate(
        others.map((run) =>
          run.driverId === driverId ? { ...run, ticketIds: [...run.ticketIds, stop.id] } : run,
        ),
      )
    },
  }
}

/** What has left the kitchen stays with its driver. */
export const isFree = ({ status }: RunStop): boolean => AT_HOME.includes(status)
