import { dayOf } from '#shared/dates.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type {
  getChef as contract,
  listTestimonials as praiseContract,
} from '../../public-contract.ts'
import { ratingOf } from '../../rules.ts'
import { nameOf } from '../chef-cards.ts'
import { findShownChef } from '../store.ts'
import { presentReview } from './present-review.ts'
import { listPraise, listReviewsOf } from './review-store.ts'

const REVIEWS_SHOWN = 20
const TESTIMONIALS = 3

export async function getChef(
  db: Database,
  who: Visitor,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await findShownChef(db, id)
  if (!chef) throw new Refusal('not_found', 404)
  const reviews = await listReviewsOf(db, id, REVIEWS_SHOWN)
  return {
    id,
    name: nameOf(chef, who.language),
    bio: maskContacts(who.language === 'ar' ? chef.bioAr || chef.bioEn : chef.bioEn || chef.bioAr),
    city: chef.city,
    emirates: chef.emirates,
    cuisines: chef.cuisines,
    rating: ratingOf(chef.stars, chef.reviews),
    reviewCount: chef.reviews,
    events: chef.events,
    memberSince: dayOf(chef.createdAt),
    reviews: reviews.map((review) => presentReview(review, who.language)),
  }
}

export const listTestimonials = async (
  db: Database,
  who: Visitor,
): Promise<Output<typeof praiseContract>> =>
  (await listPraise(db, who.language, TESTIMONIALS)).map((row) => ({
    ...presentReview(row, who.language),
    chefId: row.chefId,
    chefName: nameOf(row, who.language),
  }))
