import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from './database.ts'
import { prepared } from './prepared.ts'

/** What a person changes waits here for the change before: the first lock of every order. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  const user = await lockAccount(tx, userId)
  // The account was deleted while this call waited.
  if (user?.erased_at) throw new Refusal('unauthenticated', 401)
}

/** The same lock for what others do: a deleted account may still have days and money to settle. */
export const lockAccount = async (tx: Transaction, id: string) => (await lockedUser(tx, { id }))[0]

const lockedUser = prepared<{ id: string }>()((db, param) =>
  db.selectFrom('users').select('erased_at').where('id', '=', param('id')).forNoKeyUpdate(),
)
