import { getShoppingList } from '../../../src/features/shopping/contract.ts'
import * as contract from '../../../src/features/shopping/orders-contract.ts'
import type { DeliveryWindow } from '../../../src/features/shopping/rules.ts'
import { keepOrders } from '../../../src/features/shopping/server/missed/keep-orders.ts'
import { addDays, instantAt } from '../../../src/shared/dates.ts'
import { keyed } from '../ai/ai-app.ts'
import { useIngredientOrders } from './ingredient-orders.ts'
import { signInAdmin } from './orders.ts'

/** Of an order of 12:00, which comes between 17:00 and 18:00. */
export const LATE = '18:05'
export const MISSED = '18:31'

/** Orders of ingredients, a clock that passes their window, and what their customer then does. */
export function useMissedOrders() {
  const orders = useIngredientOrders()
  const { at, people, place, look } = orders

  /** A clock time in Dubai on the day of the order, or so many days after; who packs logs in again. */
  const goTo = async (clock: string, days = 0) => {
    at.test.clock.moveTo(instantAt(addDays('2026-11-21', days), clock))
    Object.assign(people, { admin: await signInAdmin(at.test) })
  }

  /** What the job of each minute does. */
  const round = (isQuiet = false) =>
    keepOrders(at.test.app.db, {
      now: at.test.clock.now(),
      watch: () => Promise.resolve({ since: new Date(0), isQuiet }),
      isInTime: () => true,
    })

  return {
    ...orders,
    goTo,
    round,
    /** An order that was missed; its customer has not chosen. */
    missed: async (how: Parameters<typeof place>[0] = {}) => {
      const order = await place(how)
      await at.test.drain()
      await goTo(MISSED)
      await round()
      return look(order.id)
    },
    choose: (id: number, choice: 'money' | 'slot', slot?: DeliveryWindow) =>
      at.customer.call(contract.chooseAfterMiss, { id, choice, ...(slot && { slot }) }, keyed()),
    /** The same lines once more, in cash: the list itself is ordered whole with the first one. */
    placeAgain: async (id: number) => {
      const { source, quoteId } = await at.customer.call(contract.reorderIngredients, { id })
      const input = {
        ...source,
        quoteId,
        deliveryAddressId: people.addressId,
        paymentMethod: 'cash_on_delivery',
      } as const
      return at.customer.call(contract.placeIngredientOrder, input, keyed())
    },
    ...whatIsSeen(orders),
  }
}

/** What the customer, their list and the books have of it. */
function whatIsSeen({ at, made, notices }: ReturnType<typeof useIngredientOrders>) {
  return {
    /** The names of the messages that the customer got. */
    notifiedKinds: async () => (await notices()).map((text) => text.split(':')[0]),
    /** Packs of the list that are to be bought. */
    packsLeft: async () => {
      const { aisles } = await at.customer.call(getShoppingList, { id: made.list.id })
      return aisles
        .flatMap(({ items }) => items)
        .reduce((sum, { packsLeft: left }) => sum + left, 0)
    },
    countEvents: async (id: number) => {
      const events = await at.test.app.db
        .selectFrom('events')
        .select('id')
        .where('kind', '=', 'ingredient-order-changed')
        .where('data', '@>', JSON.stringify({ orderId: id }))
        .execute()
      return events.length
    },
    /** Refunds of an order's payment. */
    countRefunds: async (id: number) => {
      const refunds = await at.test.app.db
        .selectFrom('refunds as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .select('r.id')
        .where('p.purpose', '=', 'ingredients')
        .where('p.subject_id', '=', id)
        .execute()
      return refunds.length
    },
  }
}
