import { addDays, type Day } from '#shared/dates.ts'
import type { Answer, Wish } from '#shared/wire/endpoint.ts'
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
import { tellMenuChanged } from '../tell-kitchen.ts'
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
  { id, until }: Wish<typeof contract.previewSoldOut>,
): Promise<Answer<typeof contract.previewSoldOut>> {
  const kitchen = await findOwnKitchen(db, who.id)
  await getItem(db, kitchen.id, id)
  const wish = { isAvailable: until !== undefined, soldOutUntil: until ?? null }
  return countChoices(choicesToEnd(await listChoices(db, id, who.now), wish))
}

export async function setAvailability(
  db: Database,
  who: Member,
  { id, state, until, dailyLimit }: Wish<typeof contract.setAvailability>,
): Promise<Answer<typeof contract.setAvailability>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const isUntilFit =
    until !== undefined && until >= who.today && until <= addDays(who.today, SOLD_OUT_AHEAD_DAYS)
  if (state === 'until' && !isUntilFit) {
    throw new Refusal('sold_out_until_invalid', 422, { fields: ['until'] })
  }
  const wish = {
    isAvailable: state !== 'sold_out',
    soldOutUntil: state === 'until' ? (until ?? null) : null,
  }
  const { after, removed } = await endChoices(db, who, kitchen.id, id, {
    action: 'set-availability',
    wish,
    change: {
      is_available: wish.isAvailable,
      sold_out_until: wish.soldOutUntil,
      daily_limit: dailyLimit,
    },
  })
  return { dish: presentDish(await getItem(db, kitchen.id, after), who), removed }
}

export async function withdrawDish(
  db: Database,
  who: Member,
  { id }: Wish<typeof contract.withdrawDish>,
): Promise<Answer<typeof contract.withdrawDish>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const { removed } = await endChoices(db, who, kitchen.id, id, {
    action: 'withdraw-dish',
    wish: { isAvailable: false, soldOutUntil: null },
    change: { is_available: false, sold_out_until: null, withdrawn_at: who.now },
  })
  return { removed }
}

interface Ending {
  action: string
  wish: Availability
  change: ItemChange
}

/** Changes a dish so that it cannot be had, with all that is chosen of it on those days. */
async function endChoices(
  db: Database,
  who: Member,
  restaurantId: number,
  id: number,
  { action, wish, change }: Ending,
) {
  await getItem(db, restaurantId, id)
  return withCustomersLocked(
    db,
    async (reader) => choicesToEnd(await listChoices(reader, id, who.now), wish),
    async (tx, ensureLocked) => {
      await lockExtraPlaces(tx, await listChoices(tx, id, who.now))
      await lockItem(tx, restaurantId, id)
      const now = await instantAfterWaiting(tx, who.now)
      const before = await getItem(tx, restaurantId, id)
      const ended = choicesToEnd(await listChoices(tx, id, now), wish)
      ensureLocked(ended)
      await updateItem(tx, id, change)
      const removed = await removeChoices(tx, ended, before, 'sold_out', now)
      await recountDish(tx, id, who.today)
      await auditChange(tx, who, action, before, { ...change, removed })
      await tellMenuChanged(tx, restaurantId, now)
      return { after: id, removed }
    },
  )
}

const choicesToEnd = (choices: readonly Choice[], wish: Availability): Choice[] =>
  choices.filter(({ day }) => isSoldOutOn(wish, day))

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
