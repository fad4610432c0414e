import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { insertMessage, type NewMessage } from './store.ts'

/** Writes a message into the outbox, in the transaction of the change it tells of. */
export async function queueMessage(tx: Transaction, message: NewMessage): Promise<void> {
  const id = await insertMessage(tx, message)
  if (id !== undefined) await enqueue(tx, 'deliver-message', { messageId: id })
}
