import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import '../../../../../tools/testing/random.ts'
import { takeMoneyInstead } from '#features/kitchen-board/missed-contract.ts'
import { isRefunded, type FailureReason } from '#features/kitchen-board/rules.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import { DAY } from '../../../../../tools/testing/situations/kitchen-day.ts'
import { missesOf } from '../../../../../tools/testing/situations/misses.ts'
import * as contract from '../../admin-contract.ts'
import { CLAIM_KINDS } from '../../rules.ts'

const RUNS = Number(process.env['CLAIM_RUNS'] ?? 24)
const OPENING = 20
const MISSED = 95

const test = useClaims()
const misses = missesOf(test)

const HANDED = ['kitchen', 'code', 'at_door', 'leave'] as const
const meal = fc.constantFrom('lunch', 'dinner')
const claim = fc.record({
  name: fc.constant('claim'),
  meal,
  kind: fc.constantFrom(...CLAIM_KINDS, ...Array<'not_arrived'>(4).fill('not_arrived')),
})
const decision = fc.record({
  name: fc.constant('decide'),
  which: fc.nat(3),
  isGranted: fc.constantFrom(true, true, true, false),
})
const step = fc.oneof(
  { weight: 8, arbitrary: claim },
  { weight: 4, arbitrary: decision },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom(...HANDED, 'nobody'), meal }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('fail', 'recall'), meal }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constantFrom('miss', 'late') }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('lock', 'money', 'pay') }) },
)
const begins = (of: 'lunch' | 'dinner') =>
  fc.record({ name: fc.constantFrom(...HANDED, 'at_door', 'leave'), meal: fc.constant(of) })
const story = fc
  .tuple(begins('lunch'), begins('dinner'), fc.array(step, { minLength: 14, maxLength: 20 }))
  .map(([lunch, dinner, rest]) => [lunch, dinner, ...rest])
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

let hearLate: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  hearLate = []
  await misses.look(0)
  await misses.goTo(OPENING)
})

it.each(fc.sample(story, RUNS))(
  'nothing of a drop goes back twice, and what is granted goes back: %j',
  async (...steps: Step[]) => {
    for (const [index, one] of steps.entries()) {
      await take(one).catch((error: unknown) => {
        if (!isRefusal(error)) throw error
      })
      expect(await errors(), `after ${index}: ${one.name}`).toEqual([])
    }
  },
)

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) < 500

async function take(one: Step): Promise<unknown> {
  if (one.name === 'claim') {
    return test.claim((await test.ticketOf(one.meal)).id, {
      kind: one.kind,
      words: '',
      position: 1,
    })
  }
  if (one.name === 'decide') return decide(one)
  if ('meal' in one) return takeStep(one.name, one.meal)
  if (one.name === 'miss') return misses.look(MISSED)
  if (one.name === 'late') return Promise.all(hearLate.map((notify) => notify()))
  if (one.name === 'lock') return misses.lockReplacements()
  if (one.name === 'money') {
    return test.customer.call(takeMoneyInstead, { id: (await misses.day()).id })
  }
  return settle()
}

async function takeStep(name: string, of: 'lunch' | 'dinner'): Promise<unknown> {
  const ticket = await test.ticketOf(of)
  if (name === 'recall') return test.recall(ticket)
  if (name === 'fail')
    return test.bump(ticket, 'failed', ticket.status === 'due' ? 'not_made' : 'damaged')
  if (name === 'nobody') {
    const out = await test.bumpTo(ticket, 'preparing', 'ready', 'out')
    await test.db
      .updateTable('kitchen_tickets')
      .set({ knocked_at: new Date(`${DAY}T06:00:00Z`) })
      .where('id', '=', ticket.id)
      .execute()
    return test.bump(out, 'failed', 'nobody_home')
  }
  if (ticket.status !== 'due') return undefined
  if (name === 'kitchen') return test.deliver(of)
  if (name === 'leave') return hearLate.push(await misses.hearLate(of))
  return test.handOver(of, name === 'code' ? 'code' : 'at_door')
}

async function decide({ which, isGranted }: { which: number; isGranted: boolean }) {
  const open = await test.db
    .selectFrom('delivery_claims')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  const id = open[which % Math.max(1, open.length)]?.id
  if (id === undefined) return undefined
  const keyed = { idempotencyKey: newIdempotencyKey() }
  return isGranted
    ? test.people.admin.call(contract.grantClaim, { id }, keyed)
    : test.people.admin.call(contract.refuseClaim, { id, words: 'No sign of it' }, keyed)
}

/** What is due leaves. */
const settle = () =>
  test.db
    .updateTable('drop_refunds')
    .set({ settled_at: test.app.clock.now() })
    .where('due_at', '<=', test.app.clock.now())
    .where('settled_at', 'is', null)
    .execute()

async function errors(): Promise<string[]> {
  const day = await misses.day()
  const { sixths, isReplaced } = await misses.givenBack()
  const { rows: stops } = await sql<{
    reason: FailureReason | null
    isPaid: boolean
    states: string[]
  }>`
    select t.failure_reason as reason,
           exists (select from drop_refunds f where f.ticket_id = t.id) as "isPaid",
           coalesce((select array_agg(c.kind || ' ' || c.state) from delivery_claims c
                      where c.ticket_id = t.id), '{}') as states
      from kitchen_tickets t where t.day = ${DAY} and t.delivery_day_id = ${day.id}`.execute(
    test.db,
  )
  const isDayBack = isReplaced || day.madeGood === 'day'
  const ofStops = stops.flatMap(({ reason, isPaid, states }) => {
    const isBack = isPaid || isDayBack
    const isRefundedFailure = reason !== null && isRefunded(reason)
    const isStillOpen = states.some((one) => one.endsWith(' open') && !one.startsWith('allergen'))
    return [
      ...(isRefundedFailure && !isBack ? ['failed, and nothing goes back'] : []),
      ...(isRefundedFailure && isStillOpen ? ['made good, and open'] : []),
      ...(states.some((one) => one.endsWith(' granted')) && !isBack ? ['granted nothing'] : []),
    ]
  })
  const { refunded } = await test.db
    .selectFrom('subscription_cycles')
    .select('refunded_fils as refunded')
    .where('subscription_id', '=', test.subscriptionId)
    .executeTakeFirstOrThrow()
  const promised = (await test.refunds()).reduce((sum, { amountFils }) => sum + amountFils, 0)
  return [
    ...ofStops,
    ...(sixths + (isReplaced ? 6 : 0) > 6 ? ['given back twice'] : []),
    ...(sixths === day.refundedSixths ? [] : ['sixths']),
    ...(refunded === promised ? [] : ['fils']),
  ]
}
