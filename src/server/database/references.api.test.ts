import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { createLog } from '../log.ts'
import { openDatabase, type DatabaseHandle } from './database.ts'

/** Those without an index so far. One that pages look rows up by gets an index, not a line here. */
const WITHOUT_INDEX = `
  accepted_meals: dish_id, subscription_id
  address_spells: address_id, customer_id
  banned_dishes: dish_id
  card_setups: payment_id
  chef_application_steps: actor_id
  chef_application_views: viewer_id
  chef_applications: reviewer_id
  chef_bookings: quote_id
  chef_complaints: resolved_by
  chef_messages: chef_id
  custom_quote_offers: offered_by, restaurant_id
  custom_quotes: assigned_to, user_id
  delivery_addresses: area_id
  delivery_claims: decided_by, dish_id
  delivery_runs: driver_id
  dish_lines: ingredient_id
  dishes: category_id, copied_from
  drop_contests: decided_by
  drop_refunds: cycle_id, refund_id
  household_blocked_dishes: dish_id
  ingredient_order_lines: ingredient_id
  invoices: corrects_id
  kitchen_ticket_lines: dish_id, menu_item_id
  kitchen_ticket_steps: run_id, user_id
  kitchen_tickets: area_id
  ledger_accounts: customer_id
  ledger_transactions: refund_id
  meal_suggestions: dish_id
  meal_week_slots: customer_id, dish_id
  meal_weeks: subscription_id
  ordered_dishes: dish_id
  pantry_items: ingredient_id
  payment_attempts: card_setup_id
  payment_reviews: closed_by
  payments: card_setup_id
  prices: set_by
  provider_payouts: closed_by
  ramadan_shifts: changed_by
  restaurants: area_id
  saved_meals: dish_id
  settings: changed_by
  sheet_amendments: ticket_id
  shopping_list_marks: ingredient_id
  subscription_cycles: plan_id, restaurant_id
  subscriptions: next_plan_id, next_restaurant_id
`

const url = testDatabaseUrl()
let handle: DatabaseHandle

beforeAll(() => {
  handle = openDatabase(url(), createLog('silent'))
})
afterAll(() => handle.close())

it('what refers to another table has an index that begins with it, or is listed', async () => {
  const { rows } = await sql<{ line: string }>`
    select format('%s: %s', "table", string_agg(distinct "column", ', ' order by "column")) as line
      from (select r.conrelid::regclass::text as "table", a.attname::text as "column"
              from pg_constraint r
              join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
             where r.contype = 'f' and r.connamespace = 'public'::regnamespace
               and not exists (select from pg_index i
                                where i.indrelid = r.conrelid and i.indkey[0] = any(r.conkey))) bare
     group by "table"
     order by "table"`.execute(handle.db)
  expect(rows.map(({ line }) => line)).toEqual(
    WITHOUT_INDEX.trim()
      .split('\n')
      .map((line) => line.trim()),
  )
})
