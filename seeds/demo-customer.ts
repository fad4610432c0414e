import type { Transaction } from '#server/database/database.ts'

export const DEMO_CUSTOMER_PHONE = '+971500000001'

/** Where the demo customer eats; undefined before the demo people are there. */
export const findDemoCustomer = (
  tx: Transaction,
): Promise<{ id: string; addressId: number } | undefined> =>
  tx
    .selectFrom('users')
    .innerJoin('delivery_addresses as a', 'a.user_id', 'users.id')
    .select(['users.id', 'a.id as addressId'])
    .where('users.phone', '=', DEMO_CUSTOMER_PHONE)
    .where('a.is_default', '=', true)
    .executeTakeFirst()
