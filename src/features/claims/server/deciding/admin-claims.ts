import type { Input, Output } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { FileReply, StreamReply } from '#server/http/answers/reply.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { customerForTeam } from '#server/person-name.ts'
import { listLines } from '#features/kitchen-board/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import {
  countOpenClaims,
  findClaim,
  findHandOver,
  listIndexed,
  type ClaimRow,
} from '../claims-read-model.ts'
import { servePhoto, type ClaimParts } from '../reporting/photo.ts'
import { presentClaim } from '../present-claim.ts'
import {
  findReportedStop,
  listOpenContests,
  type ReportedStop,
} from '../contests/reported-read-model.ts'

const PAGE = 50

type Listed = Output<typeof contract.listFoodProblems>

const presentIndexed = (row: ClaimRow, who: Member): Listed['claims'][number] => ({
  ...presentClaim(row, who.language),
  occasion: row.occasion,
  restaurant: who.language === 'ar' ? row.restaurantAr : row.restaurantEn,
  ...customerForTeam({ name: row.customer, phone: row.phone }, who.language),
  customerNumber: row.customerNumber,
})

const presentContest = (
  stop: ReportedStop,
  { language }: Member,
): Listed['contests'][number] | undefined =>
  stop.contest
    ? {
        ...stop.contest,
        ticketId: stop.id,
        day: stop.day,
        occasion: stop.occasion,
        restaurant: language === 'ar' ? stop.restaurantAr : stop.restaurantEn,
        reason: stop.failureReason,
      }
    : undefined

export async function listFoodProblems(
  db: Database,
  who: Member,
  { from, ...filters }: Input<typeof contract.listFoodProblems>,
): Promise<Listed> {
  const [rows, contests, counts] = await Promise.all([
    listIndexed(db, filters, { from, limit: PAGE + 1 }),
    listOpenContests(db),
    countOpenClaims(db),
  ])
  const page = rows.slice(0, PAGE)
  return {
    claims: page.map((row) => presentIndexed(row, who)),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    contests: contests.flatMap((stop) => presentContest(stop, who) ?? []),
    counts,
  }
}

export async function exportFoodProblems(
  db: Database,
  who: Member,
  filters: Input<typeof contract.exportFoodProblems>,
): Promise<StreamReply> {
  const { table } = textsIn(tableTexts, who.language)
  const { kinds, states, anyDish } = textsIn(messages, who.language)
  return exportTable(db, who, {
    name: 'claims',
    filters,
    list: async (tx, page) =>
      (await listIndexed(tx, filters, page)).map((row) => presentIndexed(row, who)),
    headings: table,
    cells: (one) => [
      one.day,
      kinds[one.kind],
      states[one.state],
      one.restaurant,
      one.dish ?? (one.kind === 'allergen' ? anyDish : ''),
      one.customerName,
      one.customerPhone,
      one.madeAt,
      one.decidedAt,
      one.words,
      one.answer,
    ],
  })
}

export async function getFoodProblem(
  db: Database,
  who: Member,
  { id }: Pick<Input<typeof contract.getFoodProblem>, 'id'>,
): Promise<Output<typeof contract.getFoodProblem>> {
  const row = await findClaim(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const [lines, handOver, stop] = await Promise.all([
    listLines(db, [row.ticketId]),
    findHandOver(db, row.ticketId),
    findReportedStop(db, row.ticketId),
  ])
  return {
    ...presentIndexed(row, who),
    status: row.status,
    failureReason: row.failureReason,
    dishes: lines.map(({ nameEn, nameAr }) => (who.language === 'ar' ? nameAr : nameEn)),
    handedOver: handOver
      ? { at: handOver.at.toISOString(), isWithCode: handOver.isWithCode }
      : null,
    refundAed: row.refundFils === null ? null : toDirhams(row.refundFils),
    contest: stop?.contest ?? null,
  }
}

export const getFoodProblemPhoto =
  ({ vault }: Pick<ClaimParts, 'vault'>) =>
  async (
    db: Database,
    _who: Member,
    { id }: Input<typeof contract.getFoodProblemPhoto>,
  ): Promise<FileReply> =>
    servePhoto(db, vault, await findClaim(db, id))
