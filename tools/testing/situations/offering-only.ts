import { sql } from 'kysely'
import type { TestApp } from '../app.ts'

/** Kitchens have only these dishes for as long as `during` lasts. */
export async function offeringOnly<T>(
  { app: { db } }: TestApp,
  ids: readonly number[],
  during: () => Promise<T>,
): Promise<T> {
  const setAvailable = (available: readonly number[]) =>
    db
      .updateTable('menu_items')
      .set({ is_available: sql<boolean>`id = any(${[...available]}::integer[])` })
      .execute()
  const before = await db
    .selectFrom('menu_items')
    .select('id')
    .where('is_available', '=', true)
    .execute()
  await setAvailable(ids)
  try {
    return await during()
  } finally {
    await setAvailable(before.map(({ id }) => id))
  }
}
