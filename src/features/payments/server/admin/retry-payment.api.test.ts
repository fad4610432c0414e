import { describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listPayments, retryPayments } from '../../admin-contract.ts'
import { chargeTime as at, usePayments } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'
const DECLINED = '4000000000000341'
const HOUR_MS = 3_600_000

async function owe(number: string) {
  const who = await test.person()
  const { id: cardSetupId } = await test.saveCard(who, number)
  const { id } = await test.open(who, { cardSetupId, chargeOn: DUE })
  return { who, id, office: await test.person('admin') }
}

const actions = (id: number) =>
  test.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'retry-payment')
    .where('object_id', '=', String(id))
    .execute()

const codesOf = ({ refused }: { refused: { code: string }[] }) => refused.map(({ code }) => code)

describe('POST /api/admin/payments/retry', () => {
  it('charges a declined card once more, and takes none of the tries that were promised', async () => {
    const { who, id, office } = await owe(DECLINED)
    await test.goTo(at(DUE))
    const promised = await test.payment(id)
    expect(promised).toMatchObject({ state: 'ready', failures: 1 })
    const sent = await test.texts(who.phone)
    test.clock.moveTo(new Date(at(DUE).getTime() + HOUR_MS))

    const first = await office.call(retryPayments, { ids: [id] })
    expect(first).toEqual({ done: [id], refused: [] })
    expect(codesOf(await office.call(retryPayments, { ids: [id] }))).toEqual(['payment_under_way'])
    await test.drain()
    await test.drain()
    expect(await test.payment(id)).toMatchObject({
      state: 'ready',
      failures: 1,
      next_charge_at: promised.next_charge_at,
    })
    expect(await test.texts(who.phone)).toEqual(sent)
    const attempts = await test.db
      .selectFrom('payment_attempts')
      .select(['state', 'is_extra as isExtra'])
      .where('payment_id', '=', id)
      .orderBy('id')
      .execute()
    expect(attempts).toEqual([
      { state: 'failed', isExtra: false },
      { state: 'failed', isExtra: true },
    ])
    const again = await office.call(retryPayments, { ids: [id] })
    expect(codesOf(again)).toEqual(['payment_tried_today'])
    expect(await actions(id)).toMatchObject([
      { before: { failures: 1 }, after: { failures: 1, state: 'ready' } },
    ])

    await test.goTo(at('2026-11-27'))
    await test.goTo(at('2026-11-29'))
    expect(await test.payment(id)).toMatchObject({ state: 'failed', failures: 3 })
    const late = await office.call(retryPayments, { ids: [id] })
    expect(codesOf(late)).toEqual(['payment_given_up'])
  })

  it('takes the money where the bank says yes this time', async () => {
    const { id, office } = await owe(DECLINED)
    await test.goTo(at(DUE))
    const other = await test.person()
    const { id: cardSetupId } = await test.saveCard(other, '4242424242424242')
    await test.db
      .updateTable('payments')
      .set({ card_setup_id: cardSetupId })
      .where('id', '=', id)
      .execute()
    await office.call(retryPayments, { ids: [id] })
    await test.drain()
    expect(await test.payment(id)).toMatchObject({ state: 'captured', failures: 1 })
    expect(test.heard.filter((said) => said === `captured ${id}`)).toHaveLength(1)
    expect(codesOf(await office.call(retryPayments, { ids: [id] }))).toEqual(['payment_taken'])
  })

  it('says of each other one why not, and is for admins alone', async () => {
    const { who, id, office } = await owe('4242424242424242')
    const unpaid = await office.call(retryPayments, { ids: [id, 987_654_321] })
    expect(unpaid.done).toEqual([])
    expect(codesOf(unpaid)).toEqual(['payment_not_declined', 'not_found'])
    await expect(who.call(retryPayments, { ids: [id] })).rejects.toMatchObject({ status: 403 })
    expect(await actions(id)).toEqual([])
  })
})

describe('GET /api/admin/payments?declined', () => {
  it('distinguishes declined payments that are open from those that were given up', async () => {
    const { id, office } = await owe(DECLINED)
    const find = async (declined: 'open' | 'given_up') =>
      (await office.call(listPayments, { declined })).payments.map((one) => one.id)
    expect(await find('open')).not.toContain(id)
    await test.goTo(at(DUE))
    expect(await find('open')).toContain(id)
    const { payments } = await office.call(listPayments, { declined: 'open' })
    expect(payments.find((one) => one.id === id)).toMatchObject({
      isDeclined: true,
      nextTryAt: '2026-11-27T05:00:00.000Z',
    })
    await test.goTo(at('2026-11-27'))
    await test.goTo(at('2026-11-29'))
    expect(await find('open')).not.toContain(id)
    expect(await find('given_up')).toContain(id)
  })
})
