import type { listPlans } from '#features/plans/contract.ts'
import type { Answer } from '#shared/endpoint.ts'

export type Plan = Answer<typeof listPlans>[number]
