import type { AiPlan } from '#features/subscriptions/server/public.ts'
import { SERVINGS_DEFAULT } from '../../rules.ts'

/** People that a suggestion is for: the plan's portions, or the usual recipe's two. */
export const servingsOf = ({ portions }: Pick<AiPlan, 'portions'>): number =>
  Math.max(portions, SERVINGS_DEFAULT)
