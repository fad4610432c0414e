import type { Emirate } from '#shared/place/emirates.ts'
import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { findArea, findAreaByName } from './store.ts'

interface AreaInput {
  city: Emirate
  area: string | undefined
  areaId: number | null | undefined
}

/** Text and number of the area: a known number gives the text, a known name gives the number. */
export async function settleArea(
  tx: Transaction,
  { city, area, areaId }: AreaInput,
  language: Language,
): Promise<{ area: string; areaId: number | null }> {
  if (typeof areaId === 'number') {
    const known = await findArea(tx, areaId)
    if (known?.emirate !== city) throw new Refusal('area_unknown', 422, { fields: ['area'] })
    return { area: area ?? (language === 'ar' ? known.name_ar : known.name_en), areaId }
  }
  const typed = area ?? ''
  const known = await findAreaByName(tx, city, typed)
  return { area: typed, areaId: known?.id ?? null }
}
