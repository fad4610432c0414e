import { sql } from 'kysely'
import { createAddress } from '../../src/features/addresses/contract.ts'
import { updateProfile } from '../../src/features/account/contract.ts'
import { requestOtp } from '../../src/features/auth/contract.ts'
import { confirmEmail, requestEmail } from '../../src/features/auth/email-contract.ts'
import { writeToChef, writeToCustomer } from '../../src/features/chef-events/talk-contract.ts'
import { createMember } from '../../src/features/household/contract.ts'
import { listDevMessages } from '../../src/features/messages/contract.ts'
import { createCustomQuote } from '../../src/features/quotes/contract.ts'
import { subscribeNewsletter } from '../../src/features/site/contract.ts'
import { keyed } from '../../tools/testing/ai/ai-app.ts'
import { TEST_NOW, type TestApp, type TestBrowser } from '../../tools/testing/app.ts'
import { jpegUrl } from '../../tools/testing/documents.ts'
import { makeRecords } from '../authorization/records.ts'
import { OWNERS, signIn } from '../authorization/world.ts'

const NAME = 'Zubaida Almarri'
const EMAIL = 'zubaida.almarri@example.com'
const STREET = 'Quartz Lane 77'
const WORDS = `${NAME}, ${STREET}`

/** A customer of every feature, and all the words that name them: old ones of the demo, too. */
export async function makeRichPerson(test: TestApp): Promise<{ id: string; words: string[] }> {
  const { db } = test.app
  const person = await signIn(test, OWNERS.customer)
  const { id, name } = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('phone', '=', OWNERS.customer)
    .executeTakeFirstOrThrow()
  await introduce(test, person)
  const records = await makeRecords(test)
  const talk = records['talk']?.ids as { id: number; chefId: number }
  await person.call(writeToChef, { ...talk, text: WORDS }, keyed())
  const chef = await signIn(test, OWNERS.chef)
  await chef.call(writeToCustomer, { id: talk.id, text: `Dear ${NAME}` }, keyed())
  await scribble(test, id)
  await test.drain()
  return { id, words: [name, NAME, EMAIL, OWNERS.customer, STREET, ...(await placesOf(test, id))] }
}

async function introduce(test: TestApp, person: TestBrowser): Promise<void> {
  await person.call(updateProfile, { name: NAME, email: EMAIL, profilePhoto: await jpegUrl() })
  await person.call(requestEmail, { email: EMAIL })
  await test.drain()
  const [code] = await person.call(listDevMessages, { to: EMAIL })
  await person.call(confirmEmail, { code: /\d{6}/.exec(code?.text ?? '')?.[0] ?? '' })
  await test.browser().call(requestOtp, { phone: OWNERS.customer })
  const home = { name: NAME, addressLine1: STREET, city: 'Dubai', area: 'Al Quoz' } as const
  await person.call(createAddress, { ...home, instructions: WORDS }, keyed())
  const member = { name: `${NAME} junior`, portion: 'small', fastsInRamadan: false } as const
  await person.call(
    createMember,
    { ...member, diets: [], dislikes: [], allergens: ['tree-nuts'] },
    keyed(),
  )
  const quote = { name: NAME, phone: OWNERS.customer, email: EMAIL, peopleCount: 4 }
  await person.call(createCustomQuote, { ...quote, requirements: `Lunch for ${WORDS}` }, keyed())
  await person.call(subscribeNewsletter, { email: EMAIL })
}

/** What the person may have typed wherever there is room for words. */
async function scribble({ app: { db } }: TestApp, id: string): Promise<void> {
  const ofPlan = sql`subscription_id in (select id from subscriptions where customer_id = ${id})`
  const ofTicket = sql`ticket_id in (select id from kitchen_tickets where customer_id = ${id})`
  const statements = [
    sql`update subscription_meals set special_instructions = ${WORDS} where ${ofPlan}`,
    sql`update kitchen_tickets set customer_name = ${NAME} where customer_id = ${id}`,
    sql`update kitchen_ticket_lines set instructions = ${WORDS} where ${ofTicket}`,
    sql`
      insert into sheet_amendments
        (restaurant_id, day, number, ticket_id, kind, facts, created_at)
      select restaurant_id, day, 99, id, 'address_changed',
             jsonb_build_object('address', jsonb_build_object('name', ${NAME}::text, 'line1', ${STREET}::text)),
             ${TEST_NOW}
        from kitchen_tickets where customer_id = ${id} order by id limit 1`,
    sql`update ingredient_orders set address_notes = ${WORDS} where customer_id = ${id}`,
    sql`update subscriptions set paypal_email = ${EMAIL} where customer_id = ${id}`,
    sql`update payments set paypal_email = ${EMAIL} where customer_id = ${id}`,
    sql`
      update refunds set payout_holder = ${NAME}, payout_hint = ${NAME}
      where payment_id in (select id from payments where customer_id = ${id})`,
    sql`
      update chef_events set event_location = ${STREET}, special_requirements = ${WORDS}
      where user_id = ${id}`,
    sql`
      update chef_quotes set note = ${`Dear ${NAME}`}
      where event_id in (select id from chef_events where user_id = ${id})`,
    sql`
      insert into delivery_ratings
        (delivery_id, restaurant_id, customer_id, stars, comment, created_at, changed_at)
      select id, restaurant_id, customer_id, 4, ${WORDS}, ${TEST_NOW}, ${TEST_NOW}
        from delivery_days where customer_id = ${id} limit 1
      on conflict (delivery_id) do update set comment = excluded.comment`,
    sql`update delivery_claims set words = ${WORDS}, answer = ${`Dear ${NAME}`} where customer_id = ${id}`,
    sql`
      insert into drop_contests (ticket_id, words, contested_at)
      select ticket_id, ${WORDS}, ${TEST_NOW} from delivery_claims where customer_id = ${id} limit 1`,
    sql`update chef_reviews set text = ${WORDS}, reply = ${`Dear ${NAME}`} where booking_id in
      (select id from chef_bookings where customer_id = ${id})`,
    sql`update users set sounds = ${NAME} where id = ${id}`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/** Streets, buildings and names of the person's addresses and household that no one else has. */
async function placesOf({ app: { db } }: TestApp, id: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with words as (
      select user_id as owner, address_line1 as word from delivery_addresses
      union select user_id, building_name from delivery_addresses
      union select customer_id, name from household_members)
    select word from words where word <> ''
     group by word having bool_and(owner = ${id})`.execute(db)
  return rows.map(({ word }) => word)
}

/** Everything that the person waited for is over. */
export async function endEverything({ app: { db } }: TestApp, id: string): Promise<void> {
  const ofPayment = sql`payment_id in (select id from payments where customer_id = ${id})`
  const statements = [
    sql`update subscriptions set status = 'ended', end_date = '2026-11-20' where customer_id = ${id}`,
    sql`update chef_events set status = 'completed' where user_id = ${id}`,
    sql`update ingredient_orders set status = 'delivered' where customer_id = ${id}`,
    sql`update refunds set state = 'succeeded', settled_at = ${TEST_NOW} where ${ofPayment}`,
    sql`
      update payments set state = 'expired', closed_at = ${TEST_NOW}
      where customer_id = ${id} and state in ('ready', 'requires_action')`,
    sql`
      update chef_complaints set resolved_at = ${TEST_NOW} where resolved_at is null
      and booking_id in (select id from chef_bookings where customer_id = ${id})`,
  ]
  for (const statement of statements) await statement.execute(db)
}
