import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { untilWaiting } from '../../../../tools/testing/locks.ts'
import { DAY, useKitchenDay } from '../../../../tools/testing/situations/kitchen-day.ts'
import * as contract from '../runs-contract.ts'
import { instantAt } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { lockKitchen, saveDriver } from './runs/run-store.ts'

const test = useKitchenDay()
type Run = Output<typeof contract.getDriverRun>

const refused = (code: string, status?: number) =>
  expect.objectContaining({ code, ...(status && { status }) })

let driverId: number
beforeEach(async () => {
  await test.db.deleteFrom('rate_limits').execute()
  const { drivers } = await runs()
  const known = drivers.find(({ name }) => name === 'Imran')
  driverId =
    known?.id ??
    (await test.kitchen.call(contract.createDriver, { name: 'Imran', phone: '0501112233' })).id
})

const runs = () => test.kitchen.call(contract.getRuns, { day: DAY })

const assign = (ticketIds: number[], mealTime: 'lunch' | 'dinner' = 'lunch') =>
  test.kitchen.call(contract.assignRuns, { day: DAY, mealTime, runs: [{ driverId, ticketIds }] })

/** Lunch on its way with Imran, and the key of his link. */
async function onTheWay() {
  const lunch = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready')
  const plan = await assign([lunch.id])
  const out = await test.bump(lunch, 'out')
  const token = plan.windows[0]?.runs[0]?.link.split('/').at(-1) ?? ''
  const { handover_code: code } = await test.db
    .selectFrom('kitchen_tickets')
    .select('handover_code')
    .where('id', '=', lunch.id)
    .executeTakeFirstOrThrow()
  return { token, code, ticketId: lunch.id, version: out.version }
}

const driver = () => test.app.browser()
const stopOf = (run: Run) => run.stops[0]

