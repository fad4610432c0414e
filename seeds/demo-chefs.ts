import { addDays, dayOf } from '#shared/dates.ts'
import { importChefEvent } from '#features/chef-events/server/public.ts'
import { splitDeposit } from '#features/chef-events/rules.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { DEMO_CUSTOMER_PHONE } from './demo-customer.ts'
import { DEMO_CHEFS } from './chefs/chefs.ts'
import { DEMO_HOSTS, PAST_EVENTS } from './chefs/past-events.ts'
import {
  pastForCustomer,
  importComplainedEvent,
  importPastEvent,
} from './chefs/import-past-events.ts'
import { eventOn, insertPerson, openChef, quoteOf, takeCard, type Stage } from './chefs/stage.ts'

const HOUR_MS = 3_600_000

/** Ten chefs with what they cooked before, and the demo customer's events in every state. Once. */
export const seedDemoChefs = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const customer = await tx
      .selectFrom('users')
      .select('id')
      .where('phone', '=', DEMO_CUSTOMER_PHONE)
      .executeTakeFirst()
    const already = await tx.selectFrom('chefs').select('id').executeTakeFirst()
    if (!customer || already) return
    const dishes = await tx
      .selectFrom('dishes')
      .select(['slug', 'name_en as nameEn'])
      .where('restaurant_id', 'is', null)
      .execute()
    const stage: Stage = {
      tx,
      now,
      chefIds: [],
      hostIds: [],
      customerId: customer.id,
      charges: 0,
      dishNames: new Map(dishes.map(({ slug, nameEn }) => [slug, nameEn])),
    }
    for (const chef of DEMO_CHEFS) stage.chefIds.push(await openChef(stage, chef))
    for (const host of DEMO_HOSTS) stage.hostIds.push(await insertPerson(stage, host))
    for (const event of PAST_EVENTS) await importPastEvent(stage, event)
    await importComplainedEvent(stage)
    await askAsCustomer(stage)
    await askAsHosts(stage)
  })

/** One event in each state that the dashboard shows. */
async function askAsCustomer(stage: Stage): Promise<void> {
  const { tx, now, customerId } = stage
  const today = dayOf(now)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await pastForCustomer(stage)
  await bookedForCustomer(stage)
  await importChefEvent(
    tx,
    {
      customerId,
      askedAt: ago(30),
      event: eventOn(addDays(today, 13), {
        eventTime: '20:00',
        guestCount: 12,
        cuisines: ['emirati', 'italian', 'japanese'],
      }),
      quotes: [
        quoteOf(stage, 0, 0, ago(20), 'Two of us cook and one serves.'),
        quoteOf(stage, 1, 0, ago(12)),
        quoteOf(stage, 2, 0, ago(9), 'Sushi is rolled at the table.'),
      ],
    },
    now,
  )
  await importChefEvent(
    tx,
    {
      customerId,
      askedAt: ago(3),
      event: eventOn(addDays(today, 18), {
        eventType: 'anniversary',
        guestCount: 10,
        cuisines: ['emirati', 'lebanese'],
        allergens: ['tree-nuts'],
        specialRequirements: 'A child of six eats with us. The dining table seats ten.',
      }),
      quotes: [],
    },
    now,
  )
}

async function bookedForCustomer(stage: Stage): Promise<void> {
  const { tx, now, customerId } = stage
  const today = dayOf(now)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const note = 'I bring the pans and two helpers. The kitchen needs a free hob from 17:00.'
  const bookedAt = ago(40)
  const confirmed = quoteOf(stage, 0, 1, ago(60), note)
  const guestCount = 16
  const { depositFils } = splitDeposit(confirmed.perGuestFils * guestCount)
  await importChefEvent(
    tx,
    {
      customerId,
      askedAt: ago(70),
      event: eventOn(addDays(today, 6), {
        eventType: 'birthday',
        eventTime: '19:30',
        guestCount,
        cuisines: ['emirati', 'middle-eastern'],
        eventLocation: 'Villa 4, Al Bateen',
        city: 'Abu Dhabi',
      }),
      quotes: [confirmed],
      booked: {
        at: bookedAt,
        deposit: await takeCard(stage, depositFils, bookedAt),
      },
    },
    now,
  )
}

/** Requests that the demo chef may quote. */
async function askAsHosts({ tx, now, hostIds }: Stage): Promise<void> {
  const today = dayOf(now)
  const [aisha = '', daniel = ''] = hostIds
  const requests = [
    {
      customerId: aisha,
      event: eventOn(addDays(today, 9), {
        guestCount: 24,
        eventType: 'birthday' as const,
        cuisines: ['emirati' as const],
        city: 'Sharjah' as const,
        allergens: ['crustaceans' as const],
        specialRequirements: 'يحضر أجدادي، فنفضل عشاءً مبكرًا.',
      }),
    },
    {
      customerId: daniel,
      event: eventOn(addDays(today, 16), {
        guestCount: 35,
        eventType: 'corporate' as const,
        eventTime: '13:00',
        cuisines: ['middle-eastern' as const, 'mediterranean' as const],
        city: 'Abu Dhabi' as const,
        diets: ['vegetarian' as const],
      }),
    },
  ]
  const askedAt = new Date(now.getTime() - 5 * HOUR_MS)
  for (const request of requests) {
    await importChefEvent(tx, { ...request, askedAt, quotes: [] }, now)
  }
}
