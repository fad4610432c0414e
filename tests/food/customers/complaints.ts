import {
  contestStop,
  decideContest,
  grantClaim,
  listFoodProblems,
  listReported,
  refuseClaim,
} from '../../../src/features/claims/admin-contract.ts'
import { makeClaim } from '../../../src/features/claims/contract.ts'
import type { ClaimKind } from '../../../src/features/claims/rules.ts'
import {
  listMissedDays,
  takeMoneyInstead,
} from '../../../src/features/kitchen-board/missed-contract.ts'
import { closeStop } from '../book.ts'
import type { UnderWay } from '../kitchens/meals.ts'
import { once, type Person } from './people.ts'
import type { World } from '../world.ts'

const COMPLAINS = 0.06
const KINDS: readonly ClaimKind[] = ['wrong_dish', 'quality', 'quality', 'allergen']
const GRANTS = 0.6
const CONTESTS = 0.3
const WANTS_MONEY = 0.25

/** “Something wrong?”: of what never came and is said to have come, and now and then of the food. */
export async function complain(
  world: World,
  people: readonly Person[],
  begun: readonly UnderWay[],
): Promise<void> {
  for (const { ticket, way } of begun) {
    const person = dinerOf(world, people, ticket.id)
    if (way === 'lies') {
      const input = { id: ticket.id, kind: 'not_arrived' } as const
      const { state } = await person.customer.call(makeClaim, input, once())
      if (state === 'granted') closeStop(world.book, ticket.id, 'lost')
    } else if (way === 'delivers' && world.draws.happens(COMPLAINS)) {
      const position = ticket.lines[0]?.position ?? 1
      const input = { id: ticket.id, kind: world.draws.oneOf(KINDS), position }
      await person.customer.call(makeClaim, input, once())
    }
  }
}

function dinerOf({ book }: World, people: readonly Person[], ticketId: number): Person {
  const stop = book.stops.get(ticketId)
  const person = people.find(({ subscriptionId }) => subscriptionId === stop?.subscriptionId)
  if (!person) throw new Error(`Nobody eats stop ${ticketId}`)
  return person
}

/** An admin reads what waits; kitchens say what they have to say of what they are charged with. */
export async function judge(world: World): Promise<void> {
  const { admin, draws, book } = world
  const { claims } = await admin.call(listFoodProblems, { state: 'open', sort: 'oldest' })
  for (const { id, dropId: ticketId } of claims) {
    if (draws.happens(GRANTS)) {
      await admin.call(grantClaim, { id }, once())
      closeStop(book, ticketId, 'granted')
    } else {
      await admin.call(refuseClaim, { id, words: 'The photo shows the dish' }, once())
    }
  }
  await contest(world)
  const { contests } = await admin.call(listFoodProblems, {})
  for (const { ticketId: id } of contests) {
    const decision = draws.oneOf(['upheld', 'dismissed'] as const)
    await admin.call(decideContest, { id, decision }, once())
  }
}

async function contest({ kitchens, draws }: World): Promise<void> {
  for (const kitchen of kitchens.values()) {
    const { drops: stops } = await kitchen.call(listReported)
    for (const { ticketId: id, contestableUntil } of stops) {
      if (contestableUntil === null || !draws.happens(CONTESTS)) continue
      await kitchen.call(contestStop, { id, words: 'Our driver was there in time' }, once())
    }
  }
}

/** Some have the money of a missed day rather than another one. */
export async function takeMoney({ draws }: World, people: readonly Person[]): Promise<void> {
  for (const { customer } of people) {
    const { days } = await customer.call(listMissedDays)
    for (const { id, canHaveMoney } of days) {
      if (canHaveMoney && draws.happens(WANTS_MONEY)) {
        await customer.call(takeMoneyInstead, { id }, once())
      }
    }
  }
}
