import type { listPlans } from '#features/plans/contract.ts'
import type { Output } from '#shared/wire/endpoint.ts'

export type Plan = Output<typeof listPlans>[number]
