import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  findAndLockDays,
  instantAfterWaiting,
  moveDays,
} from '#features/deliveries/server/public.ts'
import {
  lockKitchenDays,
  releaseKitchenDays,
  reserveKitchenDays,
} from '#features/restaurants/server/public.ts'
import { listCycles, updateCycle } from '../../cycles/cycle-store.ts'
import { updateSubscription } from '../../store.ts'
import { weekdaysRestored } from '../../templates.ts'
import type { WeekdayFacts } from './set-weekdays.ts'
import { notifyChanged } from '../notify-changed.ts'

export type { WeekdayFacts } from './set-weekdays.ts'

/** Every delivery goes back to its old day, or none. The subscription must be locked. */
export async function setWeekdaysBack(
  tx: Transaction,
  who: Member,
  id: number,
  facts: WeekdayFacts,
): Promise<string> {
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const cycles = await listCycles(tx, [id])
  const moved = facts.cycles
    .toReversed()
    .map((change) => ({ ...change, cycle: cycles.find((one) => one.id === change.cycleId) }))
  const movedIds = new Set(moved.flatMap(({ moves }) => moves.map((move) => move.id)))
  const taken = new Set(
    days.filter((day) => day.status !== 'skipped' && !movedIds.has(day.id)).map(({ day }) => day),
  )
  const targets = moved.flatMap(({ moves }) => moves.map(({ from }) => from))
  if (targets.some((day) => taken.has(day))) throw new Refusal('nothing_to_undo', 409)
  await lockKitchenDays(
    tx,
    moved.flatMap(({ cycle, moves }) =>
      cycle
        ? [{ restaurantId: cycle.restaurantId, days: moves.flatMap(({ from, to }) => [from, to]) }]
        : [],
    ),
  )
  for (const { cycle, moves, heldDays, heldBefore } of moved) {
    if (!cycle) continue
    if (heldDays === null) {
      const back = moves.map((move) => ({ id: move.id, from: move.to, to: move.from }))
      await moveDays(tx, back, days, now)
      continue
    }
    const place = { restaurantId: cycle.restaurantId, portions: cycle.mealsPerDay }
    await releaseKitchenDays(tx, { ...place, days: moves.map(({ to }) => to) })
    await reserveKitchenDays(tx, { ...place, days: moves.map(({ from }) => from) }, now)
    await updateCycle(tx, cycle.id, { fixedDays: heldBefore })
  }
  await updateSubscription(tx, id, { weekdays: facts.before })
  return notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'weekdays-back',
    facts: { weekdays: facts.before },
    template: weekdaysRestored,
    parameters: { weekdays: facts.before.join(',') },
    days: facts.moves.flatMap(({ from, to }) => [from, to]),
    now,
  })
}
