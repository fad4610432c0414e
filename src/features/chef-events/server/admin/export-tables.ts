import type { Input } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import { nameForTeam, shownPhone } from '#server/person-name.ts'
import type * as contract from '../../admin-tables-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages as chefMessages } from '../../chef-messages.ts'
import { messages } from '../../messages.ts'
import { payoutStateAt } from '../../rules.ts'
import { listAdminEvents, listAdminPayouts } from './admin-store.ts'

export async function exportEventsAsAdmin(
  db: Database,
  who: Member,
  filters: Input<typeof contract.exportEventsAsAdmin>,
): Promise<StreamReply> {
  const { events, undecided } = textsIn(tableTexts, who.language)
  const { statuses, eventTypes } = textsIn(messages, who.language)
  const types: Readonly<Record<string, string>> = eventTypes
  return exportTable(db, who, {
    name: 'chef-events',
    filters,
    list: (tx, { from, limit }) => listAdminEvents(tx, { ...filters, before: from }, limit),
    headings: events,
    cells: (row) => [
      row.id,
      nameForTeam({ name: row.customerName, phone: row.customerPhone }, who.language),
      shownPhone(row.customerPhone),
      types[row.eventType] ?? row.eventType,
      row.startsAt.toISOString(),
      row.guestCount,
      row.city,
      statuses[row.status],
      row.hasComplaint ? undecided : null,
      who.language === 'ar' ? row.chefNameAr : row.chefNameEn,
      row.invited,
      row.quotes,
      row.totalFils === null ? null : toDirhams(row.totalFils),
      row.createdAt.toISOString(),
    ],
  })
}

export async function exportPayouts(
  db: Database,
  who: Member,
  filters: Input<typeof contract.exportPayouts>,
): Promise<StreamReply> {
  const { payouts } = textsIn(tableTexts, who.language)
  const { payoutStates } = textsIn(chefMessages, who.language)
  return exportTable(db, who, {
    name: 'chef-payouts',
    filters,
    list: (tx, { from, limit }) =>
      listAdminPayouts(tx, { ...filters, before: from, now: who.now }, limit),
    headings: payouts,
    cells: (row) => [
      row.id,
      row.eventId,
      who.language === 'ar' ? row.chefNameAr : row.chefNameEn,
      payoutStates[payoutStateAt(row, who.now)],
      toDirhams(row.grossFils),
      toDirhams(row.feeFils),
      toDirhams(row.netFils),
      row.dueAt.toISOString(),
      row.paidAt?.toISOString() ?? null,
      row.reference,
    ],
  })
}
