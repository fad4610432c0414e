import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams, toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { updateKitchen, type KitchenColumns } from '#features/restaurants/server/public.ts'
import type * as contract from '../contract.ts'
import { MENU_DISHES_MIN, openPointsOf, SETUP_POINTS } from '../rules.ts'
import { findAreaPoint, getSetupRow, lockSetupRow, type SetupRow } from './setup-store.ts'

export type Setup = Output<typeof contract.getKitchenSetup>
type Change = Input<typeof contract.changeKitchenSetup>

export const wasOpened = ({ isActive, openedAt }: SetupRow): boolean =>
  isActive || openedAt !== null

export const stillOpen = (row: SetupRow) => openPointsOf({ ...row, dishes: Number(row.dishes) })

export function presentSetup(row: SetupRow): Setup {
  const open = stillOpen(row)
  return {
    isOpen: row.isActive,
    canAskForReview: !wasOpened(row) && row.reviewAskedAt === null && open.length === 0,
    wasOpened: wasOpened(row),
    reviewAskedAt: wasOpened(row) ? null : (row.reviewAskedAt?.toISOString() ?? null),
    sentBack:
      row.sentBackAt && row.sentBackReason !== null
        ? { at: row.sentBackAt.toISOString(), reason: row.sentBackReason }
        : null,
    points: SETUP_POINTS.map((point) => ({ point, isDone: !open.includes(point) })),
    dishes: Number(row.dishes),
    dishesNeeded: MENU_DISHES_MIN,
    fields: {
      ...row,
      deliveryFee: toDirhams(row.deliveryFeeFils),
      monthlyPrice: toDirhams(row.monthlyPriceFils),
    },
  }
}

export const getKitchenSetup = async (db: Database, who: Member): Promise<Setup> =>
  presentSetup(await getSetupRow(db, who.id))

export async function changeKitchenSetup(
  tx: Transaction,
  who: Member,
  input: Change,
): Promise<Setup> {
  const before = await lockSetupRow(tx, who.id)
  if (wasOpened(before)) ensureTerms(before, input)
  const { deliveryMinutesMin, deliveryMinutesMax } = { ...before, ...input }
  if (deliveryMinutesMax < deliveryMinutesMin && input.deliveryMinutesMax !== undefined) {
    throw new Refusal('delivery_minutes_reversed', 422, { fields: ['deliveryMinutesMax'] })
  }
  await updateKitchen(tx, before.id, await columnsOf(tx, input))
  const after = presentSetup(await getSetupRow(tx, who.id))
  await writeAudit(tx, who, {
    action: 'change-kitchen-setup',
    object: 'restaurant',
    objectId: before.id,
    before: presentSetup(before).fields,
    after: after.fields,
  })
  return after
}

/** Customers chose an open kitchen for these. */
function ensureTerms(before: SetupRow, input: Change): void {
  const { fields } = presentSetup(before)
  for (const term of ['areaId', 'deliveryFee', 'deliveryRadiusKm', 'monthlyPrice'] as const) {
    if (input[term] !== undefined && input[term] !== fields[term]) {
      throw new Refusal('kitchen_terms_fixed', 409, { fields: [term] })
    }
  }
}

async function columnsOf(tx: Transaction, input: Change): Promise<KitchenColumns> {
  const columns = {
    name_en: input.nameEn,
    name_ar: input.nameAr,
    description_en: input.descriptionEn,
    description_ar: input.descriptionAr,
    cuisines: input.cuisines && [...new Set(input.cuisines)],
    address_line: input.addressLine,
    opening_time: input.openingTime,
    closing_time: input.closingTime,
    delivery_minutes_min: input.deliveryMinutesMin,
    delivery_minutes_max: input.deliveryMinutesMax,
    delivery_fee_fils: input.deliveryFee === undefined ? undefined : toFils(input.deliveryFee),
    delivery_radius_km: input.deliveryRadiusKm,
    monthly_price_fils: input.monthlyPrice === undefined ? undefined : toFils(input.monthlyPrice),
    ...(await placeOf(tx, input.areaId)),
  }
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as KitchenColumns
}

async function placeOf(
  tx: Transaction,
  areaId: number | undefined,
): Promise<Pick<KitchenColumns, 'area_id' | 'latitude' | 'longitude'>> {
  if (areaId === undefined) return {}
  const point = await findAreaPoint(tx, areaId)
  if (!point) throw new Refusal('kitchen_area_required', 422, { fields: ['areaId'] })
  return { area_id: areaId, ...point }
}