describe('drivers', () => {
  it('are added once, taken off, and come back', async () => {
    const input = { name: 'Bilal', phone: '+971502223344' }
    const bilal = await test.kitchen.call(contract.createDriver, input)
    await expect(test.kitchen.call(contract.createDriver, input)).rejects.toEqual(
      refused('driver_known', 409),
    )
    await test.kitchen.call(contract.removeDriver, { id: bilal.id })
    await expect(test.kitchen.call(contract.removeDriver, { id: bilal.id })).rejects.toEqual(
      refused('not_found', 404),
    )
    expect(await test.kitchen.call(contract.createDriver, input)).toEqual(bilal)
    await test.kitchen.call(contract.removeDriver, { id: bilal.id })
  })
  it('are fifty at most, also where two are added at once', async () => {
    const ids: number[] = []
    const add = (count: number) =>
      test.kitchen.call(contract.createDriver, {
        name: 'Bilal',
        phone: `+97150222${String(count).padStart(4, '0')}`,
      })
    const listed = test.db
      .selectFrom('drivers')
      .select('id')
      .where('restaurant_id', '=', 1)
      .where('is_active', '=', true)
    const before = (await listed.execute()).length
    for (let count = before; count < 49; count++) ids.push((await add(count)).id)
    let oneMore: Promise<unknown> = Promise.resolve()
    await inTransaction(test.db, async (tx) => {
      await lockKitchen(tx, 1)
      const last = { restaurantId: 1, name: 'Bilal', phone: '+971502220049' }
      ids.push(await saveDriver(tx, last, instantAt(DAY)))
      oneMore = add(50).catch((refusal: unknown) => refusal)
      await untilWaiting(test.db, 1)
    })
    expect(await oneMore).toEqual(refused('too_many_drivers', 409))
    for (const id of ids) await test.kitchen.call(contract.removeDriver, { id })
  })
  it('need a name and a phone', async () => {
    await expect(
      test.kitchen.call(contract.createDriver, { name: 'B', phone: '12' }),
    ).rejects.toMatchObject({
      status: 400,
      fields: { name: expect.any(String), phone: expect.any(String) },
    })
  })
  it('belong to kitchens only', async () => {
    const input = { name: 'Bilal', phone: '+971502223344' }
    await expect(test.customer.call(contract.createDriver, input)).rejects.toMatchObject({
      status: 403,
    })
    await expect(test.customer.call(contract.getRuns, {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('PUT /api/kitchen/runs', () => {
  it('gives tickets to a driver and takes them back', async () => {
    const lunch = await test.ticketOf('lunch')
    const plan = await assign([lunch.id])
    const [window] = plan.windows
    expect(window?.unassigned).toEqual([])
    expect(window?.runs[0]).toMatchObject({
      driver: { name: 'Imran' },
      stops: [{ label: 'A-001' }],
    })
    expect((await test.ticketOf('lunch')).driver?.name).toBe('Imran')
    const [emptied] = (await assign([])).windows
    expect(emptied?.runs).toEqual([])
    expect(emptied?.unassigned).toHaveLength(1)
  })
  it('leaves with a driver what is on its way', async () => {
    await onTheWay()
    const [window] = (await assign([])).windows
    expect(window?.runs[0]?.stops).toHaveLength(1)
    await expect(test.kitchen.call(contract.removeDriver, { id: driverId })).rejects.toEqual(
      refused('driver_on_the_way', 409),
    )
  })
  it('refuses a ticket twice, of another window, and a driver of another kitchen', async () => {
    const lunch = await test.ticketOf('lunch')
    await expect(assign([lunch.id, lunch.id])).rejects.toEqual(refused('run_ticket_twice'))
    await expect(assign([lunch.id], 'dinner')).rejects.toEqual(refused('not_found', 404))
    await expect(
      test.kitchen.call(contract.assignRuns, {
        day: DAY,
        mealTime: 'lunch',
        runs: [{ driverId: driverId + 1000, ticketIds: [lunch.id] }],
      }),
    ).rejects.toEqual(refused('not_found', 404))
  })
})

describe("a driver's link", () => {
  it('shows the stops to anyone who has it, and to no one else', async () => {
    const { token } = await onTheWay()
    const run = await driver().call(contract.getDriverRun, { token })
    expect(run).toMatchObject({ driver: 'Imran', day: DAY, mealTime: 'lunch' })
    expect(stopOf(run)).toMatchObject({
      label: 'A-001',
      status: 'out',
      customerName: 'Layla',
      phone: test.customer.phone,
    })
    expect(JSON.stringify(run)).not.toMatch(/handover/)
    const answer = await driver().request(`/api/runs/${token}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const other = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    await expect(driver().call(contract.getDriverRun, { token: other })).rejects.toEqual(
      refused('run_over', 404),
    )
  })
  it('ends with its day', async () => {
    const { token, code, ticketId, version } = await onTheWay()
    await driver().call(contract.deliverStop, { token, ticketId, version, code })
    test.goTo(24 * 60)
    await expect(driver().call(contract.getDriverRun, { token })).rejects.toEqual(
      refused('run_over', 404),
    )
  })
})

describe("a driver's link after a night in which the product was down", () => {
  it('takes the drop that was handed over before, and is over then', async () => {
    const { token, code, ticketId, version } = await onTheWay()
    test.goTo(20 * 60)
    const at = instantAt(DAY, '13:00').toISOString()
    const run = driver().call(contract.deliverStop, { token, ticketId, version, code, at })
    expect(stopOf(await run)).toMatchObject({ status: 'delivered' })
    await expect(driver().call(contract.getDriverRun, { token })).rejects.toEqual(
      refused('run_over', 404),
    )
  })
  it('is over after a day more, whatever became of the drop', async () => {
    const { token } = await onTheWay()
    test.goTo(48 * 60)
    await expect(driver().call(contract.getDriverRun, { token })).rejects.toEqual(
      refused('run_over', 404),
    )
  })
})

describe('POST /api/runs/:token/stops/:ticketId/deliver', () => {
  it('takes the code of the customer, once and again', async () => {
    const { token, code, ticketId, version } = await onTheWay()
    const input = { token, ticketId, version, code }
    const run = await driver().call(contract.deliverStop, input)
    expect(stopOf(run)).toMatchObject({ status: 'delivered', phone: null })
    expect(stopOf(await driver().call(contract.deliverStop, input))?.status).toBe('delivered')
    const steps = await test.db
      .selectFrom('kitchen_ticket_steps')
      .select(['run_id as runId', 'user_id as userId'])
      .where('to_status', '=', 'delivered')
      .execute()
    expect(steps).toEqual([{ runId: expect.any(Number), userId: null }])
    const { finished_at: finishedAt } = await test.db
      .selectFrom('delivery_runs')
      .select('finished_at')
      .executeTakeFirstOrThrow()
    expect(finishedAt).not.toBeNull()
  })
  it('compares five codes, however many are sent at once', async () => {
    const { token, code, ticketId, version } = await onTheWay()
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
    const input = { token, ticketId, version, code: wrong }
    const guess = () =>
      driver()
        .call(contract.deliverStop, input)
        .catch((error: { code?: string }) => error.code)
    const answers = await Promise.all(Array.from({ length: 40 }, guess))
    expect(answers.filter((answer) => answer === 'handover_code_wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(35)
  })
  it('refuses wrong codes, and after five of them even the right one', async () => {
    const { token, code, ticketId, version } = await onTheWay()
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
    const input = { token, ticketId, version }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(driver().call(contract.deliverStop, { ...input, code: wrong })).rejects.toEqual(
        refused('handover_code_wrong', 422),
      )
    }
    await expect(driver().call(contract.deliverStop, { ...input, code })).rejects.toEqual(
      refused('too_many_requests', 429),
    )
    test.goTo(16)
    const run = await driver().call(contract.deliverStop, { ...input, code })
    expect(stopOf(run)?.status).toBe('delivered')
  })
  it('needs a reason where there is no code', async () => {
    const { token, ticketId, version } = await onTheWay()
    const input = { token, ticketId, version }
    await expect(driver().call(contract.deliverStop, input)).rejects.toEqual(
      refused('handover_code_required'),
    )
    await driver().call(contract.deliverStop, { ...input, reason: 'concierge' })
    const { reason } = await test.db
      .selectFrom('kitchen_ticket_steps')
      .select('reason')
      .where('to_status', '=', 'delivered')
      .executeTakeFirstOrThrow()
    expect(reason).toBe('concierge')
  })
  it('knows only stops of the run', async () => {
    const { token, version } = await onTheWay()
    const dinner = await test.ticketOf('dinner')
    await expect(
      driver().call(contract.deliverStop, {
        token,
        ticketId: dinner.id,
        version,
        reason: 'concierge',
      }),
    ).rejects.toEqual(refused('not_found', 404))
  })
})

describe('a closed door', () => {
  it('counts as missed after ten minutes of waiting, and nothing goes back', async () => {
    const { token, ticketId, version } = await onTheWay()
    const fail = (seen: number) =>
      driver().call(contract.failStop, { token, ticketId, version: seen, reason: 'nobody_home' })
    await expect(fail(version)).rejects.toEqual(refused('wait_at_door', 409))
    const knocked = stopOf(await driver().call(contract.markArrived, { token, ticketId, version }))
    expect((await test.ticketOf('lunch')).phone).toBe(test.customer.phone)
    test.goTo(9)
    await expect(fail(knocked?.version ?? 0)).rejects.toEqual(refused('wait_at_door', 409))
    test.goTo(11)
    expect(stopOf(await fail(knocked?.version ?? 0))).toMatchObject({
      status: 'failed',
      failureReason: 'nobody_home',
    })
    expect(await test.db.selectFrom('drop_refunds').selectAll().execute()).toEqual([])
    const sent = (await test.texts()).map(({ text }) => text)
    expect(sent.at(-2)).toContain('will wait 10 minutes')
    expect(sent.at(-1)).toContain('nobody was home')
    expect(sent.at(-1)).toContain('counts as used')
  })
})
