import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { cutoffOf } from '#features/restaurants/rules.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import { freezeKitchenDay } from '../freeze/freeze-kitchen-day.ts'
import { findSheetState } from './sheet-read-model.ts'

/** The own kitchen's day, frozen first where its cut-off has passed: no read depends on the job. */
export async function openSheet(db: Database, who: Member, day: Day) {
  const kitchen = await findOwnKitchen(db, who.id)
  const wanted = { restaurantId: kitchen.id, day }
  await freezeKitchenDay(db, wanted, who.now)
  const state = await findSheetState(db, wanted)
  return {
    wanted,
    isFrozen: state.frozenAt !== null,
    head: {
      day,
      kitchen: { en: kitchen.nameEn, ar: kitchen.nameAr },
      cutoffAt: cutoffOf(day, kitchen).toISOString(),
      frozenAt: state.frozenAt?.toISOString() ?? null,
      version: 1 + state.amendments,
      unseenAmendments: state.unseen,
    },
  }
}
