import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { PriceSubject } from '../rules.ts'

const currentPrices = prepared<{ today: Day }>()((db, param) =>
  db
    .selectFrom('prices')
    .select(['subject', 'key', 'amount'])
    .distinctOn(['subject', 'key'])
    .where('valid_from', '<=', param('today'))
    .orderBy('subject')
    .orderBy('key')
    .orderBy('valid_from', 'desc'),
)

/** What a price is on a day; `first` is what it was before anyone changed it. */
export type PriceOf = (subject: PriceSubject, key: string | number, first: number) => number

/** A caller that needs several prices of a day reads them once and passes them on. */
export async function pricesOn(db: Database, today: Day | PriceOf): Promise<PriceOf> {
  if (typeof today === 'function') return today
  const rows = await currentPrices(db, { today })
  const amounts = new Map(rows.map((row) => [`${row.subject}:${row.key}`, row.amount]))
  return (subject, key, first) => amounts.get(`${subject}:${key}`) ?? first
}

/** Every change of every price, the latest first. */
export const listPriceRows = (db: Database) =>
  db
    .selectFrom('prices as p')
    .leftJoin('users as u', 'u.id', 'p.set_by')
    .select([
      'p.id',
      'p.subject',
      'p.key',
      'p.amount',
      'p.valid_from as validFrom',
      'p.set_at as setAt',
      'u.name as setBy',
    ])
    .orderBy('p.valid_from', 'desc')
    .execute()

export type PriceRow = Awaited<ReturnType<typeof listPriceRows>>[number]

export const findPrice = (db: Database, id: number) =>
  db.selectFrom('prices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface NewPrice {
  subject: PriceSubject
  key: string
  amount: number
  validFrom: Day
  setBy: string
  now: Date
}

/** A second change for the same day takes the place of the first. */
export async function putPrice(
  tx: Transaction,
  { subject, key, amount, validFrom, setBy, now }: NewPrice,
): Promise<void> {
  const values = { amount, set_by: setBy, set_at: now }
  await tx
    .insertInto('prices')
    .values({ subject, key, valid_from: validFrom, ...values })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'key', 'valid_from']).doUpdateSet(values),
    )
    .execute()
}

export async function deletePrice(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('prices').where('id', '=', id).execute()
}

/** Only the first to note the day makes the pages again. */
export async function noteShownDay(db: Database, today: Day): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set((eb) => ({ prices_shown_on: today, version: eb('version', '+', 1) }))
    .where((eb) => eb.or([eb('prices_shown_on', 'is', null), eb('prices_shown_on', '<', today)]))
    .execute()
}
