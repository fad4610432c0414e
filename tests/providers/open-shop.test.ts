import { describe, expect, it } from 'vitest'
import { acceptQuote } from '../../src/features/chef-events/quotes-contract.ts'
import { orderOffer } from '../../src/features/quotes/offer-contract.ts'
import { placeIngredientOrder } from '../../src/features/shopping/orders-contract.ts'
import { confirmCompany } from '../../tools/testing/situations/company.ts'
import { openLiveProduct } from './live-product.ts'

const live = openLiveProduct()
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const CLOSED = { status: 409, code: 'shop_not_open' }

const forget = () => live.test.app.db.deleteFrom('settings').where('key', '=', 'company').execute()

const countPayments = async () =>
  (await live.test.app.db.selectFrom('payments').select('id').execute()).length

describe('a live shop without a confirmed seller, R-PAY-15', () => {
  it('takes no order of any kind, and no money', async () => {
    const customer = await live.newPerson()
    const cardSetupId = await live.saveCard(customer, 'pm_card_visa')
    await forget()
    const before = await countPayments()
    const plan = customer.order({ cardSetupId, paymentMethod: 'credit_card' })
    await expect(plan).rejects.toMatchObject(CLOSED)
    const actions = [
      () => customer.call(acceptQuote, { id: 1, quoteId: 1, cardSetupId }, key()),
      () =>
        customer.call(
          placeIngredientOrder,
          {
            listId: 1,
            deliveryAddressId: 1,
            paymentMethod: 'credit_card',
            quoteId: 'a'.repeat(16),
          },
          key(),
        ),
      () =>
        customer.call(
          orderOffer,
          {
            token: 'a'.repeat(43),
            deliveryAddressId: 1,
            paymentMethod: 'credit_card',
            cardSetupId,
          },
          key(),
        ),
    ]
    for (const action of actions) await expect(action()).rejects.toMatchObject(CLOSED)
    expect(await countPayments()).toBe(before)
  })

  it.each([
    ['no tax number', { trn: '' }],
    ['no address', { address: '' }],
    ['the made-up phone', { phone: '+97145550182' }],
    ['the made-up e-mail address', { email: 'hello@sufra.example' }],
  ])('stays closed with %s', async (_what, changes) => {
    const customer = await live.newPerson()
    const cardSetupId = await live.saveCard(customer, 'pm_card_visa')
    await confirmCompany(live.test.app.db, changes)
    const plan = () => customer.order({ cardSetupId, paymentMethod: 'credit_card' })
    await expect(plan()).rejects.toMatchObject(CLOSED)
    await confirmCompany(live.test.app.db)
    expect(await plan()).toMatchObject({ id: expect.any(Number) })
  })
})
