import { isErasedPhone } from '#shared/phone.ts'
import type { Transaction } from '#server/database/database.ts'
import { wakeAfter } from './outbox/outbox.ts'
import { insertMessage, type NewMessage } from './store.ts'

/** Writes a message into the outbox, in the transaction of the change it reports. */
export async function queueMessage<P>(tx: Transaction, message: NewMessage<P>): Promise<void> {
  await queueOnce(tx, message)
}

/** The same; answers whether the message is new: with the same key it was queued before. */
export async function queueOnce<P>(tx: Transaction, message: NewMessage<P>): Promise<boolean> {
  // What follows after an account was deleted, such as a refund, is sent to no one.
  if (isErasedPhone(message.to)) return false
  const isNew = await insertMessage(tx, message)
  if (isNew) wakeAfter(tx)
  return isNew
}
