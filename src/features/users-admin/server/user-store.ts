import type { Role } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Standing } from '../rules.ts'

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

/** The same, locked in one order: of two admins who demote each other one waits for the other. */
export const lockOpenEvent = async (tx: Transaction, id: number): Promise<Person[]> =>
  (await standing(tx, id).forNoKeyUpdate().execute()).map(withRole)

export const findNumber = async (tx: Transaction, phone: string): Promise<number> => {
  const { number } = await tx
    .selectFrom('users')
    .select('number')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return number
}
