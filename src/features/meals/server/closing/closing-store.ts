import type { Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'

/** Where a customer is told, and in which language. */
export async function getCustomer(tx: Transaction, id: string) {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { phone, language: isLanguage(language) ? language : ('en' as const) }
}

/** Whether the kitchen's sheet of the day is made. */
export async function isFrozen(
  tx: Transaction,
  { restaurantId, day }: { restaurantId: number; day: Day },
): Promise<boolean> {
  const row = await tx
    .selectFrom('kitchen_days')
    .select('frozen_at')
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row !== undefined && row.frozen_at !== null
}
