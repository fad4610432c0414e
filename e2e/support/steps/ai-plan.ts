import type { APIRequestContext } from '@playwright/test'
import { dayOf } from '#shared/dates.ts'
import { subscribeTo } from './paid-plan.ts'

export const AI_FAMILY = 5
export const AI_PREMIUM = 6

/** Subscribes a signed-in customer to an AI plan from today on, paid by card. */
export const subscribeToAi = (api: APIRequestContext, planId: number): Promise<void> =>
  subscribeTo(api, planId, dayOf(new Date()))
