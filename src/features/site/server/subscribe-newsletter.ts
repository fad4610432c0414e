import type { Input, Output } from '#shared/wire/endpoint.ts'
import { PRIVACY_POLICY_VERSION } from '#features/account/rules.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { subscribeNewsletter as contract } from '../contract.ts'

const AN_HOUR_MAX = 10

/** Subscribing is the consent; its time and the language it was read in are kept. */
export async function subscribeNewsletter(
  db: Database,
  who: Visitor,
  { email, website }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const limit = { bucket: `newsletter:${who.network}`, max: AN_HOUR_MAX, windowSeconds: 3600 }
  await countHit(db, limit, who.now)
  if (website) return { ok: true }
  await db
    .insertInto('newsletter_subscribers')
    .values({
      email: email.toLowerCase(),
      language: who.language,
      policy_version: PRIVACY_POLICY_VERSION,
      consented_at: who.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return { ok: true }
}
