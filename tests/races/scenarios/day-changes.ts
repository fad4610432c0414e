import { randomUUID } from 'node:crypto'
import { createAddress } from '#features/addresses/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { addDays } from '#shared/dates.ts'
import { type Contender, addressOfFlat } from '../people.ts'
import { exactly, PARALLEL, unexpected, type Race } from '../race.ts'
import { tally, type RaceRequest, type RaceResult } from '../requests.ts'
import { layTable, type Table } from '../tables.ts'

const secondEntrances = new Map<string, Promise<number>>()

/** Another address of a customer, of which there is one over all rounds. */
function secondEntranceOf(db: Database, { id }: Contender): Promise<number> {
  const known = secondEntrances.get(id)
  if (known) return known
  const added = inTransaction(db, async (tx) => {
    const who = { id, now: new Date(), language: 'en' as const }
    return (await createAddress(tx, who, addressOfFlat(9999))).id
  })
  secondEntrances.set(id, added)
  return added
}

/** Every change there is, each of which touches the same day. */
function changesOf(
  { contender, subscriptionId, deliveryId, day, dishes }: Table,
  addressId: number,
) {
  const { token } = contender
  const subscription = `/api/subscriptions/${subscriptionId}`
  const delivery = `/api/deliveries/${deliveryId}`
  const choice = { subscriptionId, date: day, mealTime: 'lunch', mealItemId: dishes[0] }
  const changes: Omit<RaceRequest, 'token' | 'key'>[] = [
    { method: 'POST', path: `${delivery}/skip` },
    { method: 'POST', path: `${delivery}/move`, body: { to: addDays(day, 5) } },
    { method: 'PUT', path: `${subscription}/weekdays`, body: { weekdays: [1, 3, 5, 6, 7] } },
    {
      method: 'POST',
      path: `${subscription}/address-spells`,
      body: { addressId, from: day, to: addDays(day, 3) },
    },
    { method: 'POST', path: `${subscription}/pause`, body: { from: day, to: addDays(day, 1) } },
    { method: 'POST', path: `${delivery}/unskip` },
    { method: 'POST', path: `${subscription}/resume` },
    { method: 'PUT', path: `${delivery}/address`, body: { addressId } },
    { method: 'POST', path: '/api/subscription-meals', body: choice },
  ]
  return changes.map((change) => ({ ...change, token }))
}

/** Paid days that are in no account of the ledger, or in two. */
async function findUnbalanced(db: Database, { subscriptionId }: Table): Promise<string[]> {
  const { purchased } = await db
    .selectFrom('subscription_cycles')
    .select('delivery_days as purchased')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const { accounted } = await db
    .selectFrom('delivery_days as d')
    .leftJoin('delivery_days as r', 'r.replaces_id', 'd.id')
    .select((eb) => eb.fn.countAll<number>().as('accounted'))
    .where('d.subscription_id', '=', subscriptionId)
    .where('r.id', 'is', null)
    .executeTakeFirstOrThrow()
  return exactly('days in the ledger', purchased, accounted)
}

const comingDays = (db: Database, { subscriptionId }: Table) =>
  db
    .selectFrom('delivery_days')
    .select((eb) => [
      'id',
      'day',
      eb('meals', '+', eb.ref('extra_places')).as('places'),
      'address_id as addressId',
    ])
    .where('subscription_id', '=', subscriptionId)
    .where('status', '<>', 'skipped')
    .execute()

type ComingDay = Awaited<ReturnType<typeof comingDays>>[number]

const asText = (places: readonly { day: string; count: number }[]): string =>
  places
    .map(({ day, count }) => `${day} ${count}`)
    .toSorted()
    .join(', ')

async function findWrongPlaces(
  db: Database,
  { kitchen }: Table,
  days: readonly ComingDay[],
): Promise<string[]> {
  const booked = await db
    .selectFrom('kitchen_days')
    .select(['day', 'booked'])
    .where('restaurant_id', '=', kitchen)
    .where('booked', '>', 0)
    .execute()
  const wanted = asText(days.map(({ day, places }) => ({ day, count: places })))
  const found = asText(booked.map((row) => ({ day: row.day, count: row.booked })))
  return wanted === found ? [] : [`places ${found} instead of ${wanted}`]
}

/** Days whose skip was taken back, which may be done inside a pause too. */
async function listUnskipped(db: Database, { subscriptionId }: Table): Promise<unknown[]> {
  const receipts = await db
    .selectFrom('subscription_receipts')
    .select('facts')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'unskip')
    .execute()
  return receipts.map(({ facts }) => (facts as { deliveryId?: unknown }).deliveryId)
}

/** Deliveries inside a pause, and those inside a spell of another address that go elsewhere. */
async function findStrays(
  db: Database,
  table: Table,
  days: readonly ComingDay[],
): Promise<string[]> {
  const { subscriptionId } = table
  const pause = await db
    .selectFrom('subscriptions')
    .select(['paused_from as from', 'paused_to as to'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const temporaryAddress = await db
    .selectFrom('address_spells')
    .select(['from_day as from', 'to_day as to', 'address_id as addressId'])
    .where('subscription_id', '=', subscriptionId)
    .execute()
  const unskipped = await listUnskipped(db, table)
  const paused = days.filter(
    ({ id, day }) =>
      !unskipped.includes(id) &&
      pause.from !== null &&
      pause.to !== null &&
      day >= pause.from &&
      day <= pause.to,
  )
  const astray = days.filter(({ day, addressId }) =>
    temporaryAddress.some((one) => day >= one.from && day <= one.to && addressId !== one.addressId),
  )
  return [
    ...exactly('deliveries inside the pause', 0, paused.length),
    ...exactly('deliveries to the wrong address', 0, astray.length),
  ]
}

/** Each change that was accepted has a receipt of its own, and nothing else has one. */
async function findReceiptErrors(
  db: Database,
  { subscriptionId }: Table,
  answers: readonly RaceResult[],
): Promise<string[]> {
  const { receipts } = await db
    .selectFrom('subscription_receipts')
    .select((eb) => eb.fn.countAll<number>().as('receipts'))
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '<>', 'order')
    .executeTakeFirstOrThrow()
  const sent = answers.flatMap(({ body }) => {
    const number = body['receiptNumber']
    return typeof number === 'string' ? [number] : []
  })
  return exactly('receipts', new Set(sent).size, receipts)
}

const ALLOWED = [
  '200',
  '201',
  '404 not_found',
  '409 already_paused',
  '409 cutoff_passed',
  '409 day_paused',
  '409 day_taken',
  '409 extra_to_confirm',
  '409 kitchen_day_full',
  '409 not_paused',
  '409 nothing_to_undo',
  '409 spell_overlaps',
  '409 weekdays_unchanged',
  '422 no_delivery_that_day',
]

export const sameDay: Race = {
  name: 'changes of one day at once leave one ledger, its places and its receipts',
  slowness: 5,
  prepare: async (tools, round) => {
    const { db } = tools
    const table = await layTable(tools, round, 800_000)
    const changes = changesOf(table, await secondEntranceOf(db, table.contender))
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => ({
        ...(changes[(index + round) % changes.length] as RaceRequest),
        key: randomUUID(),
      })),
      findViolations: async (answers) => {
        const days = await comingDays(db, table)
        return [
          ...(await findUnbalanced(db, table)),
          ...(await findWrongPlaces(db, table, days)),
          ...(await findStrays(db, table, days)),
          ...(await findReceiptErrors(db, table, answers)),
          ...unexpected(tally(answers), ALLOWED),
        ]
      },
    }
  },
}
