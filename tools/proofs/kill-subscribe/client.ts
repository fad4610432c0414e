import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Contender } from '../../../tests/races/people.ts'
import type { RaceRequest, RaceResult } from '../../../tests/races/requests.ts'

/** What a client was answered, and therefore relies on. */
export interface Acknowledged {
  key: string
  customerId: string
  subscriptionId: number
  receiptNumber: string
  isConfirmed: boolean
  isCancelled: boolean
}

export interface ClientRecord {
  acknowledged: Acknowledged[]
  refusals: Map<string, number>
  retries: number
  replays: number
  /** Answers that no outage explains. */
  errors: string[]
}

export interface ClientWorld {
  send: (request: RaceRequest) => Promise<RaceResult>
  db: Database
  kitchens: readonly number[]
  admin: Contender
  isOver: () => boolean
}

const PAUSE_MS = 100
const RETRIED = new Set([409, 502, 503, 504])

/** Sends until it is answered: the same request under the same key, as the browser does. */
async function insist(world: ClientWorld, record: ClientRecord, request: RaceRequest) {
  for (;;) {
    const answer = await world.send(request).catch(() => undefined)
    if (answer && !isToBeRetried(answer)) {
      if (answer.isReplay) record.replays += 1
      if (answer.status >= 500) record.errors.push(`${answer.status} ${answer.body.code ?? ''}`)
      return answer
    }
    record.retries += 1
    await sleep(PAUSE_MS)
  }
}

const isToBeRetried = ({ status, body }: RaceResult): boolean =>
  RETRIED.has(status) && (status !== 409 || body.code === 'idempotency_in_progress')

/** Orders without a pause, has every second order confirmed and cancels every third. */
export async function runClient(
  world: ClientWorld,
  customer: Contender,
  number: number,
): Promise<ClientRecord> {
  const record: ClientRecord = {
    acknowledged: [],
    refusals: new Map(),
    retries: 0,
    replays: 0,
    errors: [],
  }
  for (let turn = 0; !world.isOver(); turn += 1) {
    const request = order(world, customer, number, turn)
    const answer = await insist(world, record, request)
    if (answer.status !== 201) {
      const code = answer.body.code ?? String(answer.status)
      record.refusals.set(code, (record.refusals.get(code) ?? 0) + 1)
      continue
    }
    const subscriptionId = answer.body.id ?? 0
    const isUsdt = turn % 3 !== 2
    record.acknowledged.push({
      key: request.key ?? '',
      customerId: customer.id,
      subscriptionId,
      receiptNumber: String(answer.body['receiptNumber']),
      isConfirmed: isUsdt && turn % 2 === 0 && (await confirm(world, record, subscriptionId)),
      isCancelled: turn % 3 === 0 && (await cancel(world, record, customer, subscriptionId)),
    })
  }
  return record
}

function order(world: ClientWorld, customer: Contender, number: number, turn: number): RaceRequest {
  const step = number + turn
  const kitchen = world.kitchens[step % world.kitchens.length] ?? 1
  const startsIn = 10 + (Math.floor(step / world.kitchens.length) % 300)
  const isPayPal = turn % 3 === 2
  return {
    method: 'POST',
    path: '/api/subscriptions',
    token: customer.token,
    key: randomUUID(),
    body: {
      planId: 1,
      restaurantId: kitchen,
      deliveryAddressId: customer.addressId,
      startDate: addDays(dayOf(new Date()), startsIn),
      paymentMethod: isPayPal ? 'paypal' : 'usdt',
      ...(isPayPal && { paymentMetadata: { paypalEmail: 'customer@example.com' } }),
    },
  }
}

async function confirm(world: ClientWorld, record: ClientRecord, subscriptionId: number) {
  const id = await paymentOf(world, subscriptionId)
  const answer = await insist(world, record, {
    method: 'POST',
    path: `/api/admin/payments/${id}/confirm`,
    token: world.admin.token,
    key: randomUUID(),
    body: { evidence: `Seen in the wallet for order ${subscriptionId}` },
  })
  if (answer.status !== 200) record.errors.push(`confirm: ${answer.status} ${answer.body.code}`)
  return answer.status === 200
}

async function paymentOf(world: ClientWorld, subscriptionId: number): Promise<number> {
  for (;;) {
    try {
      const { id } = await world.db
        .selectFrom('payments')
        .select('id')
        .where('subscription_id', '=', subscriptionId)
        .executeTakeFirstOrThrow()
      return id
    } catch {
      await sleep(PAUSE_MS)
    }
  }
}

async function cancel(
  world: ClientWorld,
  record: ClientRecord,
  customer: Contender,
  subscriptionId: number,
) {
  const answer = await insist(world, record, {
    method: 'PUT',
    path: `/api/subscriptions/${subscriptionId}/cancel`,
    token: customer.token,
    key: randomUUID(),
  })
  if (answer.status !== 200) record.errors.push(`cancel: ${answer.status} ${answer.body.code}`)
  return answer.status === 200
}
