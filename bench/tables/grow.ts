import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

/** Tuesday, 24 November 2026, noon in Dubai: the 26th is the first day still open. */
export const TABLES_NOW = new Date('2026-11-24T08:00:00Z')
const MONDAY = '2026-11-23'

const MEALS_A_CUSTOMER = 100
const CUSTOMERS_A_KITCHEN = 250
const FIRST_KITCHEN_ID = 20_000
const FIRST_ADDRESS_ID = 20_000_000
export const FIRST_SUBSCRIPTION_ID = 20_000_000
const SUBSCRIPTIONS_A_CUSTOMER = 10

export interface Size {
  customers: number
  kitchens: number
}

export const sizeOf = (meals: number): Size => ({
  customers: meals / MEALS_A_CUSTOMER,
  kitchens: Math.ceil(meals / MEALS_A_CUSTOMER / CUSTOMERS_A_KITCHEN),
})

export const customerToken = (customer: number): string => `table-${customer}-`.padEnd(43, 'x')
export const kitchenToken = (kitchen: number): string => `cook-${kitchen}-`.padEnd(43, 'x')

/** The newest subscription of a customer: the one whose week is shown. */
export const newestSubscription = (customer: number): number =>
  FIRST_SUBSCRIPTION_ID + customer * SUBSCRIPTIONS_A_CUSTOMER

/**
 * Adds customers until the table of chosen meals has so many rows: ten subscriptions a customer, one
 * after the other, five deliveries each, two meals a delivery; the newest one runs this week.
 */
export async function growTo(db: Database, meals: number, from: Size | undefined): Promise<Size> {
  const size = sizeOf(meals)
  const first = from?.customers ?? 0
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`set statement_timeout = 0`.execute(connection)
    await openKitchens(connection, from?.kitchens ?? 0, size.kitchens)
    await addPeople(connection, first, size.customers)
    await addSubscriptions(connection, first, size)
    await addDays(connection, first, size)
    await addReceipts(connection, first, size)
    await addMeals(connection, first, size)
    await addTickets(connection, first, size)
    await sql`reset session_replication_role`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
  return size
}

async function openKitchens(db: Database, first: number, count: number): Promise<void> {
  await sql`
    with owners as (
      insert into users (phone, name, role)
      select '+97158' || lpad(n::text, 7, '0'), 'Cook ' || n, 'restaurant'
      from generate_series(${first}::integer, ${count}::integer - 1) as n
      returning id, right(phone, 7)::integer as n
    ), opened as (
      insert into sessions (id, user_id, created_at, last_seen_at, expires_at)
      select sha256(convert_to(rpad('cook-' || n || '-', 43, 'x'), 'UTF8')), id, ${TABLES_NOW},
        ${TABLES_NOW}, ${TABLES_NOW}::timestamptz + interval '7 days'
      from owners
    )
    insert into restaurants
    select (jsonb_populate_record(
      restaurants,
      jsonb_build_object(
        'id', ${FIRST_KITCHEN_ID}::integer + owners.n, 'capacity_per_day', 2000,
        'owner_id', owners.id
      )
    )).*
    from restaurants cross join owners where restaurants.id = 1`.execute(db)
  await sql`
    insert into menu_items (restaurant_id, dish_id, price_fils, sort_order)
    select ${FIRST_KITCHEN_ID}::integer + n, dish_id, price_fils, sort_order
    from menu_items cross join generate_series(${first}::integer, ${count}::integer - 1) as n
    where restaurant_id = 1`.execute(db)
}

