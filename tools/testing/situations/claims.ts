import { beforeAll, beforeEach } from 'vitest'
import type { CallInput, Output } from '../../../src/shared/wire/endpoint.ts'
import { newIdempotencyKey } from '../../../src/shared/wire/idempotency-key.ts'
import { makeClaim } from '../../../src/features/claims/contract.ts'
import { getDeliveryWeek } from '../../../src/features/deliveries/contract.ts'
import { assignRuns, deliverStop } from '../../../src/features/kitchen-board/runs-contract.ts'
import type { TestBrowser } from '../app.ts'
import { DAY, useKitchenDay } from './kitchen-day.ts'
import { newCustomer, signInAdmin } from './orders.ts'

type KitchenDay = ReturnType<typeof useKitchenDay>
type Meal = 'lunch' | 'dinner'
export type Claimed = Output<typeof makeClaim>

/** A kitchen's day of which a customer says what was wrong; nothing of a test before is left. */
export function useClaims() {
  const test = useKitchenDay()
  const people = {
    admin: undefined as unknown as TestBrowser,
    stranger: undefined as unknown as TestBrowser,
  }
  beforeAll(async () => {
    people.admin = await signInAdmin(test.app)
    people.stranger = await newCustomer(test.app)
  })
  beforeEach(async () => {
    const { db } = test
    await db.deleteFrom('household_blocked_dishes').execute()
    await db.deleteFrom('drop_contests').execute()
    await db.deleteFrom('delivery_claims').execute()
    await db.deleteFrom('drop_refunds').execute()
    await db.updateTable('delivery_days').set({ refunded_sixths: 0 }).execute()
    await db.updateTable('subscription_cycles').set({ refunded_fils: 0 }).execute()
    await db
      .updateTable('kitchen_tickets')
      .set({ window_from: '10:10', window_to: '11:00' })
      .where('day', '=', DAY)
      .execute()
  })
  return Object.assign(test, actionsOn(test), {
    people,
    /** Into the window of both meals, which is early today: a kitchen's session is short. */
    toLunch: () => test.goTo(20),
  })
}

function actionsOn(test: KitchenDay) {
  return {
    deliver: async (meal: Meal = 'lunch') =>
      test.bumpTo(await test.ticketOf(meal), 'preparing', 'ready', 'out', 'delivered'),
    /** Handed over by a driver, with the customer's code or for a reason. */
    handOver: async (meal: Meal, how: 'code' | 'at_door') => {
      const { code, ticket, ...stop } = await sendOut(test, meal)
      await test.app
        .browser()
        .call(deliverStop, { ...stop, ...(how === 'code' ? { code } : { reason: how }) })
      return ticket
    },
    sendOut: (meal: Meal) => sendOut(test, meal),
    claim: async (
      id: number,
      input: Omit<CallInput<typeof makeClaim>, 'id'>,
      browser: TestBrowser = test.customer,
    ): Promise<Claimed> =>
      browser.call(makeClaim, { id, ...input }, { idempotencyKey: newIdempotencyKey() }),
    stop: async (meal: Meal = 'lunch') => {
      const { today, past } = await test.customer.call(getDeliveryWeek, {})
      const found = [...today, ...past]
        .flatMap(({ drops: stops }) => stops)
        .find(({ mealTime }) => mealTime === meal)
      if (!found) throw new Error(`No ${meal}`)
      return found
    },
    /** The first dish of a drop. */
    lineOf: (ticketId: number) =>
      test.db
        .selectFrom('kitchen_ticket_lines')
        .select(['menu_item_id as menuItemId', 'dish_id as dishId'])
        .where('ticket_id', '=', ticketId)
        .orderBy('position')
        .limit(1)
        .executeTakeFirstOrThrow(),
    /** Another dish as the first of a drop. */
    putOn: (ticketId: number, dish: { menuItemId: number; dishId: number }) =>
      test.db
        .updateTable('kitchen_ticket_lines')
        .set({ dish_id: dish.dishId, menu_item_id: dish.menuItemId })
        .where('ticket_id', '=', ticketId)
        .where('position', '=', 1)
        .execute(),
    refunds: () =>
      test.db
        .selectFrom('drop_refunds')
        .select(['ticket_id as ticketId', 'sixths', 'amount_fils as amountFils'])
        .execute(),
  }
}

/** A driver leaves with the drop: what they open, and the code that its customer has. */
async function sendOut(test: KitchenDay, meal: Meal) {
  const ticket = await test.bumpTo(await test.ticketOf(meal), 'preparing', 'ready')
  const token = await linkOf(test, meal, ticket.id)
  const { version } = await test.bump(await test.ticketOf(meal), 'out')
  const { handover_code: code } = await test.db
    .selectFrom('kitchen_tickets')
    .select('handover_code')
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow()
  return { ticket, token, ticketId: ticket.id, version, code }
}

/** A driver takes the drop; what they open. */
async function linkOf(test: KitchenDay, meal: Meal, ticketId: number): Promise<string> {
  const driver = await test.db
    .insertInto('drivers')
    .values({
      restaurant_id: 1,
      name: 'Yusuf',
      phone: `+97150${String(ticketId).padStart(7, '7')}`,
      created_at: new Date(),
    })
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'phone']).doUpdateSet({ name: 'Yusuf' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = await test.kitchen.call(assignRuns, {
    day: DAY,
    mealTime: meal,
    runs: [{ driverId: driver.id, ticketIds: [ticketId] }],
  })
  const link = plan.windows
    .flatMap(({ runs }) => runs)
    .find(({ stops }) => stops.some(({ id }) => id === ticketId))?.link
  return new URL(link ?? '').pathname.split('/').at(-1) ?? ''
}
