import type { Database } from '#server/database/database.ts'

const DRIVERS = [
  { name: 'Imran', phone: '+971501112233' },
  { name: 'Bilal', phone: '+971502223344' },
]

/** Who drives for the demo kitchen; who rides where is planned on its page of runs. */
export async function seedDemoDrivers(db: Database, restaurantId: number, now: Date) {
  await db
    .insertInto('drivers')
    .values(DRIVERS.map((driver) => ({ ...driver, restaurant_id: restaurantId, created_at: now })))
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'phone']).doNothing())
    .execute()
}
