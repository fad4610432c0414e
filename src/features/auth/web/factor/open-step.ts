import type { QueryClient } from '@tanstack/react-query'
import { readPreferences } from '#shared/page/preferences.ts'
import { secondFactorQuery, stepOf, type FactorStep } from './queries.ts'

/** The step of a login that waits for its second factor, say after the page was loaded again. */
export async function openFactorStep(queryClient: QueryClient): Promise<FactorStep | undefined> {
  if (!readPreferences().mayHaveSession) return undefined
  return stepOf(await queryClient.fetchQuery({ ...secondFactorQuery, staleTime: 0 }))
}
