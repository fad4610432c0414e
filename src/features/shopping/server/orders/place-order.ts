import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { LANGUAGES, textsIn, type Bilingual, type Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnAddress } from '#features/addresses/server/public.ts'
import {
  openPayment,
  refuseMethodOff,
  refuseWhileOwing,
  type PartLine,
} from '#features/payments/server/public.ts'
import {
  addressLineOf,
  areaOf,
  wayTo,
  type TicketAddress,
} from '#features/production/server/public.ts'
import { describeGrams } from '#features/suggestions/server/public.ts'
import type { placeIngredientOrder as contract } from '../../orders-contract.ts'
import { messages } from '../../messages.ts'
import { nextStatuses, orderNumber } from '../../rules.ts'
import { getAiPlan } from '../get-ai-plan.ts'
import { getOffer, type Offer } from './get-offer.ts'
import { getOwnOrder } from './list-orders.ts'
import { findOwnOrder, insertLines, insertOrder, lockOrder, updateOrder } from './order-store.ts'
import { noteDishes } from './ordered-dishes.ts'
import { findPlanCard, presentQuote } from './quote-order.ts'
import { stepOrder } from './step-order.ts'

/** Places what the quote promised, and opens its payment; another order meanwhile ends the quote. */
export async function placeIngredientOrder(
  tx: Transaction,
  who: Member,
  { deliveryAddressId, paymentMethod, cardSetupId, quoteId, ...source }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const plan = await getAiPlan(tx, who)
  await refuseMethodOff(tx, paymentMethod)
  await lockUser(tx, who.id)
  await refuseWhileOwing(tx, who.id)
  const address = await getOwnAddress(tx, who.id, deliveryAddressId)
  const offer = await getOffer(tx, who, source)
  const planCard = await findPlanCard(tx, plan)
  if (offer.quoteId !== quoteId) {
    const details = { ...presentQuote(offer, planCard, who.language) }
    throw new Refusal('order_changed', 409, { details })
  }
  const id = await insertOrder(
    tx,
    {
      customerId: who.id,
      listId: offer.source.listId ?? null,
      paymentMethod,
      itemsFils: offer.bill.itemsFils,
      deliveryFils: offer.bill.deliveryFils,
      window: offer.window,
      ...describeAddress(address),
    },
    who.now,
  )
  await insertLines(
    tx,
    id,
    offer.lines.map(({ ingredient, needMg, packs, grossFils }) => ({
      ingredientId: ingredient.id,
      name: ingredient.name,
      needMg,
      packs,
      packGrams: ingredient.packGrams,
      grossFils,
    })),
  )
  await noteDishes(tx, { id, customerId: who.id }, offer.source)
  const card = paymentMethod === 'credit_card' ? (cardSetupId ?? planCard?.id) : undefined
  await payFor(tx, who, { id, offer, paymentMethod, card })
  const order = await lockOrder(tx, id)
  if (order) await stepOrder(tx, order, { status: 'placed', reason: null, now: who.now })
  return getOwnOrder(tx, who, id)
}

/** What came, failed or was called off is ordered once more, not answered with again. */
export async function isPlacedOrderOver(
  tx: Transaction,
  who: Member,
  _input: Input<typeof contract>,
  { id }: Output<typeof contract>,
): Promise<boolean> {
  const order = await findOwnOrder(tx, who.id, id)
  return !order || nextStatuses(order.status).length === 0
}

interface Payable {
  id: number
  offer: Offer
  paymentMethod: Input<typeof contract>['paymentMethod']
  card: number | undefined
}

/** @throws Refusal `card_not_saved` where no card can be charged at once */
async function payFor(
  tx: Transaction,
  who: Member,
  { id, offer, paymentMethod, card }: Payable,
): Promise<void> {
  const payment = await openPayment(tx, who, {
    customerId: who.id,
    purpose: 'ingredients',
    subjectId: id,
    subscriptionId: null,
    amountFils: offer.bill.totalFils,
    method: paymentMethod,
    ...(card !== undefined && { cardSetupId: card }),
    chargeOn: paymentMethod === 'cash_on_delivery' ? offer.window.day : who.today,
    description: inBoth((language) => textsIn(messages, language).invoice.order(orderNumber(id))),
    lines: invoiceLines(offer),
  })
  if (paymentMethod === 'credit_card' && payment.state !== 'ready') {
    throw new Refusal('card_not_saved', 422, { fields: ['cardSetupId'] })
  }
  await updateOrder(tx, id, { payment_id: payment.id })
}

const inBoth = (text: (language: Language) => string): Bilingual => {
  const [en, ar] = LANGUAGES.map(text)
  return { en: en ?? '', ar: ar ?? '' }
}

function invoiceLines({ lines, bill }: Offer): PartLine[] {
  const goods = lines.map(({ ingredient, packs, grossFils }) => ({
    part: ingredient.id,
    description: inBoth((language) =>
      textsIn(messages, language).invoice.line(
        ingredient.name[language],
        describeGrams(ingredient.packGrams, language),
      ),
    ),
    quantity: packs,
    grossFils,
  }))
  const delivery = {
    part: 'delivery',
    description: inBoth((language) => textsIn(messages, language).invoice.delivery),
    quantity: 1,
    grossFils: bill.deliveryFils,
  }
  return bill.deliveryFils > 0 ? [...goods, delivery] : goods
}

type Address = Awaited<ReturnType<typeof getOwnAddress>>

function describeAddress(row: Address): { address: Bilingual; addressNotes: string | null } {
  const address: TicketAddress = {
    name: row.name,
    line1: row.addressLine1,
    line2: row.addressLine2,
    city: row.city,
    area: row.area,
    building: row.buildingName,
    flat: row.flatNumber,
    floor: row.floor,
    landmark: row.landmark,
    notes: row.instructions,
  }
  const area = { area: row.area, areaEn: row.areaNameEn, areaAr: row.areaNameAr }
  const notes = [wayTo(address, 'en'), row.instructions].filter((part) => part)
  return {
    address: inBoth((language) =>
      [
        addressLineOf(address, language),
        areaOf(area, language),
        EMIRATE_NAMES[row.city][language],
      ].join(language === 'ar' ? '، ' : ', '),
    ),
    addressNotes: notes.length > 0 ? notes.join(', ') : null,
  }
}
