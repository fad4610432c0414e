import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from './database.ts'

/** Changes that belong to one person wait here for the one before: the first lock of every order. */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // The account was deleted while this call waited.
  if (user?.erased_at) throw new Refusal('unauthenticated', 401)
}
