import { sql, type RawBuilder } from 'kysely'
import { readAtLength, type Database } from '#server/database/database.ts'
import { FileReply } from '#server/http/answers/reply.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { CODE_TEMPLATES } from '#features/auth/server/public.ts'
import { findPhoto } from './store.ts'

interface OwnRows {
  table: string
  /** Names the person in it. */
  owner: 'customer_id' | 'user_id'
  columns: readonly string[]
}

/** What a person gets of each table; keys, seals and marks of the system stay out. */
const OWN_ROWS: Record<string, OwnRows> = {
  settings: {
    table: 'user_settings',
    owner: 'user_id',
    columns: [
      'notify_email',
      'notify_sms',
      'notify_whatsapp',
      'notify_marketing',
      'share_data',
      'share_with_third_parties',
    ],
  },
  consents: { table: 'consents', owner: 'user_id', columns: ['purpose', 'is_given', 'at'] },
  devices: { table: 'sessions', owner: 'user_id', columns: ['user_agent', 'created_at'] },
  addresses: {
    table: 'delivery_addresses',
    owner: 'user_id',
    columns: [
      'name',
      'city',
      'area',
      'address_line1',
      'address_line2',
      'building_name',
      'floor',
      'flat_number',
      'landmark',
      'instructions',
      'created_at',
      'deleted_at',
    ],
  },
  household: {
    table: 'household_members',
    owner: 'customer_id',
    columns: ['name', 'portion', 'diets', 'allergens', 'dislikes', 'fasts_in_ramadan'],
  },
  subscriptions: {
    table: 'subscriptions',
    owner: 'customer_id',
    columns: [
      'id',
      'plan_id',
      'restaurant_id',
      'status',
      'start_date',
      'end_date',
      'meals_per_day',
      'days_per_week',
      'diets',
      'cuisines',
      'add_ons',
      'payment_method',
      'paypal_email',
      'created_at',
      'cancelled_at',
    ],
  },
  deliveries: {
    table: 'delivery_days',
    owner: 'customer_id',
    columns: ['subscription_id', 'day', 'status', 'meals', 'address'],
  },
  ratings: {
    table: 'delivery_ratings',
    owner: 'customer_id',
    columns: ['delivery_id', 'stars', 'comment', 'created_at'],
  },
  wishes: {
    table: 'suggestion_preferences',
    owner: 'customer_id',
    columns: ['diets', 'cuisines', 'kcal', 'protein_g', 'carbs_g', 'fat_g', 'budget_fils'],
  },
  acceptedMeals: {
    table: 'accepted_meals',
    owner: 'customer_id',
    columns: ['day', 'meal_time', 'dish_id', 'servings', 'rating', 'cooked_at'],
  },
  pantry: { table: 'pantry_items', owner: 'customer_id', columns: ['ingredient_id', 'grams'] },
  ingredientOrders: {
    table: 'ingredient_orders',
    owner: 'customer_id',
    columns: ['id', 'status', 'address_en', 'address_notes', 'total_fils', 'placed_at'],
  },
  payments: {
    table: 'payments',
    owner: 'customer_id',
    columns: [
      'reference',
      'description_en',
      'method',
      'state',
      'amount_fils',
      'refunded_fils',
      'paypal_email',
      'created_at',
      'captured_at',
    ],
  },
  invoices: {
    table: 'invoices',
    owner: 'customer_id',
    columns: ['number', 'kind', 'buyer_name', 'gross_fils', 'vat_fils', 'issued_at'],
  },
  events: {
    table: 'chef_events',
    owner: 'user_id',
    columns: [
      'id',
      'event_type',
      'event_date',
      'event_time',
      'event_location',
      'city',
      'guest_count',
      'cuisines',
      'diets',
      'allergens',
      'special_requirements',
      'status',
      'created_at',
    ],
  },
  bookings: {
    table: 'chef_bookings',
    owner: 'customer_id',
    columns: ['event_id', 'chef_id', 'day', 'status', 'total_fils', 'deposit_fils', 'booked_at'],
  },
  applications: {
    table: 'chef_applications',
    owner: 'user_id',
    columns: ['type', 'status', 'legal_name', 'business_name', 'city', 'submitted_at'],
  },
  quoteRequests: {
    table: 'custom_quotes',
    owner: 'user_id',
    columns: ['name', 'phone', 'email', 'people_count', 'requirements', 'created_at'],
  },
}

const rowsOf = ({ table, owner, columns }: OwnRows, userId: string): RawBuilder<unknown> => {
  const fields = columns.flatMap((column) => [sql.lit(column), sql.ref(column)])
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(fields)})), '[]')
    from ${sql.table(table)} where ${sql.ref(owner)} = ${userId})`
}

/** The caller's account with what was ordered, paid and sent, for people and machines to read. */
export async function exportOwnData(db: Database, who: Member): Promise<FileReply> {
  const parts = Object.entries(OWN_ROWS).flatMap(([name, rows]) => [
    sql.lit(name),
    rowsOf(rows, who.id),
  ])
  const data = await readAtLength(db, async (tx) => {
    const { rows } = await sql<{ data: object }>`
      select jsonb_build_object(${sql.join(parts)}) as data`.execute(tx)
    const person = await tx
      .selectFrom('users')
      .select(['name', 'phone', 'email', 'language', 'role', 'created_at as since'])
      .select('email_confirmed_at as emailConfirmedAt')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    const messages = await tx
      .selectFrom('messages')
      .select(['channel', 'template', 'created_at as at', 'delivered_at as deliveredAt'])
      .select(sql`case when template <> all(${sql.val(CODE_TEMPLATES)}) then text end`.as('text'))
      // Anyone can enter an address: until it is confirmed its messages may be someone else's.
      .where('recipient', 'in', [person.phone, ...(person.emailConfirmedAt ? [person.email] : [])])
      .orderBy('id')
      .execute()
    return { person, ...rows[0]?.data, messages }
  })
  const [photo] = await findPhoto(db, { userId: who.id })
  const all = { exportedAt: who.now, ...data, photo: photo?.jpeg.toString('base64') ?? null }
  return new FileReply(Buffer.from(JSON.stringify(all, null, 2)), 'application/json', {
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="sufra-${who.today}.json"`,
  })
}
