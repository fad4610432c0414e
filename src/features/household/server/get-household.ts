import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { getHousehold as contract } from '../contract.ts'
import { avoidedBy } from '../rules.ts'
import { listBlockedDishes } from './blocked-read-model.ts'
import { presentMember } from './present-member.ts'
import { ensureCustomer, listIngredientRowsById, listMembers } from './store.ts'

export async function getHousehold(db: Database, who: Member): Promise<Output<typeof contract>> {
  let members = await listMembers(db, who.id)
  if (members[0]?.isCustomer !== true) {
    await ensureCustomer(db, who.id, who.now)
    members = await listMembers(db, who.id)
  }
  const disliked = [...new Set(members.flatMap(({ dislikes }) => dislikes))]
  const ingredients = disliked.length > 0 ? await listIngredientRowsById(db, disliked) : []
  const blocked = await listBlockedDishes(db, who.id)
  return {
    members: members.map((member) => presentMember(member, ingredients, who.language)),
    ...avoidedBy(members, []),
    blocked: blocked.map(({ dishId, slugs, nameEn, nameAr, since }) => ({
      dishId,
      slugs,
      name: who.language === 'ar' ? nameAr : nameEn,
      since: since.toISOString(),
    })),
  }
}
