import { createHash, randomBytes } from 'node:crypto'
import { createAddress } from '#features/addresses/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'

export interface Contender {
  id: string
  phone: string
  token: string
  addressId: number
}

const WEEK_MS = 7 * 86_400_000

/** Customers with an open session and a default address in Dubai Marina. */
export async function settleContenders(
  db: Database,
  count: number,
  first = 0,
): Promise<Contender[]> {
  const contenders: Contender[] = []
  for (let index = first; index < first + count; index += 1) {
    contenders.push(await settleContender(db, `+97156${String(1_000_000 + index)}`))
  }
  return contenders
}

export const settleContender = (
  db: Database,
  phone: string,
  role: 'customer' | 'restaurant' | 'chef' | 'admin' = 'customer',
): Promise<Contender> =>
  inTransaction(db, async (tx) => {
    const now = new Date()
    const { id } = await tx
      .insertInto('users')
      .values({ phone, name: 'Contender', role, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = randomBytes(32).toString('base64url')
    await tx
      .insertInto('sessions')
      .values({
        id: createHash('sha256').update(token).digest(),
        user_id: id,
        created_at: now,
        // On a busy machine a proof lasts longer than staff may be idle.
        last_seen_at: new Date(now.getTime() + WEEK_MS),
        expires_at: new Date(now.getTime() + WEEK_MS),
      })
      .execute()
    const address = await createAddress(tx, { id, now, language: 'en' }, addressOfFlat(1))
    return { id, phone, token, addressId: address.id }
  })

export const addressOfFlat = (flat: number) => ({
  name: `Flat ${flat}`,
  addressLine1: 'Marina Gate 1, Al Marsa Street',
  city: 'Dubai' as const,
  area: 'Dubai Marina',
  flatNumber: String(flat),
})
