import { addDays, type Day } from '#shared/dates.ts'

export const STARS_MAX = 5
export const COMMENT_MAX = 500
/** Days after the delivery on which it can be rated, and the rating changed. */
export const RATING_DAYS = 14

export const lastRatingDay = (day: Day): Day => addDays(day, RATING_DAYS)

/** What was delivered can be rated for two weeks; what wasn't, never. */
export const isRateable = ({ status, day }: { status: string; day: Day }, today: Day): boolean =>
  status === 'delivered' && today <= lastRatingDay(day)

/** The average with one decimal, as customers read it; 0 where no one has rated. */
export const averageOf = (stars: readonly number[]): number =>
  stars.length === 0
    ? 0
    : Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10
