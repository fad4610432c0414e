export { AdminChefEventsPage } from './admin/events-page.tsx'
export { AdminPayoutsPage } from './admin/payouts/payouts-page.tsx'
export { adminEventQuery, adminEventsQuery, payoutsQuery } from './admin/queries.ts'
export { ADMIN_EVENTS_ADDRESS, ADMIN_PAYOUTS_ADDRESS } from './admin/address.ts'
export { ChefEventPage } from './event/event-page.tsx'
export { ChefEventsPage } from './list/chef-events-page.tsx'
export { ChefHiringPage } from './chef-hiring-page.tsx'
export { ChefRequestForm } from './request/chef-request-form.tsx'
export { chefEventHead, chefEventsHead, chefHiringHead } from './head.ts'
export { chefEventQuery, chefEventsQuery } from './queries.ts'
export { BookingsPage } from './chef/bookings/bookings-page.tsx'
export { TalksPage } from './chef/bookings/talks-page.tsx'
export { CalendarPage } from './chef/calendar/calendar-page.tsx'
export { EarningsPage } from './chef/earnings/earnings-page.tsx'
export { MenusPage } from './chef/menus/menus-page.tsx'
export { ProfilePage as ChefProfilePage } from './chef/profile/profile-page.tsx'
export {
  bookingsQuery,
  calendarQuery,
  earningsQuery,
  menusQuery,
  profileQuery as chefProfileQuery,
  requestsQuery,
  todayQuery,
} from './chef/queries.ts'
export { RequestsPage } from './chef/requests/requests-page.tsx'
export { ChefShell } from './chef/shell/chef-shell.tsx'
export { requireChef } from './chef/shell/require-chef.ts'
export { TodayPage } from './chef/today/today-page.tsx'
export { guestPricesQuery } from './guest-prices-query.ts'
export { testimonialsQuery } from './testimonials-query.ts'
