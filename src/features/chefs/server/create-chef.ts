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
  /** Only where they live, unless given. */
  emirates?: Emirate[]
  guestsMin?: number
  guestsMax?: number
}

/** Opens a person's profile as a chef; one that is there already stays as it is. */
export async function createChef(tx: Transaction, input: NewChef, now: Date): Promise<Chef> {
  const fields = {
    nameEn: input.nameEn,
    nameAr: input.nameAr,
    bioEn: input.bioEn ?? '',
    bioAr: input.bioAr ?? '',
    city: input.city,
    emirates: input.emirates ?? [input.city],
    cuisines: input.cuisines,
    guestsMin: input.guestsMin ?? GUESTS_DEFAULT.min,
    guestsMax: input.guestsMax ?? GUESTS_DEFAULT.max,
    takesRequests: true,
  }
  await insertChef(tx, input.userId, fields, now)
  const chef = await findChefOf(tx, input.userId)
  if (!chef) throw new Error(`the profile of chef ${input.userId} is gone within its transaction`)
  return chef
}
