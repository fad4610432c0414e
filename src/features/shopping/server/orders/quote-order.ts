import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findLastCard } from '#features/payments/server/public.ts'
import type { AiPlan } from '#features/subscriptions/server/public.ts'
import type * as contract from '../../orders-contract.ts'
import type { Bill } from '../../rules.ts'
import { getAiPlan } from '../get-ai-plan.ts'
import { presentLine } from '../present-line.ts'
import { getOffer, type Offer, type Source } from './get-offer.ts'
import { findOwnOrder } from './order-store.ts'

type Quote = Output<typeof contract.quoteIngredients>

export async function quoteIngredients(db: Database, who: Member, source: Source): Promise<Quote> {
  const plan = await getAiPlan(db, who)
  const offer = await getOffer(db, who, source)
  return presentQuote(offer, await findPlanCard(db, plan), who.language)
}

export async function reorderIngredients(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.reorderIngredients>,
): Promise<Quote> {
  if (!(await findOwnOrder(db, who.id, id))) throw new Refusal('not_found', 404)
  return quoteIngredients(db, who, { orderId: id })
}

type PlanCard = NonNullable<Awaited<ReturnType<typeof findLastCard>>>

/** The card that pays for the AI plan, where it is a good one. */
export async function findPlanCard(
  db: Database,
  { subscriptionId }: Pick<AiPlan, 'subscriptionId'>,
): Promise<PlanCard | undefined> {
  const card = await findLastCard(db, subscriptionId)
  return card?.status === 'succeeded' ? card : undefined
}

export const presentBill = ({ itemsFils, deliveryFils, totalFils, vatFils }: Bill) => ({
  items: toDirhams(itemsFils),
  delivery: toDirhams(deliveryFils),
  total: toDirhams(totalFils),
  vatIncluded: toDirhams(vatFils),
})

export const presentQuote = (
  { quoteId, source, lines, warnedDishes, bill, weightFils, window }: Offer,
  card: PlanCard | undefined,
  language: Language,
): Quote => ({
  quoteId,
  source,
  lines: lines.map((line) => presentLine(line, language)),
  warnedDishes: warnedDishes.map(({ dish, warnings }) => ({
    dishId: dish.id,
    name: dish.name[language],
    warnings,
  })),
  ...presentBill(bill),
  totalPrice: weightFils === null ? null : toDirhams(weightFils),
  window,
  card: card ? { brand: card.brand, last4: card.last4 } : null,
})
