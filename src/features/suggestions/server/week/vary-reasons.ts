import type { Reason } from '../../engine/engine.ts'

/** How much of a week may be led by one kind of reason. */
const MOST_OF_A_WEEK = 1 / 4

type Lead = Pick<Reason, 'kind'>

/** Two meals share the pack that they use up: it is mentioned once. */
const keyOf = (reason: Reason): string =>
  reason.kind === 'finishes-pack' ? `pack ${reason.ingredientId}` : ''

/**
 * A page shows the first reason of each meal of a week. Where one kind leads already, or the same
 * pack was mentioned, another true one of the meal comes first.
 */
export function varyReasons(meals: readonly (readonly Reason[])[]): Reason[][] {
  const most = Math.max(1, Math.floor(meals.length * MOST_OF_A_WEEK))
  const leads = new Map<Reason['kind'], number>()
  const reported = new Set<string>()
  const countOf = ({ kind }: Lead): number => leads.get(kind) ?? 0
  return meals.map((reasons) => {
    const isFree = (reason: Reason) =>
      reason.kind !== 'cheaper' && countOf(reason) < most && !reported.has(keyOf(reason))
    const rare = reasons.toSorted((one, other) => countOf(one) - countOf(other))
    const lead = reasons.find(isFree) ?? rare.find(({ kind }) => kind !== 'cheaper') ?? rare[0]
    if (!lead) return []
    leads.set(lead.kind, countOf(lead) + 1)
    if (lead.kind === 'finishes-pack') reported.add(keyOf(lead))
    return [lead, ...reasons.filter((reason) => reason !== lead)]
  })
}
