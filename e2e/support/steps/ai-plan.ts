import type { APIRequestContext } from '@playwright/test'
import { subscribeTo } from './paid-plan.ts'
import { productToday } from '../now.ts'

export const AI_FAMILY = 5
export const AI_PREMIUM = 6

/** Subscribes a signed-in customer to an AI plan from today on, paid by card. */
export const subscribeToAi = (api: APIRequestContext, planId: number): Promise<void> =>
  subscribeTo(api, planId, productToday())
