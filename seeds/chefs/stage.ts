import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import { toFils } from '#shared/money.ts'
import type { PastEvent } from '#features/chef-events/server/public.ts'
import { createChef, insertMenu, resolveCourses } from '#features/chefs/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import { DEMO_CARD, fillSimulator } from '../demo-cards.ts'
import type { DemoChef, DemoMenu } from './chef.ts'
import { DEMO_CHEFS } from './chefs.ts'

const SELLER_TRN = '100000000000003'

/** What the demo's chefs and their events are made on. */
export interface Stage {
  tx: Transaction
  now: Date
  chefIds: number[]
  hostIds: string[]
  customerId: string
  dishNames: Map<string, string>
  /** Cards that were charged so far. */
  charges: number
}

export async function insertPerson(
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

export async function openChef(stage: Stage, chef: DemoChef): Promise<number> {
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
  menu.courses.map((one) => {
    if ('title' in one) return { ...one, dishSlug: null }
    const [course, dishSlug] = one
    return { course, dishSlug, title: dishNames.get(dishSlug) ?? dishSlug }
  })

/** A quote of a chef's saved menu. */
export function quoteOf(stage: Stage, chef: number, menuPlace: number, sentAt: Date, note = '') {
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

export const eventOn = (
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
export async function takeCard(stage: Stage, amountFils: number, at: Date) {
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
