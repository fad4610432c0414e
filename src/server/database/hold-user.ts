import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from './database.ts'

/** What a person changes waits here for the change before: the first lock of every order. */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  const user = await holdAccount(tx, userId)
  // The account was deleted while this call waited.
  if (user?.erased_at) throw new Refusal('unauthenticated', 401)
}

/** The same lock for what others do: a deleted account may still have days and money to settle. */
export const holdAccount = (tx: Transaction, userId: string) =>
  tx
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
