import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import { toFils } from '#shared/money.ts'
import { importChefEvent, type PastEvent } from '#features/chef-events/server/public.ts'
import { splitDeposit } from '#features/chef-events/rules.ts'
import { createChef, insertMenu, resolveCourses } from '#features/chefs/server/public.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import type { DemoChef, DemoMenu } from './chefs/chef.ts'
import { DEMO_CHEFS } from './chefs/chefs.ts'
import { DEMO_HOSTS, HELD_EVENTS, type HeldEvent } from './chefs/held.ts'
import { DEMO_CARD, fillSimulator } from './demo-cards.ts'

const CUSTOMER_PHONE = '+971500000001'
const SELLER_TRN = '100000000000003'
const HOUR_MS = 3_600_000

interface Stage {
  tx: Transaction
  now: Date
  chefIds: number[]
  hostIds: string[]
  customerId: string
  dishNames: Map<string, string>
  /** Cards that were charged so far. */
  charges: number
}

/** Ten chefs with what they cooked before, and the demo customer's events in every state. Once. */
export const seedDemoChefs = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const customer = await tx
      .selectFrom('users')
      .select('id')
      .where('phone', '=', CUSTOMER_PHONE)
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
    for (const [place, held] of HELD_EVENTS.entries()) await holdEvent(stage, held, place)
    await askAsCustomer(stage)
    await askAsHosts(stage)
  })

async function insertPerson(
  { tx, now }: Stage,
  person: { phone: string; name: string; language?: string; role?: string; email?: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...person, created_at: instantAt(addDays(dayOf(now), -400), '09:00') })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ name: person.name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function openChef(stage: Stage, chef: DemoChef): Promise<number> {
  const { phone, email, guestsMax, menus, ...profile } = chef
  const userId = await insertPerson(stage, { phone, email, name: chef.nameEn, role: 'chef' })
  const openedAt = instantAt(addDays(dayOf(stage.now), -380), '10:00')
  const { id } = await createChef(stage.tx, { ...profile, userId, guestsMax }, openedAt)
  for (const menu of menus.toReversed()) {
    const fields = {
      name: menu.name,
      perGuestFils: toFils(menu.perGuest),
      inclusions: inclusionsOf(menu),
      courses: await resolveCourses(stage.tx, coursesOf(stage, menu)),
    }
    await insertMenu(stage.tx, id, fields, openedAt)
  }
  return id
}

const inclusionsOf = (menu: DemoMenu) =>
  menu.perGuest >= 250
    ? (['groceries', 'service_staff', 'tableware', 'cleaning'] as const).slice()
    : (['groceries', 'cleaning'] as const).slice()

const coursesOf = ({ dishNames }: Stage, menu: DemoMenu) =>
  menu.courses.map(([course, dishSlug]) => ({
    course,
    dishSlug,
    title: dishNames.get(dishSlug) ?? dishSlug,
  }))

/** A quote of a chef's saved menu. */
function quoteOf(stage: Stage, chef: number, menuPlace: number, sentAt: Date, note = '') {
  const menu = DEMO_CHEFS[chef]?.menus[menuPlace]
  const chefId = stage.chefIds[chef]
  if (!menu || chefId === undefined) throw new Error(`no menu ${menuPlace} of chef ${chef}`)
  return {
    chefId,
    courses: coursesOf(stage, menu),
    inclusions: inclusionsOf(menu),
    perGuestFils: toFils(menu.perGuest),
    note,
    sentAt,
  }
}

const eventOn = (
  day: string,
  event: Partial<PastEvent['event']> & Pick<PastEvent['event'], 'guestCount' | 'cuisines'>,
): PastEvent['event'] => ({
  eventType: 'dinner-party',
  eventDate: day,
  eventTime: '19:00',
  eventLocation: 'Villa 18, Street 6b, Al Barsha 2',
  city: 'Dubai',
  specialRequirements: null,
  allergens: [],
  diets: [],
  ...event,
})

/** A payment by card that the simulated provider knows, so that it can be given back. */
async function takeCard(stage: Stage, amountFils: number, at: Date) {
  stage.charges += 1
  const number = String(stage.charges).padStart(2, '0')
  const setupRef = `sim_setup_chef_${number}`
  const chargeRef = `sim_charge_chef_${number}`
  await fillSimulator(stage.tx, [
    {
      setupRef,
      chargeRef,
      setupKey: `5a0f6f0e-6c1d-4f0a-9b58-0000000000${number}`,
      chargeKey: `5a0f6f0e-6c1d-4f0a-9b59-0000000000${number}`,
      amountFils,
      at,
    },
  ])
  return { ...DEMO_CARD, methodRef: setupRef, chargeRef, capturedAt: at, sellerTrn: SELLER_TRN }
}

async function holdEvent(stage: Stage, held: HeldEvent, place: number): Promise<void> {
  const { tx, now } = stage
  const chef = DEMO_CHEFS[held.chef]
  const host = DEMO_HOSTS[held.host]
  const customerId = stage.hostIds[held.host]
  if (!chef || !host || customerId === undefined) throw new Error(`no one held event ${place}`)
  const day = addDays(dayOf(now), -held.daysAgo)
  const askedAt = instantAt(addDays(day, -14), '10:00')
  const quote = quoteOf(stage, held.chef, 0, new Date(askedAt.getTime() + 5 * HOUR_MS))
  const { depositFils, balanceFils } = splitDeposit(quote.perGuestFils * held.guests)
  const at = instantAt(addDays(day, -12), '18:00')
  const settledAt = instantAt(addDays(day, 1), '12:00')
  await importChefEvent(
    tx,
    {
      customerId,
      askedAt,
      event: eventOn(day, {
        guestCount: held.guests,
        cuisines: [...chef.cuisines],
        city: chef.city,
      }),
      quotes: [quote],
      booked: {
        at,
        deposit: await takeCard(stage, depositFils, at),
        balance: await takeCard(stage, balanceFils, settledAt),
        review: {
          stars: held.stars,
          text: held.text,
          language: host.language,
          writtenAt: settledAt,
          ...(held.reply !== undefined && { reply: held.reply }),
        },
      },
    },
    now,
  )
}

/** One event in each state that the dashboard shows. */
async function askAsCustomer(stage: Stage): Promise<void> {
  const { tx, now, customerId } = stage
  const today = dayOf(now)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await heldForCustomer(stage)
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

async function heldForCustomer(stage: Stage): Promise<void> {
  const { tx, now, customerId } = stage
  const day = addDays(dayOf(now), -3)
  const askedAt = instantAt(addDays(day, -16), '10:00')
  const quote = quoteOf(stage, 5, 0, new Date(askedAt.getTime() + 6 * HOUR_MS))
  const { depositFils, balanceFils } = splitDeposit(quote.perGuestFils * 9)
  const at = instantAt(addDays(day, -14), '20:00')
  const settledAt = instantAt(addDays(day, 1), '12:00')
  await importChefEvent(
    tx,
    {
      customerId,
      askedAt,
      event: eventOn(day, { guestCount: 9, cuisines: ['indian'] }),
      quotes: [quote],
      booked: {
        at,
        deposit: await takeCard(stage, depositFils, at),
        balance: await takeCard(stage, balanceFils, settledAt),
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
