import type { Transaction } from './database.ts'

/** Changes that belong to one person wait here for the one before: the first lock of every order. */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
