import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import { insertReceipt } from '#features/deliveries/server/public.ts'
import { setFallback } from '#features/subscriptions/server/public.ts'
import type { chooseFallback as contract } from '../../fallback-contract.ts'
import { lockOwnDays } from '../lock-day.ts'

/** Holds for every day whose cut-off is still to come. */
export async function chooseFallback(
  tx: Transaction,
  who: Member,
  { id, fallback }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { subscription, now } = await lockOwnDays(tx, who, id)
  await setFallback(tx, id, fallback)
  const number = await insertReceipt(tx, {
    subscriptionId: id,
    kind: 'fallback',
    facts: { fallback, before: subscription.fallback },
    now,
  })
  return { subscriptionId: id, fallback, receiptNumber: receiptNumber(number) }
}
