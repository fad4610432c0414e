import type { Database } from '#server/database/database.ts'
import type { AiPlan } from '#features/subscriptions/server/public.ts'
import { getTable, type Table } from '../choosing/build-task.ts'
import { NO_PREFERENCES } from '../preferences/get-preferences.ts'
import { findPreferences } from '../preferences/store.ts'

/** Who eats, as it is known now. */
export async function getDiners(
  db: Database,
  customerId: string,
  plan: Pick<AiPlan, 'diets'> | undefined,
): Promise<Table> {
  const preferences = (await findPreferences(db, customerId)) ?? NO_PREFERENCES
  return getTable(db, customerId, plan ?? { diets: [] }, preferences)
}
