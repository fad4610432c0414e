import type { Transaction } from '#server/database/database.ts'
import { listAnswers } from './answer-store.ts'
import { judgeDish } from './compute-facts.ts'
import { listLines, listUnreadDishes, updateJudgement } from './store.ts'

/**
 * Reads the names and texts of own dishes that were written before anyone read them. What is chosen
 * of a dish that holds more now is looked at again when its day closes.
 */
export async function readOwnDishes(tx: Transaction): Promise<void> {
  for (const { id, ...texts } of await listUnreadDishes(tx)) {
    const lines = await listLines(tx, id)
    await updateJudgement(
      tx,
      id,
      await judgeDish(tx, { ...texts, lines }, await listAnswers(tx, id)),
    )
  }
}
