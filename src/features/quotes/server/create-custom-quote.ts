import { queueMessage } from '#features/messages/server/public.ts'
import { toE164 } from '#shared/phone.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { createCustomQuote as contract } from '../contract.ts'
import { dueAt, quoteNumber, tidyQuotePhone } from '../rules.ts'
import { insertCustomQuote } from './store.ts'
import { quoteReceived } from './templates.ts'

const PER_HOUR_MAX = 10

export async function createCustomQuote(
  tx: Transaction,
  who: Visitor,
  { website, ...input }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  if (website) throw new Refusal('quote_looks_automated', 422)
  const limit = { bucket: `custom-quote:${who.network}`, max: PER_HOUR_MAX, windowSeconds: 3600 }
  await countHit(tx, limit, who.now)

  const due = dueAt(who.now)
  const id = await insertCustomQuote(tx, {
    ...input,
    phone: tidyQuotePhone(input.phone),
    userId: who.user?.id ?? null,
    language: who.language,
    createdAt: who.now,
    dueAt: due,
  })
  const receipt = { number: quoteNumber(id, who.now), dueAt: due.toISOString() }
  const phone = toE164(input.phone)
  if (phone !== undefined) {
    await queueMessage(tx, {
      to: phone,
      template: quoteReceived,
      parameters: { number: receipt.number, due: receipt.dueAt },
      language: who.language,
      dedupeKey: `quote-received:${id}`,
      now: who.now,
    })
  }
  return receipt
}
