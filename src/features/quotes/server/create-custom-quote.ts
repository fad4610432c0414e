import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { createCustomQuote as contract } from '../contract.ts'
import { dueAt, quoteNumber, tidyQuotePhone } from '../rules.ts'
import { insertCustomQuote } from './store.ts'

const PER_HOUR_MAX = 10

export async function createCustomQuote(
  tx: Transaction,
  who: Visitor,
  { website, ...wish }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  if (website) throw new Refusal('quote_looks_automated', 422)
  const limit = { bucket: `custom-quote:${who.network}`, max: PER_HOUR_MAX, windowSeconds: 3600 }
  await countHit(tx, limit, who.now)

  const due = dueAt(who.now)
  const id = await insertCustomQuote(tx, {
    ...wish,
    phone: tidyQuotePhone(wish.phone),
    userId: who.user?.id ?? null,
    language: who.language,
    createdAt: who.now,
    dueAt: due,
  })
  return { number: quoteNumber(id, who.now), dueAt: due.toISOString() }
}
