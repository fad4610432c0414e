import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays, instantAt, type Day } from '#shared/dates.ts'
import { SUGGESTIONS_KEY } from './queries.ts'

/** Looks anew shortly after the midnight that ends a day, if the page is still open then. */
export function useNewDay(day: Day | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (day === undefined) return
    const untilMidnight = instantAt(addDays(day, 1)).getTime() - Date.now()
    if (untilMidnight < 0) return
    const lookAnew = () => void queryClient.invalidateQueries({ queryKey: SUGGESTIONS_KEY })
    const timer = setTimeout(lookAnew, untilMidnight + 1000)
    return () => clearTimeout(timer)
  }, [day, queryClient])
}
