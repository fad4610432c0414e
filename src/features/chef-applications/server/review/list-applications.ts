import type { Answer, Wish } from '#shared/endpoint.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import type * as contract from '../../admin-contract.ts'
import {
  APPLICATION_STATUSES,
  isOpen,
  readEmiratesId,
  type ApplicationStatus,
} from '../../rules.ts'
import type { ApplicationParts } from '../parts.ts'
import { markEmiratesId } from '../secrets.ts'
import { countByStatus, listRows, type ListedRow } from './review-store.ts'

const PAGE = 30
const PENDING_MAX = 200
const WAITING: readonly ApplicationStatus[] = ['submitted', 'pending']

export const presentRow = (row: ListedRow): Answer<{ output: typeof contract.applicationRow }> => ({
  id: row.id,
  type: row.type,
  status: row.status,
  user: { name: row.name, phone: row.phone },
  businessName: row.businessName,
  cuisineSpecialty: row.cuisineSpecialty,
  city: row.city,
  submittedAt: row.submittedAt.toISOString(),
  since: row.statusAt.toISOString(),
})

export async function listPendingChefs(
  db: Database,
): Promise<Answer<typeof contract.listPendingChefs>> {
  const rows = await listRows(db, {
    statuses: WAITING,
    words: [],
    emiratesIdMark: undefined,
    isNewestFirst: false,
    limit: PENDING_MAX,
  })
  return rows.map(presentRow)
}

function statusesOf(
  filter: Wish<typeof contract.listApplications>['status'],
): readonly ApplicationStatus[] {
  if (filter === undefined) return []
  if (filter === 'waiting') return WAITING
  return filter === 'open' ? APPLICATION_STATUSES.filter(isOpen) : [filter]
}

export const listApplications =
  ({ vault }: ApplicationParts) =>
  async (
    db: Database,
    _who: Member,
    { status, type, search = '', order, after }: Wish<typeof contract.listApplications>,
  ): Promise<Answer<typeof contract.listApplications>> => {
    const emiratesId = readEmiratesId(search)
    const rows = await listRows(db, {
      statuses: statusesOf(status),
      type,
      words: emiratesId ? [] : foldText(search).split(' ').filter(Boolean),
      emiratesIdMark: emiratesId ? markEmiratesId(vault, emiratesId) : undefined,
      isNewestFirst: order === 'newest',
      after,
      limit: PAGE + 1,
    })
    const page = rows.slice(0, PAGE)
    const counts = await countByStatus(db)
    const countOf = (one: ApplicationStatus) => counts.get(one) ?? 0
    return {
      applications: page.map(presentRow),
      next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      counts: {
        submitted: countOf('submitted'),
        pending: countOf('pending'),
        needs_changes: countOf('needs_changes'),
        approved: countOf('approved'),
        rejected: countOf('rejected'),
      },
    }
  }
