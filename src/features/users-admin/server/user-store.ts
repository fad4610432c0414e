import type { Role } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Standing } from '../rules.ts'

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

/** The person of a number, and every active admin. */
const standing = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'number',
      'role',
      'also_roles as alsoRoles',
      'suspended_at as suspendedAt',
      'suspension_reason as reason',
    ])
    .where((eb) =>
      eb.or([
        eb('number', '=', id),
        eb.and([eb('role', '=', 'admin'), eb('suspended_at', 'is', null)]),
      ]),
    )
    .orderBy('id')

export type Person = Standing & { number: number; alsoRoles: string[]; reason: string | null }

const withRole = <R extends { role: string }>(row: R): R & { role: Role } => ({
  ...row,
  role: row.role as Role,
})

export const listStanding = async (db: Database, id: number): Promise<Person[]> =>
  (await standing(db, id).execute()).map(withRole)

/** The same, held in one order: of two admins who demote each other one waits for the other. */
export const holdStanding = async (tx: Transaction, id: number): Promise<Person[]> =>
  (await standing(tx, id).forNoKeyUpdate().execute()).map(withRole)

/** In place of all roles that the person had. */
export const setRole = async (tx: Transaction, userId: string, role: Role): Promise<void> => {
  await tx.updateTable('users').set({ role, also_roles: [] }).where('id', '=', userId).execute()
}

export const setSuspension = async (
  tx: Transaction,
  userId: string,
  suspension: { since: Date; reason: string } | null,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      suspended_at: suspension?.since ?? null,
      suspension_reason: suspension?.reason ?? null,
    })
    .where('id', '=', userId)
    .execute()
}

/** The number of a new account, or undefined where the phone has one already. */
export const insertAdmin = async (
  tx: Transaction,
  phone: string,
  now: Date,
): Promise<number | undefined> => {
  const row = await tx
    .insertInto('users')
    .values({ phone, role: 'admin', created_at: now })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('number')
    .executeTakeFirst()
  return row?.number
}

export const findNumber = async (tx: Transaction, phone: string): Promise<number> => {
  const { number } = await tx
    .selectFrom('users')
    .select('number')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return number
}
