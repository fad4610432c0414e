import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import { listNotNotified } from '../../year/properties/notices.ts'
import type { Book, DeliveryStop } from '../book.ts'
import type { Person } from '../customers/people.ts'
import { auditIngredients } from './ingredients.ts'
import { auditMessages, listMessages, type Message } from './messages.ts'
import { auditReminders } from './reminders.ts'

/**
 * Everyone was notified of all that happened to their food and money: once, and in their language.
 */
export async function auditNotices(
  db: Database,
  { book, people, since, now }: { book: Book; people: readonly Person[]; since: Date; now: Date },
): Promise<string[]> {
  const messages = await listMessages(db)
  const errors = [
    ...(await listNotNotified(db, since)),
    ...(await auditRefunds(db)),
    ...(await auditIngredients(db, { book, messages, now })),
  ]
  for (const person of people) {
    const said = messages.get(person.customer.phone) ?? []
    errors.push(...auditMessages(said, person), ...auditStops(book, person, said))
    errors.push(...(await auditLess(db, person, said)))
    errors.push(...(await auditReminders(db, { book, person, said, now })))
  }
  return errors
}

const of = (said: readonly Message[], templates: readonly string[]) =>
  said.filter(({ template }) => templates.includes(template))

function auditStops({ stops }: Book, { customer, subscriptionId }: Person, said: Message[]) {
  const untold: string[] = []
  for (const stop of stops.values()) {
    if (stop.subscriptionId !== subscriptionId || isNotified(stop, said)) continue
    untold.push(`${customer.phone} does not know: ${stop.mealTime} of ${stop.day}, ${stop.outcome}`)
  }
  return untold
}

function isNotified({ outcome, day, mealTime }: DeliveryStop, said: readonly Message[]): boolean {
  const ofMeal = said.filter(({ parameters, on }) => parameters.mealTime === mealTime && on === day)
  const ofDay = said.filter(({ parameters }) => parameters.day === day)
  const isMissed =
    of(ofMeal, ['drop-failed-refunded']).length > 0 ||
    of(ofDay, ['day-missed-again', 'day-missed-refunded']).length > 0
  if (outcome === 'lost') return isMissed
  if (outcome === 'forfeited') return of(ofMeal, ['drop-failed']).length > 0
  return outcome !== 'granted' || isMissed || of(ofMeal, VERDICTS).length > 0
}

const VERDICTS = ['claim-granted', 'claim-made-good', 'claim-not-charged']

/** Days and meals that do not come: skipped by a rule, or without a dish that fits. */
async function auditLess(
  db: Database,
  { customer, subscriptionId }: Person,
  said: readonly Message[],
): Promise<string[]> {
  const days = await db
    .selectFrom('delivery_days')
    .select(['day', 'skip_cause as cause', 'meals_back as mealsBack'])
    .where('subscription_id', '=', subscriptionId)
    .where((eb) => eb.or([eb('meals_back', '>', 0), eb('status', '=', 'skipped')]))
    .execute()
  return days.flatMap(({ day, cause, mealsBack }) => {
    const ofDay = said.filter(({ parameters }) => parameters.day === day)
    const templates = TEMPLATES_OF[cause ?? 'meals'] ?? []
    const isKnown = of(ofDay, templates).length > 0
    if (isKnown || (cause === null && mealsBack === 0) || cause === 'unpaid') return []
    return [`${customer.phone} does not know why ${day} brings less: ${cause ?? mealsBack}`]
  })
}

const FEWER = ['fewer-meals', 'fewer-meals-refunded']
const TEMPLATES_OF: Readonly<Record<string, readonly string[]>> = {
  customer: ['delivery-skipped', 'delivery-skipped-returned'],
  nothing_chosen: ['day-given-back', 'day-given-back-later'],
  no_dish: ['day-without-dish', ...FEWER],
  meals: FEWER,
}

/** As many messages of a refund as there are refunds. */
const auditRefunds = async (db: Database): Promise<string[]> =>
  (
    await sql<{ error: string }>`
    select format('payment %s: %s refunds were sent, and %s messages', p.id, sent, told) as error
    from payments p,
    lateral (select count(*) as sent from refunds r
      where r.payment_id = p.id and r.state = 'succeeded' and not r.by_hand) s,
    lateral (select count(*) as told from messages m
      where m.template = 'refund-sent' and m.parameters ->> 'reference' = p.reference) t
    where sent <> told`.execute(db)
  ).rows.map(({ error }) => error)
