import { requireMobile } from '#features/auth/server/public.ts'
import { queueOnce } from '#features/messages/server/public.ts'
import { insertKitchen, lockRestaurant } from '#features/restaurants/server/public.ts'
import { isLanguage, type Language } from '#shared/language.ts'
import { maskPhone } from '#shared/phone.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../contract.ts'
import { INVITE_DAYS, INVITED_AGAIN_MINUTES, inviteErrorOf } from '../rules.ts'
import { endInvite, expireInvites, findInviteOf, insertInvite } from './invite-store.ts'
import {
  findArea,
  findInvited,
  findInvitingKitchen,
  type InvitingKitchen,
} from './invited-read-model.ts'
import { kitchenInvite } from './templates.ts'

type OwnersInvite = Output<typeof contract.getOwnersInvite>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export async function getOwnersInvite(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getOwnersInvite>,
): Promise<OwnersInvite> {
  const kitchen = await findInvitingKitchen(db, id)
  if (!kitchen) throw new Refusal('not_found', 404)
  const invite = await findInviteOf(db, id, who.now)
  return {
    hasOwner: kitchen.ownerId !== null,
    invite: invite
      ? {
          phone: invite.phone,
          sentAt: invite.sentAt.toISOString(),
          endsAt: invite.endsAt.toISOString(),
        }
      : null,
  }
}

/** An empty kitchen with a place, and the first message to its future owner. R-KIT-12 */
export async function createKitchenWithOwner(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract.createKitchenWithOwner>,
): Promise<Output<typeof contract.createKitchenWithOwner>> {
  const phone = requireMobile(input.phone)
  const area = await findArea(tx, input.areaId)
  if (!area) throw new Refusal('invite_area_needed', 422, { fields: ['areaId'] })
  const id = await insertKitchen(tx, {
    ownerId: null,
    name: { en: input.nameEn, ar: input.nameAr },
    description: { en: '', ar: '' },
    cuisines: [],
    area,
  })
  await writeAudit(tx, who, {
    action: 'create-kitchen',
    object: 'restaurant',
    objectId: id,
    before: null,
    after: { nameEn: input.nameEn, nameAr: input.nameAr, areaId: area.id },
  })
  await send(tx, who, await lockKitchen(tx, id), { phone, language: input.language })
  return { id }
}

/** Actions on one kitchen's invitation wait for each other. @throws Refusal `not_found` */
async function lockKitchen(tx: Transaction, id: number): Promise<InvitingKitchen> {
  if (!(await findInvitingKitchen(tx, id))) throw new Refusal('not_found', 404)
  await lockRestaurant(tx, id)
  const kitchen = await findInvitingKitchen(tx, id)
  if (!kitchen) throw new Refusal('not_found', 404)
  return kitchen
}

export async function inviteOwner(
  tx: Transaction,
  who: Member,
  { id, language, ...input }: Input<typeof contract.inviteOwner>,
): Promise<OwnersInvite> {
  const phone = requireMobile(input.phone)
  const kitchen = await lockKitchen(tx, id)
  if (kitchen.ownerId !== null) throw new Refusal('invite_kitchen_has_owner', 409)
  const before = await findInviteOf(tx, id, who.now)
  const since = who.now.getTime() - INVITED_AGAIN_MINUTES * MINUTE_MS
  if (before?.phone === phone && before.sentAt.getTime() > since) {
    throw new Refusal('invite_just_sent', 409)
  }
  if (before) await endInvite(tx, before.id, 'replaced')
  await send(tx, who, kitchen, { phone, language })
  return getOwnersInvite(tx, who, { id })
}

/** @throws Refusal where the number can't be invited */
async function send(
  tx: Transaction,
  who: Member,
  { id, nameEn, nameAr }: InvitingKitchen,
  { phone, language: wanted }: { phone: string; language: Language },
): Promise<void> {
  const { now } = who
  // What is over is in no one's way.
  await expireInvites(tx, now)
  const invited = await findInvited(tx, { phone, restaurantId: id })
  const error = inviteErrorOf(invited)
  if (error) throw new Refusal(error, 409, { fields: ['phone'] })
  const language = isLanguage(invited.language) ? invited.language : wanted
  const endsAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS)
  const isFirst = await insertInvite(tx, { restaurantId: id, phone, language, now, endsAt })
  if (!isFirst) throw new Refusal('invite_elsewhere', 409, { fields: ['phone'] })
  await queueOnce(tx, {
    to: phone,
    template: kitchenInvite,
    parameters: { kitchen: language === 'ar' ? nameAr : nameEn },
    language,
    dedupeKey: `kitchen-invite:${id}:${now.getTime()}`,
    now,
  })
  await writeAudit(tx, who, {
    action: 'invite-kitchen-owner',
    object: 'restaurant',
    objectId: id,
    before: null,
    after: { phone: maskPhone(phone), endsAt: endsAt.toISOString() },
  })
}

export async function withdrawInvite(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.withdrawInvite>,
): Promise<OwnersInvite> {
  await lockKitchen(tx, id)
  const invite = await findInviteOf(tx, id, who.now)
  if (!invite || !(await endInvite(tx, invite.id, 'withdrawn'))) {
    throw new Refusal('invite_over', 409)
  }
  await writeAudit(tx, who, {
    action: 'withdraw-kitchen-invite',
    object: 'restaurant',
    objectId: id,
    before: { phone: maskPhone(invite.phone) },
    after: null,
  })
  return getOwnersInvite(tx, who, { id })
}
