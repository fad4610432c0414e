import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'
import { GUESTS_DEFAULT } from '../rules.ts'
import { findChefOf, insertChef, type Chef } from './store.ts'

export interface NewChef {
  userId: string
  nameEn: string
  nameAr: string
  city: Emirate
  cuisines: Cuisine[]
  bioEn?: string
  bioAr?: string
  /** Only where they live, unless told. */
  emirates?: Emirate[]
  guestsMin?: number
  guestsMax?: number
}

/** Opens a person's profile as a chef; one that is there already stays as it is. */
export async function createChef(tx: Transaction, wish: NewChef, now: Date): Promise<Chef> {
  const fields = {
    nameEn: wish.nameEn,
    nameAr: wish.nameAr,
    bioEn: wish.bioEn ?? '',
    bioAr: wish.bioAr ?? '',
    city: wish.city,
    emirates: wish.emirates ?? [wish.city],
    cuisines: wish.cuisines,
    guestsMin: wish.guestsMin ?? GUESTS_DEFAULT.min,
    guestsMax: wish.guestsMax ?? GUESTS_DEFAULT.max,
    takesRequests: true,
  }
  await insertChef(tx, wish.userId, fields, now)
  const chef = await findChefOf(tx, wish.userId)
  if (!chef) throw new Error(`the profile of chef ${wish.userId} is gone within its transaction`)
  return chef
}
