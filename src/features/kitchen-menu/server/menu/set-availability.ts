import { addDays, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { instantAfterWaiting, lockExtraPlaces } from '#features/deliveries/server/public.ts'
import { isSoldOutOn } from '#features/restaurants/rules.ts'
import { findOwnKitchen, recountDish } from '#features/restaurants/server/public.ts'
import type * as contract from '../../contract.ts'
import { SOLD_OUT_AHEAD_DAYS } from '../../rules.ts'
import { withCustomersLocked } from '../lock-customers.ts'
import { notifyMenuChanged } from '../notify-kitchen.ts'
import { countChoices, listChoices, removeChoices, type Choice } from './choices.ts'
import { getItem } from './get-item.ts'
import { presentDish } from './present-dish.ts'
import { lockItem, updateItem, type ItemChange, type ItemRow } from './store.ts'

interface Availability {
  isAvailable: boolean
  soldOutUntil: Day | null
}

export async function previewSoldOut(
  db: Database,
  who: Member,
  { id, until }: Input<typeof contract.previewSoldOut>,
): Promise<Output<typeof contract.previewSoldOut>> {
  const kitchen = await findOwnKitchen(db, who.id)
  await getItem(db, kitchen.id, id)
  const input = { isAvailable: until !== undefined, soldOutUntil: until ?? null }
  return countChoices(choicesToEnd(await listChoices(db, id, who.now), input))
}

export async function setAvailability(
  db: Database,
  who: Member,
  { id, state, until, dailyLimit }: Input<typeof contract.setAvailability>,
): Promise<Output<typeof contract.setAvailability>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const isUntilFit =
    until !== undefined && until >= who.today && until <= addDays(who.today, SOLD_OUT_AHEAD_DAYS)
  if (state === 'until' && !isUntilFit) {
    throw new Refusal('sold_out_until_invalid', 422, { fields: ['until'] })
  }
  const input = {
    isAvailable: state !== 'sold_out',
    soldOutUntil: state === 'until' ? (until ?? null) : null,
  }
  const { after, removed } = await endChoices(db, who, kitchen.id, id, {
    action: 'set-availability',
    input,
    change: {
      is_available: input.isAvailable,
      sold_out_until: input.soldOutUntil,
      daily_limit: dailyLimit,
    },
  })
  return { dish: presentDish(await getItem(db, kitchen.id, after), who), removed }
}

export async function withdrawDish(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.withdrawDish>,
): Promise<Output<typeof contract.withdrawDish>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const { removed } = await endChoices(db, who, kitchen.id, id, {
    action: 'withdraw-dish',
    input: { isAvailable: false, soldOutUntil: null },
    change: { is_available: false, sold_out_until: null, withdrawn_at: who.now },
  })
  return { removed }
}

interface Ending {
  action: string
  input: Availability
  change: ItemChange
}

/** Changes a dish so that it cannot be had, with all that is chosen of it on those days. */
async function endChoices(
  db: Database,
  who: Member,
  restaurantId: number,
  id: number,
  { action, input, change }: Ending,
) {
  await getItem(db, restaurantId, id)
  return withCustomersLocked(
    db,
    async (reader) => choicesToEnd(await listChoices(reader, id, who.now), input),
    async (tx, ensureLocked) => {
      await lockExtraPlaces(tx, await listChoices(tx, id, who.now))
      await lockItem(tx, restaurantId, id)
      const now = await instantAfterWaiting(tx, who.now)
      const before = await getItem(tx, restaurantId, id)
      const ended = choicesToEnd(await listChoices(tx, id, now), input)
      ensureLocked(ended)
      await updateItem(tx, id, change)
      const removed = await removeChoices(tx, ended, before, 'sold_out', now)
      await recountDish(tx, id, who.today)
      await auditChange(tx, who, action, before, { ...change, removed })
      await notifyMenuChanged(tx, restaurantId, now)
      return { after: id, removed }
    },
  )
}

const choicesToEnd = (choices: readonly Choice[], input: Availability): Choice[] =>
  choices.filter(({ day }) => isSoldOutOn(input, day))

const auditChange = (
  tx: Transaction,
  who: Member,
  action: string,
  before: ItemRow,
  after: object,
): Promise<void> =>
  writeAudit(tx, who, {
    action,
    object: 'menu_item',
    objectId: before.id,
    before: {
      is_available: before.isAvailable,
      sold_out_until: before.soldOutUntil,
      daily_limit: before.dailyLimit,
    },
    after,
  })
