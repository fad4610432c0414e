import type { listPlans } from '#features/plans/contract.ts'
import type { Answer } from '#shared/wire/endpoint.ts'

export type Plan = Answer<typeof listPlans>[number]
