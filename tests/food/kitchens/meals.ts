import { getBoard } from '../../../src/features/kitchen-board/contract.ts'
import {
  failureReasonsFrom,
  type KitchenReason,
  type TicketStatus,
} from '../../../src/features/kitchen-board/rules.ts'
import type { Day } from '../../../src/shared/dates.ts'
import type { MealTime } from '../../../src/shared/food/food.ts'
import type { TestBrowser } from '../../../tools/testing/app.ts'
import { closeStop, noteStop } from '../book.ts'
import { arrive, bump, recall, stepOn, type Ticket } from './steps.ts'
import type { World } from '../world.ts'

/** What a kitchen does with a drop, and how often of a hundred. */
const WAYS = {
  delivers: 68,
  /** It never comes, and no one says so. */
  forgets: 8,
  fails: 7,
  /** Says that it failed, takes that back, and brings it. */
  recalls: 3,
  'nobody home': 4,
  /** Says that it came, and it did not. */
  lies: 6,
  /** It comes, and its driver has no network to say so until it counts as missed. */
  unheard: 4,
} as const
export type Way = keyof typeof WAYS
const BAG = (Object.keys(WAYS) as Way[]).flatMap((way) => Array<Way>(WAYS[way]).fill(way))

/** A drop of a meal time that is under way, and what its kitchen means to do with it. */
export interface UnderWay {
  ticket: Ticket
  kitchenId: number
  kitchen: TestBrowser
  way: Way
}

/** The kitchens begin: all drops of a meal time are known from now on. */
export async function beginMeal(world: World, day: Day, mealTime: MealTime): Promise<UnderWay[]> {
  const begun: UnderWay[] = []
  for (const [kitchenId, kitchen] of world.kitchens) {
    const { tickets } = await kitchen.call(getBoard, { day })
    const due = tickets.filter((ticket) => ticket.mealTime === mealTime)
    for (const ticket of due.toSorted((a, b) => a.id - b.id)) {
      const way = world.draws.oneOf(BAG)
      await noteStop(world, ticket.id)
      const steps = way === 'forgets' || way === 'fails' ? world.draws.below(3) : 2
      begun.push({ way, kitchenId, kitchen, ticket: await stepOn(world, kitchen, ticket, steps) })
    }
  }
  return begun
}

/** The drivers leave and come to the doors, at an instant of which the kitchens may tell later. */
export async function bringMeal(world: World, begun: readonly UnderWay[], at: Date): Promise<void> {
  for (const one of begun) await BRINGS[one.way](world, one, at)
}

type Bring = (world: World, one: UnderWay, at: Date) => Promise<void> | void

const hand: Bring = async (world, one, at) => {
  one.ticket = await stepOn(world, one.kitchen, one.ticket, 2, at)
  closeStop(world.book, one.ticket.id, 'came')
}

const fail: Bring = async (world, one, at) => {
  const reason = world.draws.oneOf(kitchenReasonsFrom(one.ticket.status))
  one.ticket = await bump(world, one.kitchen, { ticket: one.ticket, to: 'failed', reason, at })
  closeStop(world.book, one.ticket.id, 'lost')
}

const leave: Bring = async (world, one, at) => {
  one.ticket = await stepOn(world, one.kitchen, one.ticket, 1, at)
}

const BRINGS: Readonly<Record<Way, Bring>> = {
  delivers: hand,
  lies: hand,
  fails: fail,
  recalls: async (world, one, at) => {
    await fail(world, one, at)
    one.ticket = await recall(one.kitchen, one.ticket)
    await hand(world, one, at)
  },
  'nobody home': async (world, one, at) => {
    await leave(world, one, at)
    one.ticket = await arrive(world, one.kitchen, one.ticket, at)
  },
  unheard: leave,
  forgets: () => {},
}

/** Drivers who waited at a door leave again. */
export async function leaveUnopened(
  world: World,
  begun: readonly UnderWay[],
  at: Date,
): Promise<void> {
  for (const { kitchen, way, ticket } of begun) {
    if (way !== 'nobody home') continue
    await bump(world, kitchen, { ticket, to: 'failed', reason: 'nobody_home', at })
    closeStop(world.book, ticket.id, 'forfeited')
  }
}

/** Failures by the kitchen: what the customer could not help. */
const kitchenReasonsFrom = (status: TicketStatus): KitchenReason[] =>
  failureReasonsFrom(status).filter(
    (reason) => reason !== 'nobody_home' && reason !== 'address_not_found',
  )
