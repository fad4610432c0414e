import type { Emirate } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { PublicDayContext } from '#server/http/kept/serve-kept.ts'
import type { listAreas as contract } from '../contract.ts'
import { listAreaRows } from './store.ts'

const collators = { en: new Intl.Collator('en'), ar: new Intl.Collator('ar') }

export async function listAreas(
  db: Database,
  { language }: PublicDayContext,
  { city }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const rows = await listAreaRows(db)
  return rows
    .filter((row) => city === undefined || row.emirate === city)
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      city: row.emirate as Emirate,
      name: language === 'ar' ? row.name_ar : row.name_en,
      latitude: row.latitude,
      longitude: row.longitude,
    }))
    .toSorted((a, b) => collators[language].compare(a.name, b.name))
}
