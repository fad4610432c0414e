import { notifyKitchenChanged } from '#features/kitchen-menu/server/public.ts'
import { queueOnce } from '#features/messages/server/public.ts'
import { updateKitchen } from '#features/restaurants/server/public.ts'
import { isLanguage } from '#shared/language.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { readVersion, refuseStale } from '#server/http/version.ts'
import type * as contract from '../../review-contract.ts'
import { findAndLockRestaurant, type RestaurantRow } from '../restaurant-store.ts'
import { kitchenOpened, kitchenSentBack } from '../templates.ts'
import { getKitchenReview, presentReview, type Review } from './show-review.ts'
import { stageOf } from './stage.ts'

/** @throws Refusal `not_found` */
async function lockKitchen(tx: Transaction, id: number): Promise<RestaurantRow> {
  const row = await findAndLockRestaurant(tx, id)
  if (!row) throw new Refusal('not_found', 404)
  return row
}

/**
 * The kitchen, locked: of two admins, or an admin and the owner who takes it back, one is first.
 * @throws Refusal `not_found`, `kitchen_not_in_review`
 */
async function lockInReview(tx: Transaction, id: number): Promise<RestaurantRow> {
  const row = await lockKitchen(tx, id)
  const stage = stageOf(row)
  if (stage !== 'review') throw new Refusal('kitchen_not_in_review', 409, { details: { stage } })
  return row
}

/** On sale from here on, as it was seen. R-KIT-11 */
export async function openReviewedKitchen(
  tx: Transaction,
  who: Member,
  { id, papersSeen }: Input<typeof contract.openReviewedKitchen>,
): Promise<Review> {
  const row = await lockInReview(tx, id)
  const review = await presentReview(tx, who, row)
  if (readVersion(who) === undefined) throw new Refusal('kitchen_not_seen', 409)
  refuseStale(who, {}, review.seen)
  if (review.missing.length > 0) {
    throw new Refusal('kitchen_not_whole', 409, { details: { missing: review.missing } })
  }
  if (!papersSeen) throw new Refusal('kitchen_papers_not_seen', 409)
  await updateKitchen(tx, id, {
    is_active: true,
    opened_at: who.now,
    review_asked_at: null,
    sent_back_at: null,
    sent_back_reason: null,
    papers_due_at: null,
  })
  await writeAudit(tx, who, {
    action: 'open-kitchen',
    object: 'restaurant',
    objectId: id,
    before: { isActive: false },
    after: { isActive: true, papersSeen, monthlyPrice: review.monthlyPrice },
  })
  await notifyOwner(tx, row, { template: kitchenOpened, now: who.now })
  return getKitchenReview(tx, who, { id })
}

/** The papers of someone who took over a kitchen that was open before. R-KIT-12 */
export async function confirmKitchenPapers(
  tx: Transaction,
  who: Member,
  { id, papersSeen }: Input<typeof contract.confirmKitchenPapers>,
): Promise<Review> {
  const row = await lockKitchen(tx, id)
  if (row.papersDueAt === null) throw new Refusal('kitchen_papers_not_due', 409)
  if (!papersSeen) throw new Refusal('kitchen_papers_not_seen', 409)
  await updateKitchen(tx, id, { papers_due_at: null })
  await writeAudit(tx, who, {
    action: 'confirm-kitchen-papers',
    object: 'restaurant',
    objectId: id,
    before: { papersSeen: false },
    after: { papersSeen },
  })
  return getKitchenReview(tx, who, { id })
}

export async function sendKitchenBack(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract.sendKitchenBack>,
): Promise<Review> {
  const row = await lockInReview(tx, id)
  await updateKitchen(tx, id, {
    review_asked_at: null,
    sent_back_at: who.now,
    sent_back_reason: reason,
  })
  await writeAudit(tx, who, {
    action: 'send-kitchen-back',
    object: 'restaurant',
    objectId: id,
    before: { isInReview: true },
    after: { isInReview: false, reason },
  })
  await notifyOwner(tx, row, { template: kitchenSentBack, parameters: { reason }, now: who.now })
  return getKitchenReview(tx, who, { id })
}

interface Telling {
  template: typeof kitchenOpened | typeof kitchenSentBack
  parameters?: { reason: string }
  now: Date
}

async function notifyOwner(
  tx: Transaction,
  { id, nameEn, nameAr, ownerPhone, ownerLanguage }: RestaurantRow,
  { template, parameters, now }: Telling,
): Promise<void> {
  await notifyKitchenChanged(tx, id, now)
  if (ownerPhone === null) return
  const language = ownerLanguage !== null && isLanguage(ownerLanguage) ? ownerLanguage : 'en'
  await queueOnce(tx, {
    to: ownerPhone,
    template,
    parameters: { kitchen: language === 'ar' ? nameAr : nameEn, ...parameters },
    language,
    dedupeKey: `${template.name}:${id}:${now.getTime()}`,
    now,
  })
}
