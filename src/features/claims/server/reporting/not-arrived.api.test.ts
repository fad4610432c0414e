import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { announceWithdrawal } from '../../../deliveries/server/skipping/withdrawals.ts'
import { payStopRefunds } from '../../../kitchen-board/server/pay-stop-refunds.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import { missesOf } from '../../../../../tools/testing/situations/misses.ts'
import { getClaimPhoto, listClaims, makeClaim } from '../../contract.ts'
import { jpegUrl } from '../../../../../tools/testing/documents.ts'

const test = useClaims()
const NOT_ARRIVED = { kind: 'not_arrived', words: 'Nothing at the door' } as const

const paidBack = () =>
  test.db.selectFrom('refunds').select('id').where('reason', '=', 'drop_failed').execute()

describe('POST /api/drops/:id/claims of what did not arrive', () => {
  it('is refunded at once where the drop was handed over without the code and the rest of its day came', async () => {
    const { id } = await test.handOver('lunch', 'at_door')
    await test.deliver('dinner')
    test.toLunch()
    expect((await test.stop()).claimKinds).toContain('not_arrived')
    const claim = await test.claim(id, NOT_ARRIVED)
    expect(claim).toMatchObject({ dropId: id, state: 'granted', kind: 'not_arrived', dish: null })
    const [refund, ...more] = await test.refunds()
    expect(more).toEqual([])
    expect(refund).toMatchObject({ ticketId: id, sixths: 3 })
    expect(claim.refundAed).toBe((refund?.amountFils ?? 0) / 100)
    expect(await test.stop()).toMatchObject({
      status: 'failed',
      failureReason: 'not_arrived',
      refundAed: claim.refundAed,
      claims: [{ state: 'granted' }],
      claimKinds: ['allergen'],
    })
    expect(await test.texts()).toContainEqual(
      expect.objectContaining({ template: 'drop-failed-refunded' }),
    )
    const before = (await paidBack()).length
    test.goTo(21)
    for (let run = 0; run < 2; run++) await payStopRefunds(test.db, test.app.clock.now())
    expect(await paidBack()).toHaveLength(before + 1)
  })

  it('is made good where the kitchen itself said that it was delivered', async () => {
    const { id } = await test.deliver()
    test.toLunch()
    expect(await test.claim(id, NOT_ARRIVED)).toMatchObject({ state: 'granted' })
    await expect(test.recall(await test.ticketOf('lunch'))).rejects.toMatchObject({ status: 409 })
    expect((await test.ticketOf('lunch')).recall).toBeNull()
  })

  it('waits for our team where the code was given', async () => {
    const { id } = await test.handOver('dinner', 'code')
    test.toLunch()
    expect(await test.claim(id, NOT_ARRIVED)).toMatchObject({ state: 'open', refundAed: null })
    expect(await test.stop('dinner')).toMatchObject({ status: 'delivered' })
    expect(await test.refunds()).toEqual([])
  })

  it('waits for the end of a drop that is still to come, and is granted with it', async () => {
    const { id } = await test.ticketOf('lunch')
    test.toLunch()
    expect(await test.claim(id, NOT_ARRIVED)).toMatchObject({ state: 'waiting' })
    await test.bump(await test.ticketOf('lunch'), 'failed', 'not_made')
    expect((await test.stop()).claims).toMatchObject([{ state: 'granted' }])
    await test.recall(await test.ticketOf('lunch'))
    expect((await test.stop()).claims).toMatchObject([{ state: 'waiting', decidedAt: null }])
  })

  it('is over where the drop comes after all, and can be said again', async () => {
    const { id } = await test.ticketOf('lunch')
    test.toLunch()
    await test.claim(id, { ...NOT_ARRIVED, photo: await jpegUrl() })
    await test.deliver()
    expect(await test.stop()).toMatchObject({ claims: [], status: 'delivered' })
    expect(await test.claim(id, NOT_ARRIVED)).toMatchObject({ state: 'granted' })
  })

  it('waits for nothing once its day leaves unpaid', async () => {
    const { id } = await test.ticketOf('lunch')
    test.toLunch()
    await test.claim(id, { ...NOT_ARRIVED, photo: await jpegUrl() })
    const day = await test.db
      .selectFrom('delivery_days as d')
      .innerJoin('kitchen_tickets as t', 't.delivery_day_id', 'd.id')
      .select(['d.id', 'd.day', 'd.restaurant_id as restaurantId'])
      .where('t.id', '=', id)
      .executeTakeFirstOrThrow()
    await inTransaction(test.db, (tx) => announceWithdrawal(tx, [day], test.app.clock.now()))
    const [claims, photos] = await Promise.all([
      test.db.selectFrom('delivery_claims').select('id').execute(),
      test.db.selectFrom('private_files').select('id').where('kind', '=', 'claimPhoto').execute(),
    ])
    expect([...claims, ...photos]).toEqual([])
  })

  it('is looked at where the driver says that no one was home', async () => {
    const out = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready', 'out')
    await test.db
      .updateTable('kitchen_tickets')
      .set({ knocked_at: new Date('2026-11-25T06:00:00Z') })
      .where('id', '=', out.id)
      .execute()
    test.toLunch()
    await test.bump(out, 'failed', 'nobody_home')
    expect(await test.claim(out.id, NOT_ARRIVED)).toMatchObject({ state: 'open' })
  })

  it('waits for our team the third time in 28 days', async () => {
    const { id } = await test.deliver()
    const claimedOn = (days: string[]) =>
      sql`
      with earlier as (
        insert into kitchen_tickets (restaurant_id, day, number, customer_id, meal_time, address,
          area, allergens, handover_code, changed_at, customer_name, window_from, window_to, status,
          failure_reason)
        select restaurant_id, d.day::date, 900, customer_id, meal_time, address,
               area, allergens, handover_code, changed_at, customer_name, window_from, window_to,
               'failed', 'not_arrived'
          from kitchen_tickets t, unnest(${days}::text[]) as d (day) where t.id = ${id}
        returning id, customer_id, day)
      insert into delivery_claims (ticket_id, customer_id, kind, state, made_at, decided_at)
      select id, customer_id, 'not_arrived', 'granted', day + time '12:00', day + time '12:00'
        from earlier`.execute(test.db)
    test.toLunch()
    await claimedOn(['2026-10-27', '2026-10-29', '2026-10-30'])
    expect(await test.claim(id, NOT_ARRIVED)).toMatchObject({ state: 'open' })
    await test.db.deleteFrom('delivery_claims').execute()
    await claimedOn(['2026-10-25', '2026-10-26', '2026-11-20'])
    expect(await test.claim(id, NOT_ARRIVED)).toMatchObject({ state: 'granted' })
  })

  it('is made good once, however many press at once: a meal as money, all of them as the day', async () => {
    const { id } = await test.deliver()
    test.toLunch()
    const pressed = await Promise.allSettled([1, 2, 3].map(() => test.claim(id, NOT_ARRIVED)))
    const codes = pressed.map((one) => (one.status === 'rejected' ? one.reason.code : 'made'))
    expect(codes).toHaveLength(3)
    expect(codes.filter((code) => code === 'claim_made')).toHaveLength(2)
    expect(await test.refunds()).toHaveLength(1)
    const idempotencyKey = newIdempotencyKey()
    const dinner = (await test.deliver('dinner')).id
    test.toLunch()
    const input = { id: dinner, ...NOT_ARRIVED }
    const first = await test.customer.call(makeClaim, input, { idempotencyKey })
    expect(await test.customer.call(makeClaim, input, { idempotencyKey })).toEqual(first)
    expect(first).toMatchObject({ state: 'granted', refundAed: null })
    expect(await missesOf(test).givenBack()).toEqual({ sixths: 0, isReplaced: true })
  })

  it('refuses another’s drop, one before its window, and one that is long over', async () => {
    const { id } = await test.ticketOf('lunch')
    const { stranger } = test.people
    test.toLunch()
    await expect(test.claim(id, NOT_ARRIVED, stranger)).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    })
    test.goTo(0)
    await expect(test.claim(id, NOT_ARRIVED)).rejects.toMatchObject({ code: 'claim_too_early' })
    test.goTo(60 * 25)
    await expect(test.claim(id, NOT_ARRIVED)).rejects.toMatchObject({ code: 'claim_too_late' })
    await expect(test.stop()).rejects.toThrow('No lunch')
  })

  it('takes 30 photos an hour, those that were refused too', async () => {
    const { id } = await test.deliver()
    test.toLunch()
    await test.db.deleteFrom('rate_limits').execute()
    const send = () => test.claim(id, { ...NOT_ARRIVED, photo: 'data:image/jpeg;base64,AAAA' })
    for (let photo = 1; photo <= 30; photo++) {
      await expect(send()).rejects.toMatchObject({ status: 422 })
    }
    await expect(send()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
    await test.claim(id, NOT_ARRIVED)
    await test.db.deleteFrom('rate_limits').execute()
  })

  it('keeps the photo for the customer alone', async () => {
    const { id } = await test.deliver()
    test.toLunch()
    await expect(
      test.claim(id, { ...NOT_ARRIVED, photo: 'data:image/jpeg;base64,AAAA' }),
    ).rejects.toMatchObject({ status: 422, fields: { photo: expect.any(String) } })
    const claim = await test.claim(id, { ...NOT_ARRIVED, photo: await jpegUrl() })
    expect(claim.hasPhoto).toBe(true)
    const [listed] = await test.customer.call(listClaims, {})
    expect(listed).toEqual(claim)
    const path = getClaimPhoto.path.replace(':id', String(claim.id))
    const shown = await test.customer.request(path)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await test.people.stranger.request(path)).status).toBe(404)
    expect(await test.people.stranger.call(listClaims, {})).toEqual([])
  })
})
