import type { Transaction } from '#server/database/database.ts'
import { insertKitchen, type NewKitchen } from '#features/restaurants/server/public.ts'
import { findKitchenOf } from './setup-store.ts'

/** Opens an empty kitchen for its owner to fill; one that is there already stays as it is. */
export async function createKitchen(
  tx: Transaction,
  kitchen: NewKitchen & { ownerId: string },
): Promise<void> {
  if (await findKitchenOf(tx, kitchen.ownerId)) return
  await insertKitchen(tx, kitchen)
}
