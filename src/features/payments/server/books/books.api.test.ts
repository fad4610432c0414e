import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import * as contract from '../../contract.ts'
import { listLedgerErrors } from './ledger.ts'
import { cancelPayment, refundPayment } from '../public.ts'
import { sendPayPalRequest } from '../requests/paypal-requests.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { sweepPayPal } from '../settling/sweep-payments.ts'
import { chargeTime, usePayments, type Person } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'

async function captured(amountFils = 232_900) {
  const who = await test.person()
  const setup = await test.saveCard(who, '4242424242424242')
  const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE, amountFils })
  await test.goTo(chargeTime(DUE))
  expect(await test.stateOf(id)).toBe('captured')
  return { who, id }
}

const refund = (paymentId: number, amountFils: number) =>
  inTransaction(test.db, (tx) =>
    refundPayment(tx, {
      paymentId,
      amountFils,
      reason: 'unused days',
      now: test.clock.now(),
    }),
  )

const open = (who: Person, paypalEmail: string) =>
  test.open(who, { method: 'paypal', paypalEmail, chargeOn: DUE })

describe('refunds', () => {
  it('are never more than what was captured, also when thirty come at once', async () => {
    const { id } = await captured(100_000)
    await expect(refund(id, 100_001)).rejects.toMatchObject({ code: 'refund_too_large' })
    await expect(refund(id, 0)).rejects.toMatchObject({ code: 'refund_too_large' })
    await expect(refund(id, -5)).rejects.toMatchObject({ code: 'refund_too_large' })
    await expect(refund(id, 10.5)).rejects.toMatchObject({ code: 'refund_too_large' })
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => refund(id, 9000)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    await refund(id, 1000)
    expect(await test.payment(id)).toMatchObject({ state: 'refunded', refunded_fils: 100_000 })
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'refund_too_large' })
    await test.drain()
    for (const account of ['clearing', 'deferred', 'vat', 'refunds']) {
      expect(await test.ledgerSum(id, account)).toBe(0)
    }
  })

  it('of a payment that was not taken are refused', async () => {
    const who = await test.person()
    const { id } = await test.open(who)
    await expect(refund(id, 100)).rejects.toMatchObject({ code: 'refund_not_captured' })
  })
})

