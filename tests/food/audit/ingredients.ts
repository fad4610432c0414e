import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import type { Book } from '../book.ts'
import type { Message } from './messages.ts'

interface Order {
  id: number
  phone: string
  isPaid: boolean
  paidFils: number
  backFils: number
  /** It comes still, or its customer can still choose. */
  isOnItsWay: boolean
  isMissed: boolean
}

/**
 * Orders of ingredients: one that is paid came, goes back whole or is on its way, and its customer
 * knows.
 */
export async function auditIngredients(
  db: Database,
  { book, messages, now }: { book: Book; messages: ReadonlyMap<string, Message[]>; now: Date },
): Promise<string[]> {
  const { rows } = await sql<Order>`
    select o.id, u.phone, p.captured_at is not null as "isPaid",
      coalesce(p.amount_fils, 0) as "paidFils",
      coalesce((select sum(r.amount_fils) from refunds r where r.payment_id = p.id), 0)::integer
        as "backFils",
      o.status in ('placed', 'packing', 'out')
          and (o.window_day + o.window_to::time + interval '3 hours') at time zone 'Asia/Dubai' > ${now}
        or o.status = 'failed' and o.made_good is null and o.choose_until > ${now} as "isOnItsWay",
      o.choose_until is not null as "isMissed"
    from ingredient_orders o
    join users u on u.id = o.customer_id
    left join payments p on p.id = o.payment_id
    order by o.id`.execute(db)
  return rows.flatMap((order) => {
    const { id, phone, isPaid, paidFils, backFils, isOnItsWay } = order
    const said = messages.get(phone) ?? []
    const owed = isPaid && !book.ingredients.has(id) && !isOnItsWay ? paidFils : 0
    const errors = owed === backFils ? [] : [`ingredients ${id}: ${owed} go back, not ${backFils}`]
    const untold = noticesOf(order, book).filter((wanted) => !isNotified(said, id, wanted))
    return [...errors, ...untold.map((what) => `${phone} does not know: ${what} of ${id}`)]
  })
}

const MISSED = ['ingredients-missed', 'ingredients-missed-cash']
const MONEY = ['ingredients-money-back', 'ingredients-failed']

function noticesOf({ id, isMissed, backFils }: Order, { ingredients }: Book): string[] {
  return [
    ...(isMissed ? ['missed'] : []),
    ...(backFils > 0 ? ['money'] : []),
    ...(ingredients.has(id) ? ['delivered'] : []),
  ]
}

const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  missed: MISSED,
  money: MONEY,
  delivered: ['ingredients-delivered'],
}

const isNotified = (said: readonly Message[], id: number, what: string): boolean =>
  said.some(
    ({ template, parameters }) =>
      TEMPLATES[what]?.includes(template) && parameters.order === String(id),
  )
