import { bumpTicket, getBoard, knockTicket } from '../../src/features/kitchen-board/contract.ts'
import {
  failureReasonsFrom,
  nextStep,
  type KitchenReason,
  type TicketStatus,
} from '../../src/features/kitchen-board/rules.ts'
import type { Answer } from '../../src/shared/wire/endpoint.ts'
import type { Day } from '../../src/shared/dates.ts'
import type { MealTime } from '../../src/shared/food/food.ts'
import type { TestBrowser } from '../../tools/testing/app.ts'
import type { Outcome } from './book.ts'
import type { World } from './world.ts'

type Ticket = Answer<typeof bumpTicket>

/** What a kitchen does with a drop, and how often of a hundred. */
const WAYS = {
  delivers: 78,
  /** It never comes, and nobody says so. */
  forgets: 10,
  fails: 8,
  'nobody home': 4,
} as const
type Way = keyof typeof WAYS
const BAG = (Object.keys(WAYS) as Way[]).flatMap((way) => Array<Way>(WAYS[way]).fill(way))

/** Drops of a meal time that are under way, and what their kitchens mean to do with them. */
interface UnderWay {
  ticket: Ticket
  kitchen: TestBrowser
  way: Way
}

/** The kitchens begin: all drops of a meal time are known from now on. */
export async function beginMeal(world: World, day: Day, mealTime: MealTime): Promise<UnderWay[]> {
  const begun: UnderWay[] = []
  for (const kitchen of world.kitchens.values()) {
    const { tickets } = await kitchen.call(getBoard, { day })
    const due = tickets.filter((ticket) => ticket.mealTime === mealTime)
    for (const ticket of due.toSorted((a, b) => a.id - b.id)) {
      const way = world.draws.oneOf(BAG)
      await noteDrop(world, ticket.id)
      const steps =
        way === 'forgets' ? world.draws.below(4) : way === 'fails' ? failsAfter(world) : 2
      begun.push({ way, kitchen, ticket: await stepOn(kitchen, ticket, Math.min(steps, 2)) })
    }
  }
  return begun
}

const failsAfter = ({ draws }: World) => draws.below(3)

/** The drivers leave and come to the doors. */
export async function bringMeal(world: World, begun: UnderWay[]): Promise<void> {
  for (const one of begun) {
    const { kitchen, way } = one
    if (way === 'delivers') {
      one.ticket = await stepOn(kitchen, one.ticket, 2)
      note(world, one.ticket, 'came')
    } else if (way === 'fails') {
      const reason = world.draws.oneOf(faultsFrom(one.ticket.status))
      one.ticket = await bump(kitchen, one.ticket, 'failed', reason)
      note(world, one.ticket, 'lost')
    } else if (way === 'nobody home') {
      const out = await stepOn(kitchen, one.ticket, 1)
      one.ticket = await kitchen.call(knockTicket, { id: out.id, version: out.version })
    }
  }
}

/** Drivers who waited at a door leave again. */
export async function leaveDoors(world: World, begun: readonly UnderWay[]): Promise<void> {
  for (const { kitchen, way, ticket } of begun) {
    if (way !== 'nobody home') continue
    await bump(kitchen, ticket, 'failed', 'nobody_home')
    note(world, ticket, 'forfeited')
  }
}

/** Faults of the kitchen: what the customer could not help. */
const faultsFrom = (status: TicketStatus): KitchenReason[] =>
  failureReasonsFrom(status).filter(
    (reason) => reason !== 'nobody_home' && reason !== 'address_not_found',
  )

async function stepOn(kitchen: TestBrowser, ticket: Ticket, steps: number): Promise<Ticket> {
  let newest = ticket
  for (let count = 0; count < steps; count += 1) {
    const to = nextStep(newest.status)
    if (to) newest = await bump(kitchen, newest, to)
  }
  return newest
}

const bump = (kitchen: TestBrowser, ticket: Ticket, to: TicketStatus, reason?: KitchenReason) =>
  kitchen.call(bumpTicket, {
    id: ticket.id,
    from: ticket.status,
    to,
    version: ticket.version,
    ...(reason && { reason }),
  })

function note({ book }: World, { id }: Pick<Ticket, 'id'>, outcome: Outcome): void {
  const drop = book.drops.get(id)
  if (!drop) throw new Error(`Nobody knows of drop ${id}`)
  drop.outcome = outcome
}

async function noteDrop({ book, test }: World, id: number): Promise<void> {
  const found = await test.app.db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
    .select(['t.id', 'd.id as dayId', 'd.subscription_id as subscriptionId'])
    .select(['t.day', 't.meal_time as mealTime', 't.restaurant_id as restaurantId'])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()
  book.drops.set(id, { ...found, outcome: undefined })
}

/** What nobody brought by the end of a day did not come. */
export function closeDay({ book }: World, day: Day): void {
  for (const drop of book.drops.values()) {
    if (drop.day === day) drop.outcome ??= 'lost'
  }
}
