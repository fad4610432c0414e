import { sql } from 'kysely'
import { both, by, own, within, type OwnRows } from './own-rows.ts'

const byUser = by('user_id')
const byCustomer = by('customer_id')
const ofEvent = within('event_id', 'chef_events', byUser)
const ofBooking = within('booking_id', 'chef_bookings', byCustomer)
const ofApplication = within('application_id', 'chef_applications', byUser)
const asChef = within('chef_id', 'chefs', byUser)

/**
 * Events, applications, and what someone does as a chef. People get their own words only: what the
 * other side wrote may hold the other's contacts.
 */
export const ROWS_OF_CHEFS: Record<string, OwnRows> = {
  events: own(
    'chef_events',
    byUser,
    `id event_type event_date event_time event_location city guest_count cuisines diets allergens
    special_requirements status created_at updated_at cancelled_at cancelled_by`,
  ),
  chefsAsked: own('chef_invitations', ofEvent, 'event_id chef_id told_at seen_at declined_at'),
  chefQuotes: own(
    'chef_quotes',
    ofEvent,
    `id event_id chef_id guest_count per_guest_fils total_fils inclusions status sent_at expires_at
    decided_at`,
  ),
  talks: own(
    'chef_messages',
    both(ofEvent, sql`sender = 'customer'`),
    'event_id chef_id text sent_at read_at',
  ),
  bookings: own(
    'chef_bookings',
    byCustomer,
    `id event_id chef_id day starts_at status total_fils deposit_fils balance_fils refunded_fils
    booked_at confirmed_at completed_at cancelled_at cancelled_by`,
  ),
  bookingSteps: own('chef_booking_steps', ofBooking, 'booking_id kind actor at'),
  reviews: own('chef_reviews', ofBooking, 'booking_id chef_id stars text language written_at'),
  complaints: own(
    'chef_complaints',
    ofBooking,
    'booking_id text made_at resolved_at resolution refunded_fils',
  ),
  applications: own(
    'chef_applications',
    byUser,
    `id type status reason legal_name business_name trade_license city cuisine_specialty
    delivery_available description submitted_at status_at purged_at`,
  ),
  applicationPapers: own(
    'chef_application_documents',
    ofApplication,
    'application_id kind media_type bytes verdict note uploaded_at erased_at',
  ),
  applicationSteps: own('chef_application_steps', ofApplication, 'application_id status at'),
  applicationViews: own('chef_application_views', ofApplication, 'application_id kind at'),
  applicationDrafts: own('chef_application_drafts', byUser, 'type saved_at'),
  chefProfile: own(
    'chefs',
    byUser,
    `id name_en name_ar bio_en bio_ar city emirates cuisines guests_min guests_max takes_requests
    created_at`,
  ),
  chefMenus: own('chef_menus', asChef, 'id name per_guest_fils inclusions created_at removed_at'),
  chefMenuCourses: own(
    'chef_menu_courses',
    within('menu_id', 'chef_menus', asChef),
    'menu_id position course title dish_slug allergens allergens_said',
  ),
  chefQuotesSent: own(
    'chef_quotes',
    asChef,
    'id event_id guest_count per_guest_fils total_fils inclusions note status sent_at',
  ),
  chefQuoteCourses: own(
    'chef_quote_courses',
    within('quote_id', 'chef_quotes', asChef),
    'quote_id position course title dish_slug allergens allergens_said',
  ),
  chefTalks: own('chef_messages', both(asChef, sql`sender = 'chef'`), 'event_id text sent_at'),
  chefReplies: own(
    'chef_reviews',
    both(asChef, sql`reply is not null`),
    'booking_id reply replied_at',
  ),
  chefBlockedDays: own('chef_blocked_days', asChef, 'day note'),
  chefPayouts: own(
    'chef_payouts',
    asChef,
    'booking_id gross_fils fee_fils net_fils due_at paid_at reference',
  ),
}
