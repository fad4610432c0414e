import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'

const AFTER_MS = 1000

/** Looks again shortly after each midnight in Dubai that the page is open over. */
export function useNewDay(queryKey: readonly string[]): void {
  const queryClient = useQueryClient()
  const refreshView = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const midnight = instantAt(addDays(dayOf(productNow()), 1))
      timer = setTimeout(
        () => {
          refreshView()
          wait()
        },
        midnight.getTime() - productNow().getTime() + AFTER_MS,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
}
