import type { Database } from '#server/database/database.ts'

const NEWEST = 5

/** What the panel of a person shows beyond their row of the index. */
export async function getParts(db: Database, userId: string) {
  const [person, factor, plans, payments, chefEvents, applications] = await Promise.all([
    db
      .selectFrom('users as u')
      .select(({ selectFrom }) => [
        'u.language',
        'u.suspension_reason as suspensionReason',
        selectFrom('delivery_addresses as a')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('a.user_id', '=', userId)
          .where('a.deleted_at', 'is', null)
          .as('addresses'),
      ])
      .where('u.id', '=', userId)
      .executeTakeFirstOrThrow(),
    findFactorOf(db, userId),
    listPlansOf(db, userId),
    db
      .selectFrom('payments')
      .select(['id', 'reference', 'amount_fils as amountFils', 'state', 'created_at as at'])
      .where('customer_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute(),
    db
      .selectFrom('chef_events')
      .select(['id', 'event_type as eventType', 'status', 'event_date as eventDate'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute(),
    db
      .selectFrom('chef_applications')
      .select(['id', 'type', 'status', 'submitted_at as submittedAt'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),
  ])
  return { ...person, factor, plans, payments, chefEvents, applications }
}

export type UserParts = Awaited<ReturnType<typeof getParts>>

const findFactorOf = (db: Database, userId: string) =>
  db
    .selectFrom('second_factors as f')
    .select(({ selectFrom }) => [
      'f.enrolled_at as enrolledAt',
      selectFrom('recovery_codes as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('c.user_id', '=', userId)
        .where('c.used_at', 'is', null)
        .as('recoveryCodesLeft'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.enrolled_at', 'is not', null)
    .executeTakeFirst()

const listPlansOf = (db: Database, userId: string) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      's.id',
      's.status',
      's.start_date as startDate',
      's.end_date as endDate',
      's.paused_from as pausedFrom',
      's.paused_to as pausedTo',
      'p.name_en as planEn',
      'p.name_ar as planAr',
    ])
    .where('s.customer_id', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(NEWEST)
    .execute()
