import type { Role } from '#shared/wire/endpoint.ts'
import type { Transaction } from '#server/database/database.ts'
import { endSessions } from './sessions/end-sessions.ts'

/** What an approval gives; no one becomes an admin by a call. */
export type GrantedRole = Extract<Role, 'chef' | 'restaurant'>

/**
 * Gives a person a role: the main one of a customer, one more of anyone else. Sessions end, so
 * that no open page goes on with the old rights. @returns all roles, before and after.
 */
export async function grantRole(
  tx: Transaction,
  userId: string,
  granted: GrantedRole,
  now: Date,
): Promise<{ before: string[]; after: string[] }> {
  const { role, also_roles: alsoRoles } = await tx
    .selectFrom('users')
    .select(['role', 'also_roles'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const before = [role, ...alsoRoles]
  if (before.includes(granted)) return { before, after: before }
  const isCustomer = role === 'customer'
  await tx
    .updateTable('users')
    .set(isCustomer ? { role: granted } : { also_roles: [...alsoRoles, granted] })
    .where('id', '=', userId)
    .execute()
  await endSessions(tx, userId, now)
  return { before, after: isCustomer ? [granted, ...alsoRoles] : [...before, granted] }
}
