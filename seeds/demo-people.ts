import { createAddress } from '#features/addresses/server/public.ts'
import type { Transaction } from '#server/database/database.ts'

/** Their ids are fixed: meals are drawn by them, so that each demo suggests the same. */
const PEOPLE = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    phone: '+971500000001',
    name: 'Mariam Al Hashimi',
    email: 'mariam@example.com',
    role: 'customer',
    created_at: new Date('2025-03-03T08:00:00Z'),
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    phone: '+971500000002',
    name: 'Khalid Al Mansoori',
    email: 'khalid@example.com',
    role: 'restaurant',
    created_at: new Date('2025-01-12T06:30:00Z'),
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    phone: '+971500000003',
    name: 'Noura Al Suwaidi',
    email: 'noura@example.com',
    role: 'admin',
    created_at: new Date('2025-01-05T05:00:00Z'),
  },
]

const ADDRESSES = [
  {
    name: 'Home',
    addressLine1: 'Al Marsa Street',
    city: 'Dubai',
    area: 'Dubai Marina',
    buildingName: 'Marina Gate 1',
    flatNumber: '2304',
    floor: '23',
    landmark: 'Beside the tram stop',
    instructions: 'Please leave with the concierge after 14:00.',
  },
  {
    name: 'Office',
    addressLine1: 'Bay Square',
    city: 'Dubai',
    area: 'Business Bay',
    buildingName: 'Building 7',
    floor: '4',
  },
] as const

export interface DemoPeople {
  customerId: string
  kitchenOwnerId: string
  adminId: string
}

/** Three people of the login page, once; anyone who is there already keeps what they changed. */
export async function seedDemoPeople(tx: Transaction, now: Date): Promise<DemoPeople> {
  await tx
    .insertInto('users')
    .values(PEOPLE)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'phone'])
    .where(
      'phone',
      'in',
      PEOPLE.map(({ phone }) => phone),
    )
    .orderBy('phone')
    .execute()
  const [customerId = '', kitchenOwnerId = '', adminId = ''] = rows.map(({ id }) => id)
  await tx
    .updateTable('restaurants')
    .set({ owner_id: kitchenOwnerId })
    .where('id', '=', 1)
    .where('owner_id', 'is', null)
    .execute()
  await seedAddresses(tx, customerId, now)
  return { customerId, kitchenOwnerId, adminId }
}

async function seedAddresses(tx: Transaction, customerId: string, now: Date): Promise<void> {
  const existing = await tx
    .selectFrom('delivery_addresses')
    .select('id')
    .where('user_id', '=', customerId)
    .executeTakeFirst()
  if (existing) return
  for (const address of ADDRESSES) {
    await createAddress(tx, { id: customerId, now, language: 'en' }, address)
  }
}
