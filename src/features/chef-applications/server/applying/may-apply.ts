import type { Role } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { hasRole, type Member } from '#server/http/callers/caller.ts'
import { isOpen, type ApplicationType } from '../../rules.ts'
import { findNewest } from '../application-store.ts'

/** What an approval of the type makes of a person. */
export const ROLE_OF: Readonly<Record<ApplicationType, Extract<Role, 'chef' | 'restaurant'>>> = {
  individual: 'chef',
  business: 'restaurant',
}

/** One open application of a type, and none next to one that was approved. @throws Refusal */
export async function ensureMayApply(
  db: Database,
  who: Member,
  type: ApplicationType,
): Promise<void> {
  const newest = await findNewest(db, who.id, type)
  if (newest && isOpen(newest.status)) throw new Refusal('application_open', 409)
  if (newest?.status === 'approved' || hasRole(who.user, ROLE_OF[type])) {
    throw new Refusal('application_approved', 409)
  }
}
