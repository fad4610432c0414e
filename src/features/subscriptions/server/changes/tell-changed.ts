import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import { insertReceipt, tellPages } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { describeReceipt } from './receipts/describe-receipt.ts'

export interface ChangeToTell {
  subscriptionId: number
  kind: string
  facts: Readonly<Record<string, unknown>>
  /** Deliveries that open pages show anew. */
  days: readonly Day[]
  now: Date
}

/** Writes the receipt of a change, tells the customer in its words, and their open pages. */
export async function tellChanged(
  tx: Transaction,
  who: Member,
  { subscriptionId, kind, facts, days, now }: ChangeToTell,
): Promise<string> {
  const receipt = receiptNumber(await insertReceipt(tx, { subscriptionId, kind, facts, now }))
  await queueMessage(tx, {
    to: who.user.phone,
    template: 'subscription-changed',
    parameters: {
      textEn: describeReceipt(kind, facts, 'en'),
      textAr: describeReceipt(kind, facts, 'ar'),
      receipt,
    },
    language: who.language,
    dedupeKey: `subscription-changed:${receipt}`,
    now,
  })
  await tellPages(tx, who.id, [...new Set(days)], now)
  return receipt
}
