import { CUISINES } from '#shared/food/food.ts'
import { EMIRATES } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale, versionOf, type RecordFields } from '#server/http/version.ts'
import type {
  changeChefProfile as changeContract,
  getChefProfile as contract,
} from '../contract.ts'
import { ratingOf } from '../rules.ts'
import { getOwnChef } from './get-own-chef.ts'
import { lockChef, listChefs, updateChef, type Chef } from './store.ts'

export async function getChefProfile(db: Database, who: Member): Promise<Output<typeof contract>> {
  const { id } = await getOwnChef(db, who.id)
  const [chef] = await listChefs(db, [id])
  if (!chef) throw new Refusal('not_found', 404)
  const { userId: _user, createdAt: _created, stars, ...shown } = chef
  return {
    ...shown,
    rating: ratingOf(stars, chef.reviews),
    version: versionOf(profileFields(chef)),
  }
}

/** As the form has it. */
const profileFields = (chef: Chef): RecordFields => ({
  nameEn: chef.nameEn,
  nameAr: chef.nameAr,
  bioEn: chef.bioEn,
  bioAr: chef.bioAr,
  city: chef.city,
  emirates: chef.emirates,
  cuisines: chef.cuisines,
  guestsMin: chef.guestsMin,
  guestsMax: chef.guestsMax,
  takesRequests: chef.takesRequests,
})

export async function changeChefProfile(
  tx: Transaction,
  who: Member,
  input: Input<typeof changeContract>,
): Promise<Output<typeof contract>> {
  const { id } = await getOwnChef(tx, who.id)
  if (input.guestsMin > input.guestsMax) {
    throw new Refusal('chef_guests_invalid', 422, { fields: ['guestsMax'] })
  }
  await lockChef(tx, id)
  refuseStale(who, input, profileFields(await getOwnChef(tx, who.id)))
  await updateChef(tx, id, {
    ...input,
    emirates: EMIRATES.filter((emirate) => input.emirates.includes(emirate)),
    cuisines: CUISINES.filter((cuisine) => input.cuisines.includes(cuisine)),
  })
  return getChefProfile(tx, who)
}
