import { instantAt } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import { nameForPartner } from '#server/person-name.ts'
import type { Portion } from '#features/household/rules.ts'
import { ticketCode } from '#features/production/rules.ts'
import { addressLineOf, areaOf } from '#features/production/server/public.ts'
import { listBlockedIdsOf } from '#features/household/server/public.ts'
import { listRemedies } from '#features/deliveries/server/public.ts'
import type { ticket as contract } from '../contract.ts'
import {
  arrivesAt,
  isFinished,
  pickUpAt,
  isMadeGood,
  isPaidBack,
  isRecallable,
  recallableUntil,
  stoppedLines,
  windowEndOf,
} from '../rules.ts'
import { findTicket, listLines, type LineRow, type TicketRow } from './ticket-store.ts'

export type Ticket = Output<{ output: typeof contract }>

interface Around {
  lines: readonly LineRow[]
  /** Dishes that someone of the household has reacted to. */
  blockedIds: readonly number[]
  isDayMadeGood: boolean
}

function presentTicket(
  row: TicketRow,
  { lines, blockedIds, isDayMadeGood }: Around,
  language: Language,
): Ticket {
  const isWaiting = row.status === 'out' && row.knockedAt !== null
  const stopped = isFinished(row.status) ? [] : stoppedLines(lines, blockedIds)
  return {
    id: row.id,
    label: ticketCode(row.number),
    number: row.number,
    mealTime: row.mealTime,
    window: { from: row.windowFrom, to: row.windowTo },
    closesAt: windowEndOf(row.day, row.windowFrom, row.windowTo).toISOString(),
    dueAt: pickUpAt(row.day, row.windowFrom).toISOString(),
    arrivesAt: arrivalOf(row).toISOString(),
    status: row.status,
    failureReason: row.failureReason,
    version: row.version,
    changedAt: row.changedAt.toISOString(),
    allergens: row.allergens,
    customerName: nameForPartner({ name: row.customerName, phone: row.phone }, language),
    place: addressLineOf(row.address, language),
    area: areaOf(row, language),
    meals: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map((line) => ({
      position: line.position,
      dishId: line.dishId,
      name: language === 'ar' ? line.nameAr : line.nameEn,
      quantity: line.quantity,
      portion: line.portion as Portion,
      instructions: line.instructions,
      isDone: line.doneAt !== null,
      isStopped: stopped.includes(line),
    })),
    driver:
      row.runId !== null && row.driverName !== null
        ? { runId: row.runId, name: row.driverName }
        : null,
    knockedAt: row.knockedAt?.toISOString() ?? null,
    phone: isWaiting ? row.phone : null,
    recall: isDayMadeGood ? null : recallOf(row),
    refund: row.refundFils === null ? null : toDirhams(row.refundFils),
  }
}

/** By its place in the run; without one, the end of its window. */
export function arrivalOf(row: TicketRow): Date {
  const closes = windowEndOf(row.day, row.windowFrom, row.windowTo)
  if (row.stops === 0) return closes
  const opens = instantAt(row.day, row.windowFrom)
  return arrivesAt({ opens, closes }, { position: row.stop, count: row.stops })
}

function recallOf(row: TicketRow): Ticket['recall'] {
  const until = recallableUntil(row.status, row.changedAt)
  if (!until || row.cameFrom === null || !isRecallable(row) || isPaidBack(row)) return null
  return { to: row.cameFrom, until: until.toISOString() }
}

/** Tickets as they stand now. */
export async function presentTickets(
  db: Database,
  rows: readonly TicketRow[],
  language: Language,
): Promise<Ticket[]> {
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(await listLines(db, ids), ({ ticketId }) => ticketId)
  const blocked = await listBlockedIdsOf(
    db,
    rows.map(({ customerId }) => customerId),
  )
  const dayIds = rows.flatMap(({ deliveryDayId }) => deliveryDayId ?? [])
  const days = new Map((await listRemedies(db, dayIds)).map((day) => [day.id, day]))
  return rows.map((row) => {
    const day = days.get(row.deliveryDayId ?? 0)
    const around = {
      lines: lines.get(row.id) ?? [],
      blockedIds: blocked.get(row.customerId) ?? [],
      isDayMadeGood: day !== undefined && isMadeGood(day),
    }
    return presentTicket(row, around, language)
  })
}

/** One ticket as it is now. */
export async function showTicket(db: Database, id: number, language: Language): Promise<Ticket> {
  const row = await findTicket(db, id)
  const [ticket] = row ? await presentTickets(db, [row], language) : []
  if (!ticket) throw new Error(`No ticket ${id}`)
  return ticket
}
