import { sql, type RawBuilder } from 'kysely'

export interface Erased {
  id: string
  phone: string
  email: string
  isEmailConfirmed: boolean
  now: Date
}

type Statement = (person: Erased) => RawBuilder<unknown>

const ownedBy =
  (owner: 'customer_id' | 'user_id' | 'owner_id') =>
  (table: string): Statement =>
  ({ id }) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`

/** Goes with the account, in the order that references between the rows allow. R-ACC-11 */
export const DELETIONS: readonly Statement[] = [
  ...[
    'shopping_lists',
    'meal_week_slots',
    'meal_weeks',
    'accepted_meals',
    'meal_suggestions',
    'suggestion_batches',
    'suggestion_preferences',
    'recipe_drafts',
    'saved_meals',
    'banned_dishes',
    'household_blocked_dishes',
    'pantry_items',
    'household_members',
    'address_spells',
  ].map(ownedBy('customer_id')),
  ...[
    'profile_photos',
    'user_settings',
    'calendar_feeds',
    'email_confirmations',
    'login_devices',
    'second_factors',
    'recovery_codes',
    'saved_views',
    'emirates_id_holders',
    'chef_application_drafts',
  ].map(ownedBy('user_id')),
  ownedBy('owner_id')('private_files'),
  ({ phone }) => sql`delete from messages where recipient = ${phone}`,
  // Anyone can enter an address: until it is confirmed its messages may be someone else's.
  ({ email, isEmailConfirmed }) =>
    sql`delete from messages where ${isEmailConfirmed} and recipient = ${email}`,
  ({ phone }) => sql`delete from kitchen_invites where phone = ${phone}`,
  ({ phone }) => sql`delete from login_challenges where phone = ${phone}`,
  ({ email }) => sql`delete from newsletter_subscribers where email = ${email} and email <> ''`,
  ({ id }) => sql`delete from idempotency_keys where scope = ${id}`,
]

/** Stays for books, kitchens and chefs, without what says whose it was. R-ACC-12 */
export const CLEARINGS: readonly Statement[] = [
  ({ id, now }) => sql`
    update delivery_addresses set
      name = '', address_line1 = '', address_line2 = null, building_name = null,
      flat_number = null, floor = null, instructions = null, landmark = null,
      fingerprint = ''::bytea, is_default = false, deleted_at = coalesce(deleted_at, ${now})
    where user_id = ${id}`,
  ({ id }) => sql`update delivery_days set address = null where customer_id = ${id}`,
  ({ id }) => sql`
    update kitchen_tickets set
      customer_name = '', allergens = '{}',
      address = jsonb_build_object('city', address -> 'city')
    where customer_id = ${id}`,
  ({ id }) => sql`
    update sheet_amendments set facts = facts - 'address' - 'allergens'
    where ticket_id in (select id from kitchen_tickets where customer_id = ${id})`,
  ({ id }) => sql`
    update kitchen_ticket_lines set instructions = ''
    where ticket_id in (select id from kitchen_tickets where customer_id = ${id})`,
  ({ id }) => sql`
    update subscription_meals set special_instructions = ''
    where subscription_id in (select id from subscriptions where customer_id = ${id})`,
  ({ id }) => sql`
    update subscriptions set paypal_email = ''
    where customer_id = ${id} and paypal_email is not null`,
  ({ id }) => sql`
    update payments set paypal_email = '' where customer_id = ${id} and paypal_email is not null`,
  ({ id }) => sql`
    update card_setups set
      method_ref = case when method_ref is null then null else '' end, fingerprint = null
    where customer_id = ${id}`,
  ({ id }) => sql`
    update refunds set payout_account = null, payout_holder = null, payout_hint = null
    where payment_id in (select id from payments where customer_id = ${id})`,
  ({ id }) => sql`
    update ingredient_orders set address_en = '', address_ar = '', address_notes = null
    where customer_id = ${id}`,
  ({ id }) => sql`
    update chef_events set event_location = '', special_requirements = null, allergens = '{}'
    where user_id = ${id}`,
  ({ id }) => sql`
    update chef_messages set text = ''
    where event_id in (select id from chef_events where user_id = ${id})`,
  ({ id }) => sql`
    update chef_quotes set note = ''
    where event_id in (select id from chef_events where user_id = ${id})`,
  ({ id }) => sql`
    update chef_reviews set text = '', reply = null, replied_at = null
    where booking_id in (select id from chef_bookings where customer_id = ${id})`,
  ({ id }) => sql`
    update chef_complaints set text = '', resolution = null
    where booking_id in (select id from chef_bookings where customer_id = ${id})`,
  ({ id }) => sql`update delivery_ratings set comment = '' where customer_id = ${id}`,
  ({ id }) => sql`
    update delivery_claims set words = '', answer = '', photo_id = null where customer_id = ${id}`,
  ({ id }) => sql`
    update drop_contests set words = ''
    where ticket_id in (select id from kitchen_tickets where customer_id = ${id})`,
  ({ id, phone }) => sql`
    update custom_quotes set name = '', phone = '', email = '', requirements = ''
    where user_id = ${id} or phone = ${phone}`,
  ({ id, now }) => sql`
    update chef_application_documents set
      file_id = null, erased_at = coalesce(erased_at, ${now}),
      note = case when note is null then null else '' end
    where application_id in (select id from chef_applications where user_id = ${id})`,
  ({ id, now }) => sql`
    update chef_applications set
      status = case status when 'approved' then status else 'rejected' end,
      reason = case status when 'approved' then null else '' end,
      note = null, description = null, legal_name = null, search_text = '',
      business_name = case when business_name is null then null else '' end,
      trade_license = case when trade_license is null then null else '' end,
      emirates_id = ''::bytea, emirates_id_mark = ''::bytea,
      bank_details = ''::bytea, iban_mark = ''::bytea,
      purged_at = coalesce(purged_at, ${now})
    where user_id = ${id}`,
]
