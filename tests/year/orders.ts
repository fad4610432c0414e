import { createCardSetup, getCardSetup } from '../../src/features/payments/contract.ts'
import * as quotes from '../../src/features/quotes/admin-contract.ts'
import { createCustomQuote } from '../../src/features/quotes/contract.ts'
import { orderOffer } from '../../src/features/quotes/offer-contract.ts'
import { addDays, dayOf } from '../../src/shared/dates.ts'
import { newCustomer, signInAdmin, type Customer } from '../../tools/testing/situations/orders.ts'
import type { TestCardName } from '../providers/stripe/cards.ts'
import type { Life } from './people.ts'
import type { World } from './world.ts'

export interface Person {
  life: Life
  customer: Customer
  subscriptionId: number
}

const PLANS = { meals: 2, ai: 4 } as const
const START_AHEAD_DAYS = 4

/** Types a card into Stripe's fields; for a payment that waits for one, where it is named. */
export async function saveCard(
  { stripe }: World,
  customer: Customer,
  card: TestCardName,
  paymentId?: number,
): Promise<number> {
  const { id, form } = await customer.call(createCardSetup, paymentId ? { paymentId } : {})
  if (form?.presentation !== 'element') throw new Error('Stripe’s fields are in our page')
  await stripe.confirmSetup(form.clientSecret, card)
  const { status } = await customer.call(getCardSetup, { id })
  if (status === 'open') stripe.authenticate(form.clientSecret)
  await customer.call(getCardSetup, { id })
  return id
}

export async function order(world: World, life: Life): Promise<Person> {
  const customer = await newCustomer(world, life.language)
  const method = life.method ?? 'credit_card'
  const isCard = method === 'credit_card'
  const card = isCard
    ? { cardSetupId: await saveCard(world, customer, life.card ?? 'pm_card_visa') }
    : {}
  const startDate = addDays(dayOf(world.clock.now()), START_AHEAD_DAYS)
  if (life.plan === 'offer') {
    const token = await offered(world, startDate)
    const { subscriptionId } = await customer.call(orderOffer, {
      token,
      deliveryAddressId: customer.addressId,
      paymentMethod: method === 'bank_transfer' ? method : 'credit_card',
      ...card,
    })
    await letKitchenChoose(world, subscriptionId)
    return { life, customer, subscriptionId }
  }
  if (method === 'bank_transfer') throw new Error('Only offers are paid by bank transfer')
  const { id } = await customer.order({
    planId: PLANS[life.plan ?? 'meals'],
    startDate,
    paymentMethod: method,
    ...card,
    ...(method === 'paypal' && { paymentMetadata: { paypalEmail: 'layla@example.com' } }),
  })
  return { life, customer, subscriptionId: id }
}

const letKitchenChoose = ({ app }: World, id: number) =>
  app.db.updateTable('subscriptions').set({ fallback: 'kitchen' }).where('id', '=', id).execute()

/** The link of an offer that the team made. */
async function offered(world: World, startsOn: string): Promise<string> {
  const office = await signInAdmin(world)
  const name = `Office ${crypto.randomUUID()}`
  await world.browser().call(createCustomQuote, {
    name,
    phone: '050 555 0143',
    email: 'office@example.com',
    peopleCount: 6,
    requirements: 'Lunch for an office of six, five days a week.',
  })
  const listed = await office.call(quotes.listCustomQuotes, { search: name })
  const { offers } = await office.call(quotes.sendOffer, {
    id: listed.quotes[0]?.id ?? 0,
    lines: [{ text: 'Lunch for 6, five days', amount: 4300 }],
    validUntil: addDays(startsOn, -1),
    note: '',
    restaurantId: 1,
    people: 6,
    mealTimes: ['lunch'],
    daysPerWeek: 5,
    startsOn,
  })
  return offers[0]?.link.split('/').at(-1) ?? ''
}
