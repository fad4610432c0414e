import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import type { Book } from '../book.ts'

export interface Count {
  paid: number
  /** Came, or waited for in vain. */
  served: number
  /** Went back as money, in meals. */
  refunded: number
  toCome: number
}

interface Cycle {
  id: number
  totalFils: number
  days: number
  mealsPerDay: number
  backFils: number
  refunds: number
}

/** What was paid for cycles, and what of it goes back or went: from payments and refunds alone. */
const listPaidCycles = async (db: Database): Promise<Cycle[]> =>
  (
    await sql<Cycle>`
    select c.id, p.amount_fils as "totalFils", c.delivery_days as days,
      c.meals_per_day as "mealsPerDay",
      (coalesce((select sum(r.amount_fils) from refunds r where r.payment_id = p.id), 0)
        + coalesce((select sum(f.amount_fils) from drop_refunds f
            where f.cycle_id = c.id and f.settled_at is null), 0))::integer as "backFils",
      (select count(*) from refunds r where r.payment_id = p.id)::integer as refunds
    from payments p
    join subscription_cycles c on c.id = p.subject_id
    where p.purpose = 'cycle' and p.captured_at is not null and c.delivery_days > 0
    order by c.id`.execute(db)
  ).rows

interface Row {
  id: number
  cycleId: number
  meals: number
  isOpen: boolean
  isOwed: boolean
}

/** Days that are still to come, or wait for a day of their own. */
const listComing = async (db: Database): Promise<Row[]> =>
  (
    await sql<Row>`
    select d.id, d.cycle_id as "cycleId", d.meals,
      d.status in ('planned', 'locked', 'preparing', 'out_for_delivery') as "isOpen",
      d.status = 'skipped' and d.refunded_at is null and d.expired_at is null and not exists (
        select from delivery_days later where later.replaces_id = d.id) as "isOwed"
    from delivery_days d order by d.id`.execute(db)
  ).rows

interface Portions {
  id: number
  cycleId: number
  dayId: number
  /** Without the extras. */
  paid: number
}

const listPortions = async (db: Database): Promise<Portions[]> =>
  (
    await sql<Portions>`
    select t.id, d.cycle_id as "cycleId", d.id as "dayId",
      (coalesce((select sum(l.quantity) from kitchen_ticket_lines l where l.ticket_id = t.id), 0)
        - coalesce((select sum(x.quantity) from payments p
            join payment_lines x on x.payment_id = p.id
            where p.purpose = 'extras' and p.subject_id = d.id and x.part = t.meal_time), 0)
      )::integer as paid
    from kitchen_tickets t join delivery_days d on d.id = t.delivery_day_id
    order by t.id`.execute(db)
  ).rows

/** Of each paid meal: it was served, goes back as money, or is still to come, and only one of them. */
export async function auditMeals(
  db: Database,
  book: Book,
): Promise<{ errors: string[]; count: Count }> {
  const errors: string[] = []
  const count: Count = { paid: 0, served: 0, refunded: 0, toCome: 0 }
  const coming = await listComing(db)
  const stops = (await listPortions(db)).map((one) => ({
    ...one,
    outcome: book.stops.get(one.id)?.outcome,
  }))
  for (const cycle of await listPaidCycles(db)) {
    const paid = cycle.days * cycle.mealsPerDay
    const ofCycle = stops.filter(({ cycleId }) => cycleId === cycle.id)
    const served = sum(
      ofCycle.filter(({ outcome }) => outcome === 'came' || outcome === 'forfeited'),
      ({ paid: portions }) => portions,
    )
    const toCome = sum(
      coming.filter(({ cycleId, isOpen, isOwed }) => cycleId === cycle.id && (isOpen || isOwed)),
      ({ id, meals, isOpen }) =>
        meals - (isOpen ? sum(endedOn(ofCycle, id), (stop) => stop.paid) : 0),
    )
    const owedFils = (cycle.totalFils * (paid - served - toCome)) / paid
    if (Math.abs(owedFils - cycle.backFils) > cycle.refunds + 1) {
      errors.push(
        `cycle ${cycle.id}: of ${paid} meals ${served} were served and ${toCome} come; ` +
          `${owedFils.toFixed(0)} fils have to go back, and ${cycle.backFils} do`,
      )
    }
    count.paid += paid
    count.served += served
    count.refunded += (cycle.backFils * paid) / cycle.totalFils
    count.toCome += toCome
  }
  return { errors, count }
}

const endedOn = <D extends { dayId: number; outcome: unknown }>(stops: readonly D[], id: number) =>
  stops.filter(({ dayId, outcome }) => dayId === id && outcome !== undefined)

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)
