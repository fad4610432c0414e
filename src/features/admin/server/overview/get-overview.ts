import { countWaitingApplications } from '#features/chef-applications/server/public.ts'
import { countOpenClaims } from '#features/claims/server/public.ts'
import { countChefEvents, type ChefEventFigures } from '#features/chef-events/server/public.ts'
import { countMeals, type MealsOfDay } from '#features/deliveries/server/public.ts'
import { countPunctual } from '#features/kitchen-board/server/public.ts'
import { countUnsent } from '#features/messages/server/public.ts'
import { countPayments } from '#features/payments/server/public.ts'
import { countOpenQuotes } from '#features/quotes/server/public.ts'
import { countKitchensInReview } from '#features/restaurants-admin/server/public.ts'
import { countLateOrders, countToPack } from '#features/shopping/server/public.ts'
import { countActive } from '#features/subscriptions/server/public.ts'
import { addDays, type Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { readQueueHealth } from '#server/jobs/queue-health.ts'
import type { getOverview as contract } from '../../contract.ts'
import { MEAL_STATES, type MealState } from '../../rules.ts'
import { findLastCheck } from '../audit/audit-store.ts'
import { listCutOffs } from './list-cut-offs.ts'
import { listMissingFood } from './list-missing-food.ts'
import { listNews } from './list-news.ts'

type Overview = Output<typeof contract>

const CHART_DAYS = 14
const PUNCTUAL_DAYS = 7
const FILS = 100

/** Each feature counts its own; nothing is kept, so that nothing is stale. */
export async function getOverview(db: Database, who: Member): Promise<Overview> {
  const { now, today, language } = who
  const from = addDays(today, 1 - CHART_DAYS)
  const [meals, subscriptions, payments, stops, food, chefEvents] = await Promise.all([
    countMeals(db, from, today, now),
    countActive(db, today),
    countPayments(db, today),
    countPunctual(db, addDays(today, 1 - PUNCTUAL_DAYS), today, now),
    listMissingFood(db, now, language),
    countChefEvents(db, now),
  ])
  const [claims, kitchens, applications, quotes, orders, lateOrders, cutOffs, health, news] =
    await Promise.all([
      countOpenClaims(db),
      countKitchensInReview(db),
      countWaitingApplications(db),
      countOpenQuotes(db, now),
      countToPack(db),
      countLateOrders(db, now),
      listCutOffs(db, today, language),
      readHealth(db, now),
      listNews(db, language),
    ])
  const { chargedFils, failedFils, nextTryAt, ...paymentCounts } = payments
  return {
    at: now.toISOString(),
    today,
    meals: mealsOf(meals.filter(({ day }) => day === today)),
    subscriptions,
    payments: {
      ...paymentCounts,
      charged: chargedFils / FILS,
      failedAmount: failedFils / FILS,
      nextTryAt: instant(nextTryAt),
    },
    drops: stops,
    ...food,
    claims: { ...claims, oldestAt: instant(claims.oldestAt) },
    chefEvents: presentEvents(chefEvents),
    kitchens: { waiting: kitchens.waiting, oldestAt: instant(kitchens.oldestAt) },
    applications: { waiting: applications.waiting, oldestAt: instant(applications.oldestAt) },
    quotes: { open: quotes.open, overdue: quotes.overdue, dueAt: instant(quotes.dueAt) },
    orders: {
      open: orders.open,
      dueAt: instant(orders.dueAt),
      late: lateOrders.late,
      lateSince: instant(lateOrders.since),
    },
    days: daysOf(from, meals),
    cutOffs,
    health,
    news,
  }
}

const presentEvents = (events: ChefEventFigures): Overview['chefEvents'] => ({
  ...events,
  unquotedSince: instant(events.unquotedSince),
  complaintSince: instant(events.complaintSince),
})

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

const sum = (rows: readonly MealsOfDay[]): number =>
  rows.reduce((total, { meals }) => total + meals, 0)

function mealsOf(rows: readonly MealsOfDay[]): Overview['meals'] {
  const of = (state: MealState) => sum(rows.filter((row) => row.state === state))
  const states = Object.fromEntries(MEAL_STATES.map((state) => [state, of(state)]))
  return { total: sum(rows), states: states as Record<MealState, number> }
}

function daysOf(from: Day, rows: readonly MealsOfDay[]): Overview['days'] {
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const day = addDays(from, index)
    const ofDay = rows.filter((row) => row.day === day)
    const of = (...states: MealState[]) => ofDay.filter(({ state }) => states.includes(state))
    const at = (time: MealsOfDay['mealTime']) =>
      sum(of('delivered').filter(({ mealTime }) => mealTime === time))
    return {
      day,
      delivered: { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') },
      toCome: sum(of('on_the_way', 'cooking', 'later')),
      late: sum(of('late')),
      failed: sum(of('failed')),
    }
  })
}

async function readHealth(db: Database, now: Date): Promise<Overview['health']> {
  const [jobs, messages, check] = await Promise.all([
    readQueueHealth(db, now),
    countUnsent(db),
    findLastCheck(db),
  ])
  return {
    jobs,
    messages: { unsent: messages.unsent, oldestAt: instant(messages.oldestAt) },
    audit: check ? { checkedAt: check.checkedAt.toISOString(), brokenDay: check.brokenDay } : null,
  }
}
