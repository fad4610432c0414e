import { dayOf, daysBetween, instantAt, type Day } from '#shared/dates.ts'
import { CUISINES, type Allergen, type Cuisine } from '#shared/food/food.ts'

export const EVENT_TYPES = [
  'dinner-party',
  'corporate',
  'birthday',
  'wedding',
  'anniversary',
  'other',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

export const CHEF_EVENT_STATUSES = [
  'pending',
  'quoted',
  'deposit_due',
  'confirmed',
  'completed',
  'cancelled',
] as const
export type ChefEventStatus = (typeof CHEF_EVENT_STATUSES)[number]

/** The twelve that the form offers; the server takes every cuisine. */
export const OFFERED_CUISINES: readonly Cuisine[] = CUISINES.slice(0, 12)

export const GUESTS_MAX = 5000
export const DEFAULT_EVENT_TIME = '19:00'
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Until so long before the event, moving or cancelling is free. */
export const FREE_CHANGE_HOURS = 72

/** From so many guests an event needs a team, and with it the longer lead. */
export const LARGE_EVENT_GUESTS = 40
/** 7 to 14 days for small events, 3 to 4 weeks for large ones. */
export const ADVISED_LEAD_DAYS = {
  small: { least: 7, most: 14 },
  large: { least: 21, most: 28 },
} as const

export interface LeadTime {
  size: keyof typeof ADVISED_LEAD_DAYS
  /** `urgent` is today, `short` is below the advised lead; both are allowed. */
  verdict: 'urgent' | 'short' | 'enough'
}

/**
 * From 40 guests an event is large: 21 days’ notice is advised instead of 7. Less is allowed.
 * R-CHEF-2
 */
export function leadTimeOf(event: { eventDate: Day; guestCount: number; today: Day }): LeadTime {
  const size = event.guestCount >= LARGE_EVENT_GUESTS ? 'large' : 'small'
  if (isUrgent(event.eventDate, event.today)) return { size, verdict: 'urgent' }
  const days = daysBetween(event.today, event.eventDate)
  return { size, verdict: days < ADVISED_LEAD_DAYS[size].least ? 'short' : 'enough' }
}

/** An event on the very day it is asked for. */
export const isUrgent = (eventDate: Day, askedOn: Day): boolean => eventDate <= askedOn

/** The earliest date is today. */
export const canTakePlaceOn = (eventDate: Day, today: Day): boolean => eventDate >= today

/** Where it is said that a start is past. */
export const START_FIELDS = { event_date_past: 'eventDate', event_time_past: 'eventTime' } as const

/**
 * Why an event cannot be asked for: today is the earliest day, and its hour still has to come.
 * R-CHEF-1
 */
export function startError(
  { eventDate, eventTime }: { eventDate: Day; eventTime: string },
  now: Date,
): keyof typeof START_FIELDS | undefined {
  if (!canTakePlaceOn(eventDate, dayOf(now))) return 'event_date_past'
  return instantAt(eventDate, eventTime) > now ? undefined : 'event_time_past'
}

export const freeUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - FREE_CHANGE_HOURS * 3_600_000)

export const freeChangeUntil = (eventDate: Day, eventTime: string): Date =>
  freeUntil(instantAt(eventDate, eventTime))

/** The wire's form of several cuisines. */
export const joinCuisines = (cuisines: readonly string[]): string => cuisines.join(', ')

/** A list typed or sent as text: ids or names in either language, parted by commas. */
export const splitCuisines = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * Chefs who were notified of a request less than so long ago are not notified of its next round
 * yet.
 */
export const QUIET_HOURS = 1

/** At most so many quotes stand on one request. R-CHEF-4 */
export const QUOTES_MAX = 7
export const QUOTE_HOURS = 48
/** Chefs send their quotes within so many hours of being asked. */
export const ANSWER_HOURS = 48
/** Ten-thousandths of the total. */
export const DEPOSIT_BASIS_POINTS = 3000
/** What Sufra keeps of an event, VAT included. See docs/decisions/0026. R-CHEF-7 */
export const FEE_BASIS_POINTS = 1500
/** An event is over so long after its start. */
export const EVENT_HOURS = 5
/** After the event's end; holds the payout. */
export const COMPLAINT_HOURS = 24
export const REVIEW_DAYS = 60

/** What a guest costs about is taken from the quotes of so many days. */
export const GUEST_PRICE_DAYS = 90

