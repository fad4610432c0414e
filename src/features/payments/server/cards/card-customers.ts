import type { Database } from '#server/database/database.ts'
import type { CardGateway } from '#server/gateways/card.ts'
import type { GatewayCall } from '#server/gateways/gateway-call.ts'

/** What the card provider calls one of our people: known already, or created there now, once. */
export async function ensureCardCustomer(
  card: CardGateway,
  at: GatewayCall,
  customerId: string,
): Promise<string> {
  const known = await findCardCustomer(card, at, customerId)
  if (known !== undefined) return known
  const { id, name, email, phone } = await at.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const ref = await card.createCustomer(at, { id, name, email, phone })
  await at.db
    .insertInto('card_customers')
    .values({ customer_id: customerId, provider: card.provider, ref, created_at: at.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findCardCustomer(card, at, customerId)) ?? ref
}

async function findCardCustomer(
  { provider }: CardGateway,
  { db }: GatewayCall,
  customerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('card_customers')
    .select('ref')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.ref
}

export interface CardCustomer {
  provider: string
  ref: string
}

/** Those whose account was deleted, and whose cards the provider still has. */
export const listErasedCustomers = (
  db: Database,
  provider: CardGateway['provider'],
): Promise<CardCustomer[]> =>
  db
    .selectFrom('card_customers as c')
    .innerJoin('users as u', 'u.id', 'c.customer_id')
    .select(['c.provider', 'c.ref'])
    .where('u.erased_at', 'is not', null)
    .where('c.provider', '=', provider)
    .orderBy('u.erased_at')
    .orderBy('u.number')
    .limit(200)
    .execute()

export async function forgetCardCustomer(
  db: Database,
  { provider, ref }: CardCustomer,
): Promise<void> {
  await db
    .deleteFrom('card_customers')
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .execute()
}
