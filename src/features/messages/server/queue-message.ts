import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { insertMessage, type NewMessage } from './store.ts'

/** Writes a message into the outbox, in the transaction of the change it tells of. */
export async function queueMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await queueOnce(tx, message)
}

/** The same; answers whether the message is new: with the same key it was queued before. */
export async function queueOnce(tx: Transaction, message: NewMessage): Promise<boolean> {
  const id = await insertMessage(tx, message)
  if (id === undefined) return false
  await enqueue(tx, 'deliver-message', { messageId: id })
  return true
}
