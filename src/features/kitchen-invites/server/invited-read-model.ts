import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Invited } from '../rules.ts'

/** Who has a number, and what keeps them from being invited to this kitchen. */
export async function findInvited(
  db: Database,
  { phone, restaurantId }: { phone: string; restaurantId: number | null },
): Promise<Invited & { language: string | null }> {
  const person = await db
    .selectFrom('users as u')
    .leftJoin('restaurants as r', 'r.owner_id', 'u.id')
    .select(['u.role', 'u.also_roles', 'u.suspended_at', 'u.language', 'r.id as kitchenId'])
    .where('u.phone', '=', phone)
    .executeTakeFirst()
  const elsewhere = await db
    .selectFrom('kitchen_invites')
    .select('restaurant_id')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return {
    roles: person ? [person.role, ...person.also_roles] : [],
    isSuspended: person?.suspended_at !== null && person?.suspended_at !== undefined,
    hasKitchen: (person?.kitchenId ?? null) !== null,
    isInvitedElsewhere: elsewhere !== undefined && elsewhere.restaurant_id !== restaurantId,
    language: person?.language ?? null,
  }
}

/** The kitchen as an invitation names it. */
export const findInvitingKitchen = (db: Database, id: number) =>
  db
    .selectFrom('restaurants as r')
    .leftJoin('areas as a', 'a.id', 'r.area_id')
    .select([
      'r.id',
      'r.owner_id as ownerId',
      sql<boolean>`r.is_active or r.opened_at is not null`.as('wasOpened'),
      'r.name_en as nameEn',
      'r.name_ar as nameAr',
      'a.name_en as areaEn',
      'a.name_ar as areaAr',
    ])
    .where('r.id', '=', id)
    .executeTakeFirst()

export type InvitingKitchen = NonNullable<Awaited<ReturnType<typeof findInvitingKitchen>>>

export const findArea = (db: Database, id: number) =>
  db
    .selectFrom('areas')
    .select(['id', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst()

export const findKitchenOfPerson = (db: Database, userId: string) =>
  db.selectFrom('restaurants').select('id').where('owner_id', '=', userId).executeTakeFirst()
