import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date'

export const toCalendarDate = (day: string | null | undefined): CalendarDate | null =>
  day ? parseDate(day) : null

/** The Gregorian calendar alone; the others stay out of the bundle. */
export const gregorian = () => new GregorianCalendar()
