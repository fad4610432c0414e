import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Allergen, Diet } from '#shared/food/food.ts'
import { isLanguage } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { avoidedBy, fitsDiets, isSafeUnasked, type Avoided } from '#features/household/rules.ts'
import { listBlockedSlugs, listMembers } from '#features/household/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import {
  findOwnKitchen,
  listMenu,
  lockKitchenDay,
  releaseDishPortions,
  takeDishPortions,
} from '#features/restaurants/server/public.ts'
import { substituteChosenDish } from '#features/deliveries/server/public.ts'
import type {
  listSubstitutes as listContract,
  substituteDish as contract,
} from '../../amendments-contract.ts'
import { canSubstitute, inOrder } from '../../rules.ts'
import { amendSheet } from './amend-sheet.ts'
import {
  findAndLockCustomer,
  findTicket,
  listTicketLines,
  replaceLineDish,
  updateTicket,
  type AmendedTicket,
  type TicketLineRow,
} from './amendment-store.ts'
import { notifyPagesOfTicket } from './notify-pages.ts'
import { substituted } from '../templates.ts'

/** What a household may be sent: nothing that someone is allergic to, and within every diet. */
interface HouseholdLimits extends Avoided {
  members: Awaited<ReturnType<typeof listMembers>>
  diets: readonly Diet[]
}

interface LimitedDish {
  allergens: readonly Allergen[]
  diets: readonly Diet[]
}

const isWithinDiets = (dish: LimitedDish, { members, diets }: HouseholdLimits): boolean =>
  fitsDiets(dish, members) && diets.every((diet) => dish.diets.includes(diet))

export async function listSubstitutes(
  db: Database,
  who: Member,
  { id, position }: Input<typeof listContract>,
): Promise<Output<typeof listContract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const ticket = await getTicket(db, kitchen.id, id)
  const { lines } = await getLine(db, ticket, position)
  const limits = await readLimits(db, ticket)
  const taken = new Set(lines.map(({ menuItemId }) => menuItemId))
  return (await listMenu(db, [kitchen.id]))
    .map((dish) => ({
      ...dish,
      allergens: dish.allergens as Allergen[],
      mayContain: dish.traces as Allergen[],
      diets: dish.diets as Diet[],
    }))
    .filter(
      (dish) => !taken.has(dish.id) && isSafeUnasked(dish, limits) && isWithinDiets(dish, limits),
    )
    .map((dish) => ({
      menuItemId: dish.id,
      name: who.language === 'ar' ? dish.nameAr : dish.nameEn,
      slug: dish.slug,
      isOfMealTime: dish.mealTimes.includes(ticket.mealTime),
    }))
    .toSorted((a, b) => Number(b.isOfMealTime) - Number(a.isOfMealTime))
}

/**
 * The kitchen sends another dish: allergies decide as they do for everyone, the customer is
 * notified.
 */
export async function substituteDish(
  tx: Transaction,
  who: Member,
  { id, position, menuItemId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  const { customerId, ...wanted } = await getTicket(tx, kitchen.id, id)
  const customer = await findAndLockCustomer(tx, customerId)
  await lockKitchenDay(tx, { restaurantId: kitchen.id, day: wanted.day })
  const ticket = await getTicket(tx, kitchen.id, id)
  const { line, lines } = await getLine(tx, ticket, position)
  const dish = await getDish(tx, kitchen.id, menuItemId)
  if (lines.some((one) => one.menuItemId === menuItemId)) {
    throw new Refusal('dish_already_on_ticket', 422, { fields: ['menuItemId'] })
  }
  const portions = { day: ticket.day, portions: line.quantity }
  const taken = await takeDishPortions(tx, { ...portions, menuItemId })
  const limits = await readLimits(tx, ticket)
  if (!isSafeUnasked({ ...taken, slug: dish.slug, mayContain: dish.mayContain }, limits))
    throw new Refusal('dish_unsafe_for_household', 422)
  if (!isWithinDiets(taken, limits)) throw new Refusal('dish_outside_diet', 422)

  await releaseDishPortions(tx, { ...portions, menuItemId: line.menuItemId })
  await replaceLineDish(tx, { ticketId: id, position }, { ...dish, menuItemId })
  if (ticket.subscriptionId !== null) {
    const meal = { ...ticket, subscriptionId: ticket.subscriptionId, menuItemId: line.menuItemId }
    await substituteChosenDish(tx, meal, menuItemId, who.now)
  }
  return notifyOfSubstitution(tx, { ticket, line, dish, customer }, who.now)
}

interface Substitution {
  ticket: AmendedTicket
  line: TicketLineRow
  dish: { nameEn: string; nameAr: string }
  customer: { phone: string; language: string }
}

async function notifyOfSubstitution(
  tx: Transaction,
  { ticket, line, dish, customer }: Substitution,
  now: Date,
): Promise<Output<typeof contract>> {
  const version = await updateTicket(tx, ticket.id, {})
  const number = await amendSheet(
    tx,
    {
      restaurantId: ticket.restaurantId,
      day: ticket.day,
      kind: 'line_changed',
      ticketId: ticket.id,
      facts: {
        from: { en: line.nameEn, ar: line.nameAr },
        to: { en: dish.nameEn, ar: dish.nameAr },
        portions: line.quantity,
      },
    },
    now,
  )
  if (number === undefined) throw new Error(`Ticket ${ticket.id} stands on no sheet`)
  await notifyPagesOfTicket(tx, ticket, version, now)
  const isArabic = customer.language === 'ar'
  await queueMessage(tx, {
    to: customer.phone,
    template: substituted,
    parameters: {
      day: ticket.day,
      from: isArabic ? line.nameAr : line.nameEn,
      to: isArabic ? dish.nameAr : dish.nameEn,
    },
    language: isLanguage(customer.language) ? customer.language : 'en',
    dedupeKey: `dish-substituted:${ticket.id}:${version}`,
    now,
  })
  return { ticketId: ticket.id, version, amendment: number }
}

async function getTicket(db: Database, restaurantId: number, id: number): Promise<AmendedTicket> {
  const ticket = await findTicket(db, restaurantId, id)
  if (!ticket) throw new Refusal('not_found', 404)
  if (!canSubstitute(ticket.status)) throw new Refusal('ticket_not_in_kitchen', 409)
  return ticket
}

async function getLine(db: Database, ticket: AmendedTicket, position: number) {
  const lines = await listTicketLines(db, ticket.id)
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Refusal('not_found', 404)
  return { line, lines }
}

async function getDish(db: Database, restaurantId: number, menuItemId: number) {
  const dish = (await listMenu(db, [restaurantId])).find(({ id }) => id === menuItemId)
  if (!dish) throw new Refusal('dish_not_on_menu', 422, { fields: ['menuItemId'] })
  return {
    dishId: dish.dishId,
    slug: dish.slug,
    nameEn: dish.nameEn,
    nameAr: dish.nameAr,
    mayContain: dish.traces as Allergen[],
  }
}

async function readLimits(db: Database, ticket: AmendedTicket): Promise<HouseholdLimits> {
  const members = await listMembers(db, ticket.customerId)
  const blocked = await listBlockedSlugs(db, ticket.customerId)
  const { allergens, traces, blockedDishes } = avoidedBy(members, blocked)
  return {
    allergens: inOrder([...ticket.allergens, ...allergens]),
    traces,
    blockedDishes,
    members,
    diets: ticket.diets,
  }
}
