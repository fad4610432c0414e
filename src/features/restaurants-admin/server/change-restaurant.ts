import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams, toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale, versionOf } from '#server/http/version.ts'
import { windowOf } from '#features/deliveries/rules.ts'
import { boardOf, listLate, listLateOf } from '#features/kitchen-board/server/public.ts'
import { applyKitchenSettings } from '#features/kitchen-menu/server/public.ts'
import { openPointsOf, reopeningPointsOf } from '#features/kitchen-setup/rules.ts'
import { ticketCode } from '#features/production/rules.ts'
import { findKitchenImpact } from '#features/subscriptions/server/public.ts'
import { TICKET_STATUSES } from '#features/kitchen-board/rules.ts'
import { updateKitchen } from '#features/restaurants/server/public.ts'
import type * as contract from '../contract.ts'
import { countMissedByKitchen } from './count-missed.ts'
import {
  findAndLockRestaurant,
  findRestaurant,
  listAreas,
  type RestaurantRow,
} from './restaurant-store.ts'
import { stageOf } from './review/stage.ts'

type Restaurant = Output<typeof contract.getAnyRestaurant>

export async function getAnyRestaurant(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getAnyRestaurant>,
): Promise<Restaurant> {
  const row = await findRestaurant(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const areas = await listAreas(db)
  const late = (await listLate(db, who.now)).find(({ restaurantId }) => restaurantId === id)
  const missed = await countMissedByKitchen(db, who.now)
  return {
    id,
    ...fieldsOf(row),
    version: versionOf(fieldsOf(row)),
    isActive: row.isActive,
    stage: stageOf(row),
    papersDueAt: row.papersDueAt?.toISOString() ?? null,
    owner: row.ownerPhone === null ? null : { name: row.ownerName ?? '', phone: row.ownerPhone },
    missing: openPointsOf({ ...row, dishes: row.dishes ?? 0 }),
    stakes: await findKitchenImpact(db, id, who.today),
    late: late?.drops ?? 0,
    missed: missed.get(id) ?? 0,
    lateTickets: (await listLateOf(db, id, who.now)).map(({ number, since, ...ticket }) => ({
      ...ticket,
      label: ticketCode(number),
      since: since.toISOString(),
    })),
    areas: areas.map((area) => ({
      id: area.id,
      name: who.language === 'ar' ? area.nameAr : area.nameEn,
    })),
  }
}

/** As the form has it. */
const fieldsOf = (row: RestaurantRow) => ({
  nameEn: row.nameEn,
  nameAr: row.nameAr,
  descriptionEn: row.descriptionEn,
  descriptionAr: row.descriptionAr,
  cuisines: row.cuisines,
  areaId: row.areaId,
  monthlyPrice: toDirhams(row.monthlyPriceFils),
  deliveryFee: toDirhams(row.deliveryFeeFils),
  capacityPerDay: row.capacityPerDay,
  cutoffTime: row.cutoffTime,
  cutoffDays: row.cutoffDays,
})

/** Cut-off and capacity follow the rules that the kitchen's own changes follow. */
export async function changeRestaurant(
  tx: Transaction,
  who: Member,
  { id, reason, ...input }: Input<typeof contract.changeRestaurant>,
): Promise<Restaurant> {
  const before = await findAndLockRestaurant(tx, id)
  if (!before) throw new Refusal('not_found', 404)
  refuseStale(who, input, fieldsOf(before))
  if (before.isActive && input.monthlyPrice === 0) {
    throw new Refusal('kitchen_amount_invalid', 422, { fields: ['monthlyPrice'] })
  }
  await writeFields(tx, before, input)
  await applySettings(tx, who, before, input)
  const after = await getAnyRestaurant(tx, who, { id })
  await writeAudit(tx, who, {
    action: 'change-restaurant',
    object: 'restaurant',
    objectId: id,
    before: fieldsOf(before),
    after: { ...input, reason },
  })
  return after
}

type Fields = Omit<Input<typeof contract.changeRestaurant>, 'id' | 'reason'>

async function writeFields(tx: Transaction, before: RestaurantRow, input: Fields): Promise<void> {
  const area = (await listAreas(tx)).find((one) => one.id === input.areaId)
  if (!area) throw new Refusal('kitchen_area_unknown', 422, { fields: ['areaId'] })
  await updateKitchen(tx, before.id, {
    name_en: input.nameEn,
    name_ar: input.nameAr,
    description_en: input.descriptionEn,
    description_ar: input.descriptionAr,
    cuisines: [...new Set(input.cuisines)],
    area_id: area.id,
    ...(area.id !== before.areaId && { latitude: area.latitude, longitude: area.longitude }),
    delivery_fee_fils: toFils(input.deliveryFee),
    monthly_price_fils: toFils(input.monthlyPrice),
  })
}

async function applySettings(
  tx: Transaction,
  who: Member,
  before: RestaurantRow,
  { capacityPerDay, cutoffTime, cutoffDays }: Fields,
): Promise<void> {
  const isSame =
    capacityPerDay === before.capacityPerDay &&
    cutoffTime === before.cutoffTime &&
    cutoffDays === before.cutoffDays
  if (isSame) return
  await applyKitchenSettings(tx, who, before, {
    capacityPerDay,
    cutoffTime,
    cutoffDays,
    breakfast: windowOf(before.breakfastWindow),
    lunch: windowOf(before.lunchWindow),
    dinner: windowOf(before.dinnerWindow),
  })
}

/**
 * Closed: no one new comes and nothing renews here; what is paid is still cooked. It stays closed while
 * its new owner owes papers. R-KIT-12
 */
export async function switchRestaurant(
  tx: Transaction,
  who: Member,
  { id, isActive, reason }: Input<typeof contract.switchRestaurant>,
): Promise<Restaurant> {
  const before = await findAndLockRestaurant(tx, id)
  if (!before) throw new Refusal('not_found', 404)
  if (before.isActive === isActive) return getAnyRestaurant(tx, who, { id })
  if (isActive && before.openedAt === null) throw new Refusal('kitchen_never_open', 409)
  if (isActive && before.papersDueAt !== null) throw new Refusal('kitchen_papers_due', 409)
  const { missing, stakes: impact } = await getAnyRestaurant(tx, who, { id })
  const lacking = reopeningPointsOf(missing)
  if (isActive && lacking.length > 0) {
    throw new Refusal('kitchen_not_whole', 409, { details: { missing: lacking } })
  }
  await updateKitchen(tx, id, {
    is_active: isActive,
    // From here on only we open it again, not its owner.
    ...(before.openedAt === null && { opened_at: who.now }),
  })
  await writeAudit(tx, who, {
    action: isActive ? 'open-restaurant' : 'close-restaurant',
    object: 'restaurant',
    objectId: id,
    before: { isActive: before.isActive },
    after: { isActive, reason, ...impact },
  })
  return getAnyRestaurant(tx, who, { id })
}

export async function getRestaurantBoard(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getRestaurantBoard>,
): Promise<Output<typeof contract.getRestaurantBoard>> {
  const row = await findRestaurant(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const board = await boardOf(db, row, who, who.today)
  const { day, isFrozen, capacity, unseenAmendments, windows, totals, tickets } = board
  return {
    day,
    isFrozen,
    capacity,
    unseenAmendments,
    windows,
    totals,
    statuses: TICKET_STATUSES.map((status) => ({
      status,
      count: tickets.filter((ticket) => ticket.status === status).length,
    })).filter(({ count }) => count > 0),
  }
}