export const QUOTE_STATUSES = ['sent', 'accepted', 'closed', 'expired', 'withdrawn'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]
export const BOOKING_STATUSES = ['deposit_due', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** From the paid deposit on, customer and chef see how to reach each other. R-CHEF-10 */
export const isBooked = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'completed'

export const CANCELLERS = ['customer', 'chef', 'admin', 'payment'] as const
export type Canceller = (typeof CANCELLERS)[number]
export const PAYOUT_STATES = ['waiting', 'held', 'due', 'paid'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
export const BOOKING_STEPS = [
  'booked',
  'confirmed',
  'moved',
  'waived',
  'cancelled',
  'completed',
  'balance_paid',
] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** A quote's status at an instant: one whose time is over has expired, no matter who noticed. */
export const quoteStatusAt = (
  quote: { status: QuoteStatus; expiresAt: Date },
  now: Date,
): QuoteStatus => (quote.status === 'sent' && quote.expiresAt <= now ? 'expired' : quote.status)

const share = (fils: number, basisPoints: number): number =>
  Math.floor((fils * basisPoints * 2 + 10_000) / 20_000)

/** Half-up; the balance is what is left, so that both add up to the total. R-CHEF-6 */
export const splitDeposit = (totalFils: number) => {
  const depositFils = share(totalFils, DEPOSIT_BASIS_POINTS)
  return { depositFils, balanceFils: totalFils - depositFils }
}

export const feeOf = (grossFils: number, basisPoints: number): number =>
  share(grossFils, basisPoints)

/** Exactly 72 hours before is still free. R-CHEF-8 */
export const isFreeChange = (startsAt: Date, now: Date, isWaived: boolean): boolean =>
  isWaived || startsAt.getTime() - now.getTime() >= FREE_CHANGE_HOURS * 3_600_000

/** What of a paid deposit comes back when the customer cancels now. R-CHEF-9 */
export const depositBack = (
  depositFils: number,
  { startsAt, isWaived }: { startsAt: Date; isWaived: boolean },
  now: Date,
): number => (isFreeChange(startsAt, now, isWaived) ? depositFils : 0)

export const endOf = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + EVENT_HOURS * 3_600_000)

/** Complaints are taken up to and with this instant; the payout is due after it. */
export const complaintsUntil = (startsAt: Date): Date =>
  new Date(endOf(startsAt).getTime() + COMPLAINT_HOURS * 3_600_000)

/** From the start on, as a chef may not have come at all. R-CHEF-11 */
export const canComplain = (startsAt: Date, now: Date): boolean =>
  startsAt <= now && now <= complaintsUntil(startsAt)

/**
 * Two who are booked write to each other as long as a complaint can be made; from then on, and
 * once the booking is cancelled, what they wrote can be read.
 */
export const canTalk = (startsAt: Date, now: Date): boolean => now <= complaintsUntil(startsAt)

/** An event can be reviewed for 60 days. R-CHEF-12 */
export const canReview = (startsAt: Date, now: Date): boolean =>
  now.getTime() <= endOf(startsAt).getTime() + REVIEW_DAYS * 86_400_000

export const payoutStateAt = (
  payout: { dueAt: Date; suspendedAt: Date | null; paidAt: Date | null },
  now: Date,
): PayoutState => {
  if (payout.paidAt) return 'paid'
  if (payout.suspendedAt) return 'held'
  return payout.dueAt < now ? 'due' : 'waiting'
}

export interface AskingRound {
  from: Date
  /** The last instant at which a quote of this round is taken. */
  until: Date
}

/**
 * The round of asking that an instant falls into: 48 hours from when chefs were asked, and 48 more
 * as long as the event has not begun. See docs/decisions/0028. R-CHEF-3
 */
export function askingRound(event: { askedAt: Date; startsAt: Date }, now: Date): AskingRound {
  const length = ANSWER_HOURS * 3_600_000
  const rounds = Math.max(0, Math.floor((now.getTime() - event.askedAt.getTime()) / length))
  const from = event.askedAt.getTime() + rounds * length
  return {
    from: new Date(from),
    until: new Date(Math.min(from + length, event.startsAt.getTime())),
  }
}

/**
 * While a quote of an earlier round is open, the customer chooses among those that came in time.
 */
export const isRoundOpen = (round: AskingRound, standing: readonly { sentAt: Date }[]): boolean =>
  standing.every(({ sentAt }) => sentAt >= round.from)

/** The customer has chosen no one yet. */
export const isUndecided = ({ status }: { status: ChefEventStatus }): boolean =>
  status === 'pending' || status === 'quoted'

interface Asked {
  status: ChefEventStatus
  askedAt: Date
  startsAt: Date
}

/** Whether chefs may still quote; after its start no request is open. */
export const isOpen = (event: Pick<Asked, 'status' | 'startsAt'>, now: Date): boolean =>
  isUndecided(event) && event.startsAt > now

/** Whether one more quote is taken in addition to those that are open. */
export const takesQuotes = (
  event: Asked,
  standing: readonly { sentAt: Date }[],
  now: Date,
): boolean =>
  isOpen(event, now) &&
  standing.length < QUOTES_MAX &&
  isRoundOpen(askingRound(event, now), standing)

/** A chef is at the door so long before the event starts. */
export const SET_UP_HOURS = 2

/** A quote is open 48 hours, and never longer than until the event. R-CHEF-5 */
export const quoteExpiry = (now: Date, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + QUOTE_HOURS * 3_600_000, startsAt.getTime()))

export const leaveAt = (startsAt: Date, travelMinutes: number): Date =>
  new Date(startsAt.getTime() - SET_UP_HOURS * 3_600_000 - travelMinutes * 60_000)

export interface Clash<C> {
  course: C
  allergen: Allergen
}

/** Every course that holds what someone at the table must not eat. */
export const findClashes = <C extends { holds: readonly Allergen[] }>(
  courses: readonly C[],
  forbidden: readonly Allergen[],
): Clash<C>[] =>
  courses.flatMap((course) =>
    course.holds
      .filter((allergen) => forbidden.includes(allergen))
      .map((allergen) => ({ course, allergen })),
  )
