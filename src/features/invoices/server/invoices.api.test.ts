import { describe, expect, it } from 'vitest'
import { qpdf } from '#server/files/pdf/qpdf.ts'
import { CallError } from '#shared/wire/call.ts'
import { listInvoices } from '#features/payments/contract.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import { liveUntil, newCustomer } from '../../../../tools/testing/situations/orders.ts'
import { getInvoiceDocument } from '../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

async function paidCustomer() {
  test.clock.moveTo(TEST_NOW)
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  const { id } = await customer.order({ cardSetupId, paymentMethod: 'credit_card' })
  await liveUntil(test, '2026-11-25T03:00:00Z')
  return { customer, id }
}

describe('documents of invoices', () => {
  it('sets an invoice as PDF once, for its customer only', async () => {
    const { customer } = await paidCustomer()
    const [invoice] = await customer.call(listInvoices, {})
    const path = `/api/invoices/${invoice?.id}/document`
    const answer = await customer.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="${invoice?.number}.pdf"`,
    )
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const again = await customer.request(path)
    expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true)

    const other = await newCustomer(test)
    expect((await other.request(path)).status).toBe(404)
    expect((await test.browser().request(path)).status).toBe(401)
  })

  it('joins no letters of words such as ضريبة to one glyph, which a search reads backwards', async () => {
    const { customer } = await paidCustomer()
    const [invoice] = await customer.call(listInvoices, {})
    const answer = await customer.request(`/api/invoices/${invoice?.id}/document`)
    const pdf = Buffer.from(await answer.arrayBuffer())
    const { file } = await qpdf(pdf, ['--qdf', '--stream-data=uncompress'])
    const joined = Buffer.from(file ?? [])
      .toString('latin1')
      .matchAll(/^<[0-9a-f]+> <((?:06[0-9a-f]{2}){2,})>$/gim)
    const letters = Array.from(joined, ([, utf16 = '']) =>
      Buffer.from(utf16, 'hex').swap16().toString('utf16le'),
    )
    expect(letters.filter((pair) => ['ضر', 'بر', 'ير'].includes(pair))).toEqual([])
    expect(letters).toContain('لإ')
  })

  it('sets a credit note that names the invoice it corrects', async () => {
    const { customer, id } = await paidCustomer()
    await customer.call(cancelSubscription, { id }, { idempotencyKey: crypto.randomUUID() })
    await test.drain()
    const [note] = await customer.call(listInvoices, {})
    expect(note?.kind).toBe('credit_note')
    const answer = await customer.request(`/api/invoices/${note?.id}/document`)
    expect(answer.status).toBe(200)
  })

  it('refuses an invoice that is not there', async () => {
    const { customer } = await paidCustomer()
    const call = customer.call(getInvoiceDocument, { id: 999_999 })
    await expect(call).rejects.toSatisfy(
      (error) => error instanceof CallError && error.status === 404,
    )
  })
})
