import { countMissed, listLate } from '#features/kitchen-board/server/public.ts'
import type { Language } from '#shared/language.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { getOverview } from '../../contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Drops that should be there by now, and those of the last 24 hours that never came. */
export async function listMissingFood(
  db: Database,
  now: Date,
  language: Language,
): Promise<Pick<Output<typeof getOverview>, 'late' | 'missed'>> {
  const [late, missed] = await Promise.all([
    listLate(db, now),
    countMissed(db, new Date(now.getTime() - DAY_MS), now),
  ])
  const named = <T extends { nameEn: string; nameAr: string }>({ nameEn, nameAr, ...row }: T) => ({
    ...row,
    restaurant: language === 'ar' ? nameAr : nameEn,
  })
  return {
    late: late.map(named).map(({ areasEn, areasAr, ...row }) => ({
      ...row,
      areas: language === 'ar' ? areasAr : areasEn,
      since: row.since.toISOString(),
    })),
    missed: missed.map(named),
  }
}