async function addPeople(db: Database, first: number, customers: number): Promise<void> {
  await sql`
    with people as (
      insert into users (phone, name)
      select '+97159' || lpad(n::text, 7, '0'), 'Customer ' || n
      from generate_series(${first}::integer, ${customers}::integer - 1) as n
      returning id, right(phone, 7)::integer as n
    ), opened as (
      insert into sessions (id, user_id, created_at, last_seen_at, expires_at)
      select sha256(convert_to(rpad('table-' || n || '-', 43, 'x'), 'UTF8')), id, ${TABLES_NOW},
        ${TABLES_NOW}, ${TABLES_NOW}::timestamptz + interval '7 days'
      from people
    ), household as (
      insert into household_members (customer_id, is_customer, allergens, created_at, updated_at)
      select id, true, case when n % 10 = 0 then array['tree-nuts'] else '{}' end,
        ${TABLES_NOW}, ${TABLES_NOW}
      from people
    )
    insert into delivery_addresses (
      id, user_id, name, address_line1, city, area, area_id, is_default, fingerprint, created_at,
      updated_at
    )
    overriding system value
    select ${FIRST_ADDRESS_ID}::integer + n, people.id, 'Home', 'Tower ' || n, 'Dubai',
      areas.name_en, areas.id, true, sha256(convert_to(n::text, 'UTF8')), ${TABLES_NOW},
      ${TABLES_NOW}
    from people cross join areas where areas.slug = 'dubai-marina'`.execute(db)
}

async function addSubscriptions(db: Database, first: number, size: Size): Promise<void> {
  await sql`
    with wanted as (
      select u.id as customer_id, n, k, ${FIRST_SUBSCRIPTION_ID}::integer + n * 10 + k as id,
        ${MONDAY}::date - 28 * k as starts_on,
        ${FIRST_KITCHEN_ID}::integer + n % ${size.kitchens}::integer as kitchen
      from generate_series(${first}::integer, ${size.customers}::integer - 1) as n
      cross join generate_series(0, ${SUBSCRIPTIONS_A_CUSTOMER}::integer - 1) as k
      join users u on u.phone = '+97159' || lpad(n::text, 7, '0')
    ), ordered as (
      insert into subscriptions (
        id, customer_id, plan_id, restaurant_id, address_id, start_date, end_date, status,
        payment_method, cuisines, diets, meals_per_day, days_per_week, created_at
      )
      overriding system value
      select id, customer_id, 2, kitchen, ${FIRST_ADDRESS_ID}::integer + n, starts_on,
        case when k = 0 then null else starts_on + 27 end,
        case when k = 0 then 'active' else 'ended' end, 'credit_card', '{}', '{}', 2, 5,
        starts_on - interval '2 days'
      from wanted
    )
    insert into subscription_cycles (
      id, subscription_id, number, starts_on, ends_on, restaurant_id, plan_id, meals_per_day,
      days_per_week, lines, total_fils, vat_fils, delivery_days, held_days, payment, ready_at,
      paid_at
    )
    overriding system value
    select id, id, 1, starts_on, starts_on + 27, kitchen, 2, 2, 5,
      '[{"code": "plan", "amountFils": 227900}]', 227900, 10852, 5, '{}', 'paid', starts_on,
      starts_on
    from wanted`.execute(db)
}

async function addDays(db: Database, first: number, size: Size): Promise<void> {
  await sql`
    insert into delivery_days (
      subscription_id, cycle_id, customer_id, day, status, locks_at, restaurant_id, address_id,
      address, meals, changed_at
    )
    select s.id, s.id, s.customer_id, d.day,
      case
        when d.day < '2026-11-24' then 'delivered'
        when d.day = '2026-11-24' then 'preparing'
        when d.day = '2026-11-25' then 'locked'
        else 'planned'
      end,
      (d.day - 2 + time '18:00') at time zone 'Asia/Dubai', s.restaurant_id, s.address_id,
      case when d.day <= '2026-11-25' then to_jsonb(a) end, 2, s.created_at
    from subscriptions s
    join delivery_addresses a on a.id = s.address_id
    cross join lateral (
      select s.start_date + n as day from generate_series(0, 4) as n
    ) as d
    where s.id >= ${newestSubscription(first)}::integer
      and s.id < ${newestSubscription(size.customers)}::integer`.execute(db)
  await sql`
    insert into kitchen_days (restaurant_id, day, capacity, booked, frozen_at)
    select restaurant_id, day, 2000, least(2000, sum(meals)),
      case when day <= '2026-11-25' then ${TABLES_NOW}::timestamptz end
    from delivery_days where restaurant_id >= ${FIRST_KITCHEN_ID}::integer
    group by restaurant_id, day
    on conflict (restaurant_id, day) do update set booked = excluded.booked`.execute(db)
}

