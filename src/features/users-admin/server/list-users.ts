import { dayOf } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import type { Input, Output, Role } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { nameForTeam, shownPhone } from '#server/person-name.ts'
import type { listUsers as contract } from '../contract.ts'
import { stateOf } from '../rules.ts'
import { hearNewNames, listIndexedUsers, type IndexedUser } from './index-store.ts'

const PAGE = 50

export async function listUsers(
  db: Database,
  { language }: Member,
  { before, ...filters }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  if (filters.search) await hearNewNames(db)
  const rows = await listIndexedUsers(db, filters, { from: before, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  return {
    users: page.map((row) => presentIndexed(row, language)),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

export const presentIndexed = (
  row: IndexedUser,
  language: Language,
): Output<typeof contract>['users'][number] => ({
  id: row.id,
  name: nameForTeam(row, language),
  phone: shownPhone(row.phone),
  email: row.email,
  roles: [row.role, ...row.alsoRoles] as Role[],
  state: stateOf(row.suspendedAt),
  since: dayOf(row.registeredAt),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  subscriptions: Number(row.subscriptions),
})
