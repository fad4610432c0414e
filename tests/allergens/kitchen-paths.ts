import { makeClaim } from '../../src/features/claims/contract.ts'
import { getHousehold, unblockDish } from '../../src/features/household/contract.ts'
import { chooseMealFor, getDishesFor } from '../../src/features/meals/on-behalf-contract.ts'
import {
  listSubstitutes,
  substituteDish,
} from '../../src/features/production/amendments-contract.ts'
import { getSheet } from '../../src/features/production/contract.ts'
import { addDays, dayOf, type Day } from '../../src/shared/dates.ts'
import { MEAL_TIMES } from '../../src/shared/food/food.ts'
import { newIdempotencyKey } from '../../src/shared/wire/idempotency-key.ts'
import type { TestApp, TestBrowser } from '../../tools/testing/app.ts'
import type { Diner } from '../../tools/testing/situations/diners.ts'
import { findUnfitDishes } from './unsafe-meals.ts'
import { below, oneOf } from './walk-draws.ts'

interface World {
  /** Of the one kitchen that all eat from. */
  dishes: number[]
  kitchen: TestBrowser
  admin: TestBrowser
}

/** What kitchens and admins do for a customer, and what a customer says of the food. */
export function kitchenPaths(test: TestApp) {
  const today = () => dayOf(test.clock.now())

  /** What is on a kitchen's sheet of a day. */
  const linesOf = (day: Day) =>
    test.app.db
      .selectFrom('kitchen_ticket_lines as l')
      .innerJoin('kitchen_tickets as t', 't.id', 'l.ticket_id')
      .select(['l.ticket_id as ticketId', 'l.position', 't.customer_id as customerId'])
      .where('t.day', '=', day)
      .orderBy('l.ticket_id')
      .orderBy('l.position')
      .execute()

  const aLine = async (kitchen: TestBrowser) => {
    const day = addDays(today(), below(2))
    await kitchen.call(getSheet, { day })
    return oneOf(await linesOf(day))
  }

  /** Only a dislike doesn't bind a kitchen that has to send another dish. */
  const judge = async (
    what: string,
    customerId: string,
    dishIds: readonly number[],
    sparing: RegExp,
  ) => {
    const unfit = await findUnfitDishes(test.app.db, customerId, dishIds)
    const errors = [...unfit.values()].filter((why) => !sparing.test(why))
    if (errors.length > 0) throw new Error(`${what}: ${errors.join('; ')}`)
  }

  const dishesOf = async (menuItemIds: readonly number[]) =>
    menuItemIds.length === 0
      ? []
      : (
          await test.app.db
            .selectFrom('menu_items')
            .select('dish_id as dishId')
            .where('id', 'in', menuItemIds)
            .execute()
        ).map(({ dishId }) => dishId)

  const customerOf = async ({ phone }: Diner) =>
    (
      await test.app.db
        .selectFrom('users')
        .select('id')
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow()
    ).id

  return {
    substitute: async (_: Diner, { kitchen, dishes }: World) => {
      const { customerId, ticketId, position } = await aLine(kitchen)
      const menuItemId = oneOf(dishes)
      await kitchen.call(substituteDish, { id: ticketId, position, menuItemId })
      await judge('sent in place of another', customerId, await dishesOf([menuItemId]), /dislike$/)
    },
    substitutes: async (_: Diner, { kitchen }: World) => {
      const { customerId, ticketId, position } = await aLine(kitchen)
      const offered = await kitchen.call(listSubstitutes, { id: ticketId, position })
      const ids = await dishesOf(offered.map(({ menuItemId }) => menuItemId))
      await judge('offered to the kitchen', customerId, ids, /dislike$/)
    },
    behalf: async (diner: Diner, { admin, dishes }: World) => {
      const date = addDays(today(), below(14))
      const input = { date, mealTime: oneOf(MEAL_TIMES), mealItemId: oneOf(dishes) }
      return admin.call(chooseMealFor, { id: diner.subscriptionId, ...input, reason: 'by phone' })
    },
    /** As a customer chooses: traces, diets and dislikes are theirs to decide. */
    offers: async (diner: Diner, { admin }: World) => {
      const day = addDays(today(), below(14))
      const { dishes } = await admin.call(getDishesFor, { id: diner.subscriptionId, day })
      const ids = await dishesOf(dishes.map(({ id }) => id))
      await judge('offered to an admin', await customerOf(diner), ids, /(?:traces|diet|dislike)$/)
    },
    react: async (diner: Diner) => {
      const customerId = await customerOf(diner)
      const lines = await linesOf(addDays(today(), -1))
      const { ticketId, position } = oneOf(lines.filter((one) => one.customerId === customerId))
      return diner.call(
        makeClaim,
        { id: ticketId, kind: 'allergen', position: oneOf([position, null]) },
        { idempotencyKey: newIdempotencyKey() },
      )
    },
    allow: async (diner: Diner) => {
      const { blocked } = await diner.call(getHousehold)
      return diner.call(unblockDish, { dishId: oneOf(blocked).dishId })
    },
  }
}
