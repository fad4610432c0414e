import fs from 'node:fs'
import path from 'node:path'
import type { Database } from '#server/database/database.ts'

export interface AreaSeed {
  id: number
  emirate: string
  slug: string
  name_en: string
  name_ar: string
  latitude: number
  longitude: number
}

/** The areas of the seven emirates with a point in the middle of each. */
export function readAreas(): AreaSeed[] {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'areas.tsv'), 'utf8')
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, emirate, slug, nameEn, nameAr, latitude, longitude] = line.split('\t')
      return {
        id: Number(id),
        emirate: emirate ?? '',
        slug: slug ?? '',
        name_en: nameEn ?? '',
        name_ar: nameAr ?? '',
        latitude: Number(latitude),
        longitude: Number(longitude),
      }
    })
}

export async function seedAreas(db: Database): Promise<void> {
  await db
    .insertInto('areas')
    .values(readAreas())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
