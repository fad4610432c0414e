import { addDays, dayOf } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { RATING_DAYS } from '#features/ratings/rules.ts'
import { rateDelivery } from '#features/ratings/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { readDemoCustomers } from './demo-customers.ts'

/** What the demo kitchen's customers wrote, from the first delivered day on. */
const REVIEWS = [
  { stars: 5, en: 'Warm, fragrant and on time.', ar: 'وصل ساخنًا وفي موعده، والرائحة رائعة.' },
  { stars: 4, en: 'Very good. A little more sauce next time.', ar: 'جيد جدًا، ويحتاج صلصة أكثر.' },
  { stars: 5, en: '', ar: '' },
  { stars: 5, en: 'The rice tastes like my mother’s.', ar: 'الأرز مثل طبخ أمي.' },
  { stars: 3, en: 'Tasty, but the salad came warm.', ar: 'طعم طيب، لكن السلطة وصلت دافئة.' },
  { stars: 4, en: '', ar: '' },
  { stars: 5, en: 'Enough for a hungry lunch.', ar: 'حصة مشبعة للغداء.' },
] as const satisfies readonly ({ stars: number } & Record<Language, string>)[]

/** Everyone rates two of three days; who has rated stays as they are. */
export async function seedDemoRatings(db: Database, now: Date): Promise<void> {
  const customers = new Map(readDemoCustomers().map(({ phone, language }) => [phone, language]))
  const today = dayOf(now)
  const delivered = await db
    .selectFrom('delivery_days as d')
    .innerJoin('users as u', 'u.id', 'd.customer_id')
    .select(['d.id', 'd.customer_id as customerId', 'u.phone'])
    .where('u.phone', 'in', [...customers.keys()])
    .where('d.status', '=', 'delivered')
    .where('d.day', '>=', addDays(today, -RATING_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_ratings as r').select('r.id').whereRef('r.customer_id', '=', 'u.id'),
        ),
      ),
    )
    .orderBy('d.id')
    .execute()
  await inTransaction(db, async (tx) => {
    for (const [index, { id, customerId, phone }] of delivered.entries()) {
      const review = REVIEWS[index % REVIEWS.length]
      const language = customers.get(phone) ?? 'en'
      if (!review || index % 3 === 2) continue
      const who = { id: customerId, language, now, today }
      await rateDelivery(tx, who, { id, stars: review.stars, comment: review[language] })
    }
  })
}
