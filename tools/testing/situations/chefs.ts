import { createHash, randomBytes } from 'node:crypto'
import { createChef } from '../../../src/features/chefs/server/create-chef.ts'
import { inTransaction, type Database } from '../../../src/server/database/database.ts'
import type { Role } from '../../../src/shared/wire/endpoint.ts'
import type { Language } from '../../../src/shared/language.ts'
import type { TestApp, TestBrowser } from '../app.ts'

interface Somebody {
  phone: string
  name?: string
  role?: Role
  language?: Language
}

export interface SignedIn {
  userId: string
  browser: TestBrowser
}

/** Anyone with a session, whatever their phone. */
export async function signInAs(test: TestApp, person: Somebody): Promise<SignedIn> {
  const { phone, name = 'Layla Haddad', role = 'customer', language = 'en' } = person
  const { db } = test.app
  const { id: userId } = await db
    .insertInto('users')
    .values({ phone, name, role, language })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ role, name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      id: createHash('sha256').update(token).digest(),
      user_id: userId,
      created_at: test.clock.now(),
      last_seen_at: test.clock.now(),
      expires_at: new Date('2028-01-01T00:00:00Z'),
      user_agent: 'test',
    })
    .execute()
  const browser = test.browser(language)
  browser.cookies.set('session', token)
  return { userId, browser }
}

export interface TestChef extends SignedIn {
  id: number
}

type Profile = Partial<Omit<Parameters<typeof createChef>[1], 'userId'>>

/** A chef of Dubai who cooks Emirati and Lebanese, unless given. */
export async function openChef(
  test: TestApp,
  phone: string,
  profile: Profile = {},
): Promise<TestChef> {
  const signedIn = await signInAs(test, { phone, name: 'Chef Hessa', role: 'chef' })
  const chef = await inTransaction(test.app.db, (tx) =>
    createChef(
      tx,
      {
        nameEn: 'Hessa Al Marri',
        nameAr: 'حصة المري',
        city: 'Dubai',
        cuisines: ['emirati', 'lebanese'],
        ...profile,
        userId: signedIn.userId,
      },
      test.clock.now(),
    ),
  )
  return { ...signedIn, id: chef.id }
}

/** A finished event of this chef, with what the customer wrote of it. */
export async function addFinishedEvent(
  test: TestApp,
  input: {
    chefId: number
    customerId: string
    day: string
    review?: { stars: number; text: string; language?: Language }
  },
): Promise<number> {
  const { db } = test.app
  const startsAt = new Date(`${input.day}T15:00:00Z`)
  const quote = await insertAcceptedQuote(db, input, startsAt)
  const booking = await db
    .insertInto('chef_bookings')
    .values({
      event_id: quote.eventId,
      quote_id: quote.id,
      chef_id: input.chefId,
      customer_id: input.customerId,
      day: input.day,
      starts_at: startsAt,
      status: 'completed',
      total_fils: 200_000,
      deposit_fils: 60_000,
      fee_basis_points: 1500,
      booked_at: startsAt,
      confirmed_at: startsAt,
      completed_at: startsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (input.review) {
    await db
      .insertInto('chef_reviews')
      .values({
        booking_id: booking.id,
        chef_id: input.chefId,
        language: 'en',
        ...input.review,
        written_at: startsAt,
      })
      .execute()
  }
  return booking.id
}

async function insertAcceptedQuote(
  db: Database,
  input: { chefId: number; customerId: string; day: string },
  startsAt: Date,
): Promise<{ id: number; eventId: number }> {
  const event = await db
    .insertInto('chef_events')
    .values({
      user_id: input.customerId,
      event_type: 'dinner-party',
      guest_count: 10,
      event_date: input.day,
      event_time: '19:00',
      cuisines: ['emirati'],
      event_location: 'Villa 18, Al Barsha 2',
      city: 'Dubai',
      status: 'completed',
      created_at: startsAt,
      updated_at: startsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const quote = await db
    .insertInto('chef_quotes')
    .values({
      event_id: event.id,
      chef_id: input.chefId,
      status: 'accepted',
      guest_count: 10,
      per_guest_fils: 20_000,
      inclusions: ['groceries'],
      sent_at: startsAt,
      expires_at: startsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: quote.id, eventId: event.id }
}
