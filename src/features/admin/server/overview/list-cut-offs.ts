import { listCutOffs as listAll } from '#features/deliveries/server/public.ts'
import { listUnchosenCutOffs } from '#features/meals/server/public.ts'
import type { Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { getOverview } from '../../contract.ts'

/** The cut-offs of today, with the deliveries that still lack a meal. */
export async function listCutOffs(
  db: Database,
  today: Day,
  language: Language,
): Promise<Output<typeof getOverview>['cutOffs']> {
  const cutOffs = await listAll(db, today)
  const unchosen = await listUnchosenCutOffs(db, [...new Set(cutOffs.map(({ day }) => day))])
  return cutOffs.map(({ nameEn, nameAr, locksAt, ...cutOff }) => ({
    ...cutOff,
    restaurant: language === 'ar' ? nameAr : nameEn,
    locksAt: locksAt.toISOString(),
    unchosen: unchosen.filter(
      (one) =>
        one.restaurantId === cutOff.restaurantId &&
        one.day === cutOff.day &&
        one.locksAt.getTime() === locksAt.getTime(),
    ).length,
  }))
}
