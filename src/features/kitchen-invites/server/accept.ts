import { grantRole } from '#features/auth/server/public.ts'
import { lockRestaurant, updateKitchen } from '#features/restaurants/server/public.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import { hasRole, type Member } from '#server/http/callers/caller.ts'
import type * as contract from '../contract.ts'
import { endInvite, findInviteTo } from './invite-store.ts'
import { findInvitingKitchen, findKitchenOfPerson } from './invited-read-model.ts'

/** By the phone number of the account, which was confirmed by a code. */
export async function getOwnInvite(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.getOwnInvite>> {
  const invite = await findInviteTo(db, who.user.phone, who.now)
  const kitchen = invite && (await findInvitingKitchen(db, invite.restaurantId))
  if (!kitchen) return { invite: null }
  const isArabic = who.language === 'ar'
  return {
    invite: {
      kitchen: isArabic ? kitchen.nameAr : kitchen.nameEn,
      area: isArabic ? kitchen.areaAr : kitchen.areaEn,
      endsAt: invite.endsAt.toISOString(),
      wasOpened: kitchen.wasOpened,
    },
  }
}

/**
 * Pressed by the person: a number that was mistyped makes no stranger an owner. Who takes over a
 * kitchen that was open before owes us the papers that others show before theirs opens. R-KIT-12
 */
export async function acceptInvite(
  tx: Transaction,
  who: Member,
): Promise<Output<typeof contract.acceptInvite>> {
  await lockUser(tx, who.id)
  const invite = await findInviteTo(tx, who.user.phone, who.now)
  if (!invite) throw new Refusal('invite_over', 409)
  if (hasRole(who.user, 'admin')) throw new Refusal('invite_own_team', 409)
  if (await findKitchenOfPerson(tx, who.id)) throw new Refusal('invite_own_kitchen', 409)
  const { restaurantId } = invite
  await lockRestaurant(tx, restaurantId)
  const kitchen = await findInvitingKitchen(tx, restaurantId)
  if (kitchen?.ownerId) throw new Refusal('invite_kitchen_has_owner', 409)
  if (!(await endInvite(tx, invite.id, 'accepted'))) throw new Refusal('invite_over', 409)
  await updateKitchen(tx, restaurantId, {
    owner_id: who.id,
    ...(kitchen?.wasOpened && { papers_due_at: who.now }),
  })
  const roles = await grantRole(tx, who.id, 'restaurant', who.now)
  await writeAudit(tx, who, {
    action: 'accept-kitchen-invite',
    object: 'restaurant',
    objectId: restaurantId,
    before: { roles: roles.before },
    after: { roles: roles.after },
  })
  return { ok: true }
}
