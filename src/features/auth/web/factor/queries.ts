import { queryOptions } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { getSecondFactor } from '../../second-factor-contract.ts'

export type OwnFactor = Output<typeof getSecondFactor>

/** What of the second factor is still to be done. */
export type FactorStep = 'ask' | 'enrol'

export const FACTOR_KEY = ['second-factor']

/** The state of the own second factor; null where no one is there. */
export const secondFactorQuery = queryOptions({
  queryKey: FACTOR_KEY,
  queryFn: async ({ signal }): Promise<OwnFactor | null> => {
    try {
      return await call(getSecondFactor, {}, { signal })
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
})

/** The step that a half session waits for. */
export const stepOf = (factor: OwnFactor | null): FactorStep | undefined => {
  if (!factor?.isOpen) return undefined
  return factor.enrolledAt === null ? 'enrol' : 'ask'
}
