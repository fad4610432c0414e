import { isDay, type Day } from '#shared/dates.ts'
import { DEFAULT_EMIRATE, EMIRATES, type Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import {
  canTakePlaceOn,
  CLOCK_TIME,
  DEFAULT_EVENT_TIME,
  EVENT_TYPES,
  OFFERED_CUISINES,
  type EventType,
} from '../../rules.ts'

/** What the form holds while it is filled in. */
export interface RequestDraft {
  eventType: EventType | null
  /** NaN until a number is given. */
  guestCount: number
  eventDate: Day | null
  eventTime: string
  cuisinePreferences: Cuisine[]
  city: Emirate
  eventLocation: string
  specialRequirements: string
  /** The household's allergies and diets go with the request. */
  includesHousehold: boolean
}

export const EMPTY_DRAFT: RequestDraft = {
  eventType: null,
  guestCount: Number.NaN,
  eventDate: null,
  eventTime: DEFAULT_EVENT_TIME,
  cuisinePreferences: [],
  city: DEFAULT_EMIRATE,
  eventLocation: '',
  specialRequirements: '',
  includesHousehold: true,
}

/** Takes from what was kept only what the form could have held. */
export function tidyDraft(kept: unknown, today: Day): RequestDraft {
  const draft = (kept ?? {}) as Record<string, unknown>
  const { guestCount, eventDate, eventTime, cuisinePreferences } = draft
  const cuisines = Array.isArray(cuisinePreferences) ? cuisinePreferences : []
  return {
    eventType: EVENT_TYPES.find((type) => type === draft['eventType']) ?? null,
    guestCount: typeof guestCount === 'number' ? guestCount : Number.NaN,
    eventDate:
      typeof eventDate === 'string' && isDay(eventDate) && canTakePlaceOn(eventDate, today)
        ? eventDate
        : null,
    eventTime:
      typeof eventTime === 'string' && CLOCK_TIME.test(eventTime) ? eventTime : DEFAULT_EVENT_TIME,
    cuisinePreferences: OFFERED_CUISINES.filter((cuisine) => cuisines.includes(cuisine)),
    city: EMIRATES.find((emirate) => emirate === draft['city']) ?? DEFAULT_EMIRATE,
    eventLocation: textOf(draft['eventLocation']),
    specialRequirements: textOf(draft['specialRequirements']),
    includesHousehold: draft['includesHousehold'] !== false,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
