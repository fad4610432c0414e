import type { Point } from '#shared/place/geo.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { PublicDayContext } from '#server/http/kept/serve-kept.ts'
import type { searchKitchens as contract } from '../../contract.ts'
import { getOwnPoint, pointOf } from '../nearby/list-restaurants.ts'
import { roundKm } from '../nearby/present-restaurant.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { findByName, type FoundByName } from './find-by-name.ts'

type Query = Input<typeof contract>

const FOUND_MAX = 24
const DISHES_SHOWN = 3

export const searchKitchens =
  (index: CatalogueIndex) =>
  (db: Database, { language }: PublicDayContext, query: Omit<Query, 'addressId'>) =>
    searchAround(db, index, { point: pointOf(query), query, language })

export const searchKitchensAtAddress =
  (index: CatalogueIndex) =>
  async (db: Database, who: Visitor, query: Query & { addressId: number }) => {
    const point = await getOwnPoint(db, who, query.addressId)
    return searchAround(db, index, { point, query, language: who.language })
  }

interface Asked {
  point: Point
  query: Query
  language: Language
}

async function searchAround(
  db: Database,
  index: CatalogueIndex,
  { point, query, language }: Asked,
): Promise<Output<typeof contract>> {
  const { text, cuisine, diet, sort: order = 'distance', limit = FOUND_MAX } = query
  const asked = { text, order, cuisine, diet, limit }
  const catalogue = await index.read(db)
  const { found, ...more } = findByName(catalogue, point, asked)
  return {
    restaurants: found.map((kitchen) => presentFound(kitchen, language)),
    ...more,
  }
}

function presentFound({ kitchen, distanceKm, ...found }: FoundByName, language: Language) {
  const dishes = found.dishes()
  const nameOf = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) =>
    language === 'ar' ? nameAr : nameEn
  return {
    id: kitchen.id,
    name: nameOf(kitchen),
    distanceKm: roundKm(distanceKm),
    dishes: dishes.slice(0, DISHES_SHOWN).map((dish) => ({ slug: dish.slug, name: nameOf(dish) })),
    dishCount: dishes.length,
  }
}
