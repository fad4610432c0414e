import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import { initialsOf } from '#shared/text/initials.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { ratingOf } from '../rules.ts'
import { listChefs, type Chef } from './store.ts'

/** A chef as customers meet them next to a quote. */
export interface ChefCard {
  id: number
  name: string
  initials: string
  cuisines: Cuisine[]
  city: Emirate
  rating: number | null
  reviews: number
  /** Events that were held. */
  events: number
}

export const nameOf = (chef: Pick<Chef, 'nameEn' | 'nameAr'>, language: Language): string =>
  maskContacts(language === 'ar' ? chef.nameAr : chef.nameEn)

/** Those of the ids that are chefs, by id. */
export async function listChefCards(
  db: Database,
  ids: number[],
  language: Language,
): Promise<ChefCard[]> {
  if (ids.length === 0) return []
  return (await listChefs(db, ids)).map((chef) => ({
    id: chef.id,
    name: nameOf(chef, language),
    initials: initialsOf(nameOf(chef, language)),
    cuisines: chef.cuisines,
    city: chef.city,
    rating: ratingOf(chef.stars, chef.reviews),
    reviews: chef.reviews,
    events: chef.events,
  }))
}