async function addReceipts(db: Database, first: number, size: Size): Promise<void> {
  await sql`
    insert into subscription_receipts (subscription_id, kind, facts, created_at)
    select s.id, 'order', jsonb_build_object(
      'startDate', s.start_date, 'totalFils', 227900,
      'lines', '[{"code": "plan", "amountFils": 227900}]'::jsonb
    ), s.created_at
    from subscriptions s cross join generate_series(1, 2)
    where s.id >= ${newestSubscription(first)}::integer
      and s.id < ${newestSubscription(size.customers)}::integer`.execute(db)
}

async function addMeals(db: Database, first: number, size: Size): Promise<void> {
  await sql`
    insert into subscription_meals (
      subscription_id, day, meal_time, menu_item_id, quantity, created_at
    )
    select d.subscription_id, d.day, t.meal_time,
      menu.items[1 + (d.id + t.position)::integer % cardinality(menu.items)], 1, d.changed_at
    from delivery_days d
    join (
      select restaurant_id, array_agg(id order by id) as items from menu_items group by 1
    ) as menu on menu.restaurant_id = d.restaurant_id
    cross join (values ('lunch', 0), ('dinner', 7)) as t (meal_time, position)
    where d.subscription_id >= ${newestSubscription(first)}::integer
      and d.subscription_id < ${newestSubscription(size.customers)}::integer`.execute(db)
}

async function addTickets(db: Database, first: number, size: Size): Promise<void> {
  await sql`
    with made as (
      insert into kitchen_tickets (
        restaurant_id, day, number, delivery_day_id, customer_id, meal_time, window_from, window_to,
        customer_name, address, area, allergens, handover_code, status, changed_at
      )
      select d.restaurant_id, d.day,
        row_number() over (partition by d.restaurant_id, d.day order by d.id, m.meal_time)
          + coalesce(t.last, 0),
        d.id, d.customer_id, m.meal_time, '12:00', '14:00', 'Customer',
        jsonb_build_object('name', 'Home', 'line1', 'Marina Gate 1', 'city', 'Dubai', 'area', 'Dubai Marina'),
        'Dubai Marina', '{}',
        lpad((d.id % 10000)::text, 4, '0'),
        case when d.day < '2026-11-24' then 'delivered' else 'due' end, ${TABLES_NOW}
      from delivery_days d
      join subscription_meals m on m.subscription_id = d.subscription_id and m.day = d.day
      left join (
        select restaurant_id, day, max(number) as last from kitchen_tickets group by 1, 2
      ) as t on t.restaurant_id = d.restaurant_id and t.day = d.day
      where d.subscription_id >= ${newestSubscription(first)}::integer
        and d.subscription_id < ${newestSubscription(size.customers)}::integer
        and d.day between ${MONDAY} and '2026-11-25'
      returning id, delivery_day_id, meal_time
    )
    insert into kitchen_ticket_lines (
      ticket_id, position, menu_item_id, dish_id, name_en, name_ar, quantity, portion, chosen_by
    )
    select made.id, 1, i.id, f.id, f.name_en, f.name_ar, 1, 'regular', 'customer'
    from made
    join delivery_days d on d.id = made.delivery_day_id
    join subscription_meals m
      on m.subscription_id = d.subscription_id and m.day = d.day and m.meal_time = made.meal_time
    join menu_items i on i.id = m.menu_item_id
    join dishes f on f.id = i.dish_id`.execute(db)
}
