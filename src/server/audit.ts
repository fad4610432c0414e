import { maskSensitive } from './audit-mask.ts'
import type { Database, Transaction } from './database/database.ts'
import type { Member } from './http/callers/caller.ts'

export interface AuditEntry {
  /** What was done, such as `close-days`. */
  action: string
  /** The kind of thing it was done to, and which one. */
  object: string
  objectId: number | string
  before: object | null
  after: object | null
}

/** Says who changed what, in the transaction of the change. What no one need read there is masked. */
export async function writeAudit(tx: Transaction, who: Member, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      ...rowOf(entry),
      at: who.now,
      actor_id: who.id,
      actor_role: who.user.role,
      request_id: who.requestId,
      address: who.address,
    })
    .execute()
}

/** The same for a command on the server, whose operator needs no account. */
export async function writeOperatorAudit(
  tx: Transaction,
  now: Date,
  entry: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ ...rowOf(entry), at: now, actor_role: 'admin' })
    .execute()
}

const rowOf = (entry: AuditEntry) => ({
  action: entry.action,
  object: entry.object,
  object_id: String(entry.objectId),
  before: entry.before && JSON.stringify(maskSensitive(entry.before)),
  after: entry.after && JSON.stringify(maskSensitive(entry.after)),
})

/** What was done to a thing, the newest first, with the name of who did it. */
export const listActions = (
  db: Database,
  object: string,
  objectId: number | string,
  limit: number,
) =>
  db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select(['a.at', 'a.action', 'a.before', 'a.after', 'u.name as actor', 'u.phone as actorPhone'])
    .where('a.object', '=', object)
    .where('a.object_id', '=', String(objectId))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
