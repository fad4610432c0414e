import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '#ui/live.ts'
import { DELIVERIES_KEY } from '../queries.ts'

/** Keeps the deliveries of the page in step with the kitchen. */
export function useLiveDeliveries(): ReturnType<typeof useLiveEvents> {
  const queryClient = useQueryClient()
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: DELIVERIES_KEY })
  return useLiveEvents('/api/events', { 'delivery-changed': readAgain }, readAgain)
}
