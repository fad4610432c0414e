import { addDays, dayOf } from '#shared/dates.ts'
import { EMIRATE_NAMES, type Emirate } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import { nameForPartner } from '#server/person-name.ts'
import { ticketCode } from '#features/production/rules.ts'
import {
  addressLineOf,
  areaOf,
  wayTo,
  type TicketAddress,
} from '#features/production/server/public.ts'
import { spanOf } from '#features/ramadan/rules.ts'
import type { getDriverRun as contract } from '../../runs-contract.ts'
import { arrivalOf } from '../present-ticket.ts'
import { listLines, listTicketsOfRun, type TicketRow } from '../ticket-store.ts'
import { findRunByToken, type TokenRun } from './run-store.ts'

type DriverRun = Output<typeof contract>

/** What a driver sees. A wrong link and one that has ended answer the same. */
export async function getDriverRun(
  db: Database,
  who: Visitor,
  { token }: Input<typeof contract>,
): Promise<Reply<DriverRun>> {
  return showDriverRun(db, who, await findLiveRun(db, who, token))
}

/**
 * @throws Refusal `run_over` (404) for an unknown link, and once its day has passed with all that
 * was on its way.
 */
export async function findLiveRun(
  db: Database,
  { now }: Visitor,
  token: string,
): Promise<TokenRun> {
  const run = await findRunByToken(db, token)
  const isOpen = run?.isActive && (isLive(run, now) || (await isStillOut(db, run, now)))
  if (!isOpen) throw new Refusal('run_over', 404)
  return run
}

/** The link holds for its day, and for the drops that end after midnight. */
const isLive = ({ day }: TokenRun, now: Date): boolean =>
  dayOf(now) === day || dayOf(new Date(now.getTime() - NIGHT_MS)) === day
const NIGHT_MS = 4 * 3_600_000

/**
 * A drop that no one has ended the morning after is one of an outage of ours: its driver can still
 * say that it came. R-RUN-13
 */
const isStillOut = async (db: Database, { id, day }: TokenRun, now: Date): Promise<boolean> =>
  dayOf(now) === addDays(day, 1) &&
  (await listTicketsOfRun(db, id)).some(({ status }) => status === 'out')

/** Names and doors of customers: kept by no browser, proxy or search engine. */
const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

export async function showDriverRun(
  db: Database,
  who: Visitor,
  run: TokenRun,
): Promise<Reply<DriverRun>> {
  const rows = (await listTicketsOfRun(db, run.id)).filter(({ status }) => status !== 'cancelled')
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  )
  const mealsOf = (id: number) =>
    lines.filter(({ ticketId }) => ticketId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  return new Reply(
    {
      kitchen: who.language === 'ar' ? run.kitchenAr : run.kitchenEn,
      driver: run.driverName,
      day: run.day,
      mealTime: run.mealTime as Occasion,
      window: windowOf(rows),
      now: who.now.toISOString(),
      stops: rows.map((row) => presentStop(row, mealsOf(row.id), who)),
    },
    { headers: PRIVATE_HEADERS },
  )
}

/** From the first door to the last; a run whose tickets were all called off has none. */
const windowOf = (rows: readonly TicketRow[]) =>
  rows.length === 0
    ? { from: '', to: '' }
    : spanOf(rows.map(({ windowFrom: from, windowTo: to }) => ({ from, to })))

function presentStop(row: TicketRow, meals: number, { language }: Visitor) {
  const { address } = row
  const isOpen = row.status !== 'delivered' && row.status !== 'failed'
  return {
    id: row.id,
    label: ticketCode(row.number),
    status: row.status,
    failureReason: row.failureReason,
    version: row.version,
    arrivesAt: arrivalOf(row).toISOString(),
    customerName: nameForPartner({ name: row.customerName, phone: row.phone }, language),
    addressLines: [
      addressLineOf(address, language),
      wayTo(address, language),
      EMIRATE_NAMES[address.city as Emirate][language],
    ].filter((line) => line !== ''),
    area: areaOf(row, language),
    instructions: address.notes ?? '',
    phone: isOpen ? row.phone : null,
    mapUrl: mapUrlOf(address),
    meals,
    knockedAt: row.knockedAt?.toISOString() ?? null,
  }
}

function mapUrlOf({ building, line1, area, city }: TicketAddress): string {
  const place = [building, line1, area, city, 'UAE'].filter((part) => part !== null && part !== '')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.join(', '))}`
}
