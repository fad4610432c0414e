import { sql } from 'kysely'
import { listUnbalancedCycles } from '../../../src/features/deliveries/server/store.ts'
import { listWrongPlaces } from '../../../src/features/deliveries/server/places/wrong-places-read-model.ts'
import type { Database } from '../../../src/server/database/database.ts'
import {
  listDeliveredUnpaid,
  listForgottenDays,
  listPaidTwice,
} from '../../year/properties/charges.ts'
import { listLedgerErrors } from '../../year/properties/ledger.ts'
import type { Book } from '../book.ts'

/** Money and places: books that do not add up, and what is paid or cooked twice. */
export async function auditBooks(db: Database, book: Book, now: Date): Promise<string[]> {
  const unbalanced = await listUnbalancedCycles(db)
  const places = await listWrongPlaces(db, '2000-01-01')
  return [
    ...(await listLedgerErrors(db)),
    ...unbalanced.map((cycle) => `unbalanced: ${JSON.stringify(cycle)}`),
    ...places.map((place) => `places: ${JSON.stringify(place)}`),
    ...(await listPaidTwice(db)),
    ...(await listDeliveredUnpaid(db)),
    ...(await listForgottenDays(db, now)),
    ...(await auditExtras(db, book)),
  ]
}

interface Extra {
  paymentId: number
  ticketId: number | null
  grossFils: number
  backFils: number
}

/** Extras that came stay paid, and those that did not go back to the fils. */
async function auditExtras(db: Database, book: Book): Promise<string[]> {
  const { rows } = await sql<Extra>`
    select p.id as "paymentId", t.id as "ticketId", x.gross_fils as "grossFils",
      coalesce((select sum(r.amount_fils) from refunds r where r.payment_id = p.id), 0)::integer
        as "backFils"
    from payments p
    join payment_lines x on x.payment_id = p.id
    left join kitchen_tickets t on t.delivery_day_id = p.subject_id and t.meal_time = x.part
    where p.purpose = 'extras' and p.captured_at is not null
    order by p.id, x.position`.execute(db)
  return [...Map.groupBy(rows, ({ paymentId }) => paymentId)].flatMap(([id, lines]) => {
    const owed = lines
      .filter(({ ticketId }) => isBack(book, ticketId))
      .reduce((sum, { grossFils }) => sum + grossFils, 0)
    const back = lines[0]?.backFils ?? 0
    return owed === back ? [] : [`extras of payment ${id}: ${owed} go back, not ${back}`]
  })
}

function isBack({ stops }: Book, ticketId: number | null): boolean {
  const stop = ticketId === null ? undefined : stops.get(ticketId)
  return (
    stop !== undefined && (stop.areExtrasBack || ['lost', 'granted'].includes(stop.outcome ?? ''))
  )
}
