import type { QueryClient } from '@tanstack/react-query'
import { PREFERENCES_KEY } from '../preferences/queries.ts'
import { ACCEPTED_KEY } from '../queries.ts'

/** What was cooked is marked as such, and gone from the pantry: no form begins with the old one. */
export const refreshAfterCooking = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ACCEPTED_KEY }),
    queryClient.resetQueries({ queryKey: PREFERENCES_KEY }),
  ])
