import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import { insertReceipt, notifyPages } from '#features/deliveries/server/public.ts'
import {
  queueMessage,
  type MessageParameters,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

export interface ChangeToNotify<P> {
  subscriptionId: number
  kind: string
  facts: Readonly<Record<string, unknown>>
  template: MessageTemplate<P>
  parameters: Omit<NoInfer<P>, 'receipt'>
  /** Deliveries that open pages show again. */
  days: readonly Day[]
  now: Date
}

/** Writes the receipt of a change, notifies the customer, and their open pages. */
export async function notifyChanged<P extends MessageParameters>(
  tx: Transaction,
  who: Member,
  change: ChangeToNotify<P>,
): Promise<string> {
  const { subscriptionId, kind, facts, days, now } = change
  const receipt = receiptNumber(await insertReceipt(tx, { subscriptionId, kind, facts, now }))
  const template: MessageTemplate = change.template
  await queueMessage(tx, {
    to: who.user.phone,
    template,
    parameters: { ...(change.parameters as MessageParameters), receipt },
    language: who.user.language,
    dedupeKey: `${template.name}:${receipt}`,
    now,
  })
  await notifyPages(tx, who.id, [...new Set(days)], now)
  return receipt
}