describe('the ledger', () => {
  it('books a capture as 5/105 VAT and the rest as deferred revenue', async () => {
    const { id } = await captured()
    expect(await test.ledgerSum(id, 'clearing')).toBe(232_900)
    expect(await test.ledgerSum(id, 'vat')).toBe(-11_090)
    expect(await test.ledgerSum(id, 'deferred')).toBe(-221_810)
    expect(await test.ledgerSum(id)).toBe(0)
    expect(await listLedgerErrors(test.db)).toEqual([])
  })

  it('takes no transaction that does not sum to zero, no change and no deletion', async () => {
    const { id } = await captured()
    const unbalanced = test.db.transaction().execute(async (tx) => {
      const transaction = await tx
        .insertInto('ledger_transactions')
        .values({ key: `bad:${id}`, payment_id: id, at: test.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sql`insert into ledger_entries (transaction_id, account_id, amount_fils)
        select ${transaction.id}, id, 5 from ledger_accounts limit 1`.execute(tx)
    })
    await expect(unbalanced).rejects.toThrow('is off by 5 fils')
    const actions = [
      sql`update ledger_entries set amount_fils = 1`,
      sql`delete from ledger_entries`,
      sql`update invoices set gross_fils = 1`,
    ]
    for (const action of actions)
      await expect(action.execute(test.db)).rejects.toThrow('permission denied')
  })
})

describe('GET /api/invoices', () => {
  it('answers a tax invoice a capture and a credit note a refund, numbered without gaps', async () => {
    const { who, id } = await captured()
    await refund(id, 100_000)
    await refund(id, 132_900)
    const list = await who.call(contract.listInvoices)
    expect(list.map(({ kind }) => kind)).toEqual(['credit_note', 'credit_note', 'invoice'])
    const [second, first, invoice] = list
    expect(invoice).toMatchObject({
      gross: 2329,
      vat: 110.9,
      net: 2218.1,
      sellerTrn: '100000000000003',
      buyerName: 'Layla',
    })
    expect(first?.correctsNumber).toBe(invoice?.number)
    expect((first?.vat ?? 0) + (second?.vat ?? 0)).toBeCloseTo(110.9, 9)
    for (const kind of ['invoice', 'credit_note']) {
      const rows = await test.db
        .selectFrom('invoices')
        .select('sequence')
        .where('kind', '=', kind)
        .orderBy('sequence')
        .execute()
      expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
    }
  })
})

const BREAD = {
  part: 'bread',
  description: { en: 'Bread', ar: 'خبز' },
  quantity: 1,
  grossFils: 325,
}
const TEN = { part: 'rice', description: { en: 'Rice', ar: 'أرز' }, quantity: 1, grossFils: 1000 }

describe('VAT of an invoice with lines', () => {
  it('is rounded on each line, and its total, the ledger and the whole refund add up', async () => {
    const who = await test.person()
    const setup = await test.saveCard(who, '4242424242424242')
    const { id } = await test.open(who, {
      cardSetupId: setup.id,
      chargeOn: DUE,
      amountFils: 3325,
      lines: [BREAD, TEN, { ...TEN, part: 'oats' }, { ...TEN, part: 'salt' }],
    })
    await test.goTo(chargeTime(DUE))
    const [invoice] = await who.call(contract.listInvoices)
    expect(invoice?.lines.map(({ vat }) => vat)).toEqual([0.15, 0.48, 0.48, 0.48])
    expect(invoice).toMatchObject({ gross: 33.25, vat: 1.59, net: 31.66 })
    expect(await test.ledgerSum(id, 'vat')).toBe(-159)
    await refund(id, 3325)
    const [note] = await who.call(contract.listInvoices)
    expect(note).toMatchObject({ kind: 'credit_note', vat: 1.59, lines: invoice?.lines })
    expect(await test.ledgerSum(id, 'vat')).toBe(0)
  })
})

describe('PayPal', () => {
  it('paid@ is asked in US dollars at 3.6725 and captured', async () => {
    const who = await test.person()
    const payment = await open(who, 'paid@example.com')
    expect(payment).toMatchObject({
      state: 'requires_action',
      nextAction: { kind: 'paypal_request', email: 'paid@example.com', usd: '634.17' },
    })
    await test.drain()
    expect(await test.texts(who.phone)).toEqual([expect.stringContaining('USD 634.17')])
    await test.goTo(test.clock.now())
    expect(await test.payment(payment.id)).toMatchObject({
      state: 'captured',
      usd_cents: 63_417,
      usd_rate: 36_725,
    })
    await refund(payment.id, 100_000)
    await refund(payment.id, 132_900)
    await test.drain()
    const rows = await test.db.selectFrom('simulator.paypal_refunds').select('usd_cents').execute()
    expect(rows.reduce((sum, row) => sum + row.usd_cents, 0)).toBe(63_417)
  })

  it('ignore@ expires five days after it was due and its request is withdrawn', async () => {
    const who = await test.person()
    const payment = await open(who, 'ignore@example.com')
    await test.drain()
    const [listed] = await who.call(contract.listOwnPayments)
    await test.page(listed?.requestUrl ?? '', { method: 'POST' })
    await test.goTo(chargeTime(DUE))
    expect(await test.stateOf(payment.id)).toBe('requires_action')
    await test.goTo(chargeTime('2026-11-30'))
    expect(await test.stateOf(payment.id)).toBe('expired')
    expect(test.heard).toContain(`failed ${payment.id}`)
    const page = await test.page(listed?.requestUrl ?? '')
    expect(await page.text()).toContain('withdrawn')
  })

  it('another account pays on its page; a request for a cancelled payment is withdrawn', async () => {
    const who = await test.person()
    const first = await open(who, 'layla@example.com')
    const second = await open(who, 'layla@example.com')
    await test.drain()
    const list = await who.call(contract.listOwnPayments)
    const urlOf = (id: number) => list.find((row) => row.id === id)?.requestUrl ?? ''
    await test.page(urlOf(first.id), { method: 'POST' })
    await inTransaction(test.db, (tx) => cancelPayment(tx, second.id, test.clock.now()))
    await test.goTo(test.clock.now())
    await test.page(urlOf(second.id), { method: 'POST' })
    await test.goTo(test.clock.now())
    expect(await test.stateOf(first.id)).toBe('captured')
    expect(await test.stateOf(second.id)).toBe('cancelled')
  })

  it('a payment cancelled while its request is sent leaves no request that can be paid', async () => {
    const { id } = await open(await test.person(), 'layla@example.com')
    const { paypal } = test.parts.gateways
    if (!paypal) throw new Error('No PayPal')
    const requestAndCancel: typeof paypal.request = async (...sent) => {
      const request = await paypal.request(...sent)
      await inTransaction(test.db, (tx) => cancelPayment(tx, id, test.clock.now()))
      return request
    }
    const gateways = { ...test.parts.gateways, paypal: { ...paypal, request: requestAndCancel } }
    await sendPayPalRequest({ ...test.parts, gateways })(test.context, { paymentId: id })
    await test.drain()
    const { request_ref, request_url } = await test.payment(id)
    expect(request_ref).not.toBeNull()
    expect(await (await test.page(request_url ?? '')).text()).toContain('withdrawn')
  })

  it('a young request is asked about every ten minutes, an old one every three hours', async () => {
    const { id } = await open(await test.person(), 'ignore@example.com')
    await sendPayPalRequest(test.parts)(test.context, { paymentId: id })
    const { created_at, request_ref } = await test.payment(id)
    const { paypal } = test.parts.gateways
    if (!paypal) throw new Error('No PayPal')
    const asked: number[] = []
    const retrieve: typeof paypal.retrieve = (place, ref) => {
      const minutes = (test.clock.now().getTime() - created_at.getTime()) / 60_000
      if (ref === request_ref) asked.push(Math.round(minutes))
      return paypal.retrieve(place, ref)
    }
    const gateways = { ...test.parts.gateways, paypal: { ...paypal, retrieve } }
    const begun = created_at.getTime()
    for (const minutes of [0, 5, 10, 1440, 1500, 1610, 1620]) {
      test.clock.moveTo(new Date(begun + minutes * 60_000))
      await sweepPayPal({ ...test.parts, gateways })(test.context)
    }
    expect(asked).toEqual([0, 10, 1440, 1620])
  })

  it('a request paid with another amount waits for a person', async () => {
    const who = await test.person()
    const payment = await open(who, 'paid@example.com')
    await test.drain()
    await test.db
      .updateTable('simulator.paypal_requests')
      .set({ usd_cents: 63_416 })
      .where('reference', '=', (await test.payment(payment.id)).reference)
      .execute()
    await test.goTo(test.clock.now())
    expect(await test.stateOf(payment.id)).toBe('requires_action')
    const matters = await (await test.person('admin')).call(contract.listPaymentsToSettle)
    expect(matters.find(({ id }) => id === payment.id)).toMatchObject({
      reviews: ['amount_differs'],
    })
  })
})

describe('USDT', () => {
  it('is announced by WhatsApp and confirmed by an admin with evidence and an audit row', async () => {
    const who = await test.person('customer', 'ar')
    const admin = await test.person('admin')
    const payment = await test.open(who, { method: 'usdt', chargeOn: DUE })
    expect(payment.nextAction).toEqual({ kind: 'usdt_instructions' })
    await test.drain()
    expect(await test.texts(who.phone)).toEqual([expect.stringContaining('634.17 USDT')])
    const matters = await admin.call(contract.listPaymentsToSettle)
    expect(matters.find(({ id }) => id === payment.id)).toMatchObject({
      isConfirmable: true,
      usd: '634.17',
      customerPhone: who.phone,
    })
    await expect(who.call(contract.listPaymentsToSettle)).rejects.toMatchObject({ status: 403 })
    const input = { id: payment.id, evidence: 'Transaction 0xabc on TRC-20, seen 21 November' }
    await expect(who.call(contract.confirmPayment, input)).rejects.toMatchObject({ status: 403 })
    await expect(
      admin.call(contract.confirmPayment, { ...input, evidence: 'yes' }),
    ).rejects.toMatchObject({ status: 400 })
    const confirmed = await admin.call(contract.confirmPayment, input)
    expect(confirmed).toEqual({ id: payment.id, state: 'captured' })
    await expect(admin.call(contract.confirmPayment, input)).rejects.toMatchObject({ status: 409 })
    const audit = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', String(payment.id))
      .execute()
    expect(audit).toMatchObject([{ action: 'confirm-payment', actor_id: admin.id }])
    await refund(payment.id, 232_900)
    expect(await test.ledgerSum(payment.id, 'refunds')).toBe(-232_900)
  })
})

it('no card number is anywhere in the database', async () => {
  const who = await test.person()
  await test.saveCard(who, '5555555555554444')
  await test.saveCard(who, '4000002500003155')
  await test.saveCard(who, '4111111111111111')
  await captured()
  const columns = await sql<{ s: string; t: string; c: string }>`
    select table_schema as s, table_name as t, column_name as c from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')`.execute(
    test.db,
  )
  expect(columns.rows.length).toBeGreaterThan(100)
  for (const { s, t, c } of columns.rows) {
    const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(`${s}.${t}`)}
      where ${sql.ref(c)}::text ~ '(4242|4000|5555|4111)[ -]?(4242|0000|0025|5555|1111)'`.execute(
      test.db,
    )
    expect({ s, t, c, n: found.rows[0]?.n }).toEqual({ s, t, c, n: 0 })
  }
})
