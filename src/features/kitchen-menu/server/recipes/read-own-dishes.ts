import type { Transaction } from '#server/database/database.ts'
import { listAnswersOf } from './answer-store.ts'
import { createJudge } from './compute-facts.ts'
import { listLinesOf, listUnreadDishes, updateJudgement } from './store.ts'

const byDish = <T extends { dishId: number }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ dishId }) => dishId)

/**
 * Reads the names and texts of own dishes that were written before anyone read them. What is chosen
 * of a dish that holds more now is looked at again when its day closes.
 */
export async function readOwnDishes(tx: Transaction): Promise<void> {
  const dishes = await listUnreadDishes(tx)
  if (dishes.length === 0) return
  const ids = dishes.map(({ id }) => id)
  const lines = await listLinesOf(tx, ids)
  const answers = await listAnswersOf(tx, ids)
  const judge = await createJudge(tx, lines)
  const [linesOf, answersOf] = [byDish(lines), byDish(answers)]
  for (const { id, ...texts } of dishes) {
    const dish = { ...texts, lines: linesOf.get(id) ?? [] }
    await updateJudgement(tx, id, judge(dish, answersOf.get(id) ?? []))
  }
}
