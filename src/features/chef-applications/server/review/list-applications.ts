import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import { nameForTeam, shownPhone } from '#server/person-name.ts'
import type * as contract from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
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

export const presentRow = (
  row: ListedRow,
  language: Language,
): Output<{ output: typeof contract.applicationRow }> => ({
  id: row.id,
  type: row.type,
  status: row.status,
  user: { name: nameForTeam(row, language), phone: shownPhone(row.phone) },
  businessName: row.businessName || null,
  cuisineSpecialty: row.cuisineSpecialty,
  city: row.city,
  submittedAt: row.submittedAt.toISOString(),
  since: row.statusAt.toISOString(),
})

export async function listPendingChefs(
  db: Database,
  { language }: Member,
): Promise<Output<typeof contract.listPendingChefs>> {
  const rows = await listRows(db, {
    statuses: WAITING,
    words: [],
    emiratesIdMark: undefined,
    isNewestFirst: false,
    limit: PENDING_MAX,
  })
  return rows.map((row) => presentRow(row, language))
}

function statusesOf(
  filter: Input<typeof contract.listApplications>['status'],
): readonly ApplicationStatus[] {
  if (filter === undefined) return []
  if (filter === 'waiting') return WAITING
  return filter === 'open' ? APPLICATION_STATUSES.filter(isOpen) : [filter]
}

type Filters = Input<typeof contract.exportApplications>

const listFiltered = (
  db: Database,
  { vault }: ApplicationParts,
  { status, type, search = '', sort }: Filters,
  reach: { after: number | undefined; limit: number },
): Promise<ListedRow[]> => {
  const emiratesId = readEmiratesId(search)
  const words = emiratesId ? [] : foldText(search).split(' ').filter(Boolean)
  const isOfSigns = !emiratesId && words.length === 0 && search.trim() !== ''
  if (isOfSigns) return Promise.resolve([])
  return listRows(db, {
    statuses: statusesOf(status),
    type,
    words,
    emiratesIdMark: emiratesId ? markEmiratesId(vault, emiratesId) : undefined,
    isNewestFirst: sort === 'newest',
    ...reach,
  })
}

export const listApplications =
  (parts: ApplicationParts) =>
  async (
    db: Database,
    { language }: Member,
    { after, ...filters }: Input<typeof contract.listApplications>,
  ): Promise<Output<typeof contract.listApplications>> => {
    const rows = await listFiltered(db, parts, filters, { after, limit: PAGE + 1 })
    const page = rows.slice(0, PAGE)
    const counts = await countByStatus(db)
    const countOf = (one: ApplicationStatus) => counts.get(one) ?? 0
    return {
      applications: page.map((row) => presentRow(row, language)),
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

/** What is searched for stays out of the trail where it is someone's Emirates ID. */
const withoutEmiratesId = ({ search, ...filters }: Filters): Filters => ({
  ...filters,
  ...(search && { search: readEmiratesId(search) ? '784-…' : search }),
})

export const exportApplications =
  (parts: ApplicationParts) =>
  async (db: Database, who: Member, filters: Filters): Promise<StreamReply> => {
    const { columns, statuses, separator } = textsIn(tableTexts, who.language)
    const { types } = textsIn(messages, who.language)
    return exportTable(db, who, {
      name: 'chef-applications',
      filters: withoutEmiratesId(filters),
      list: (tx, { from: after, limit }) => listFiltered(tx, parts, filters, { after, limit }),
      headings: columns,
      cells: (row) => [
        row.id,
        nameForTeam(row, who.language),
        row.businessName,
        shownPhone(row.phone),
        types[row.type],
        statuses[row.status],
        EMIRATE_NAMES[row.city][who.language],
        row.cuisineSpecialty.map((cuisine) => CUISINE_NAMES[cuisine][who.language]).join(separator),
        row.submittedAt.toISOString(),
        row.statusAt.toISOString(),
      ],
    })
  }
