export { CalendarFeedCard } from './calendar-feed-card.tsx'
export { calendarFeedQuery } from './queries.ts'
