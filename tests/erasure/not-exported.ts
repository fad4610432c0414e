const listed = (reason: string, names: string): [string, string][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, reason])

/** Tables that an export leaves out, each with the reason. */
export const TABLES_LEFT_OUT: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed(
    'of the catalogue, kitchens and areas, not of a person',
    `add_ons areas catalogue_version dietary_fees dish_allergen_answers dish_lines dish_photos dish_steps dishes
    ingredients kitchen_days meal_categories menu_item_days menu_items plans prices
    ramadan_shifts restaurants sheet_amendments`,
  ),
  ...listed('an invitation, which its number has as a message', 'kitchen_invites'),
  ...listed('what a kitchen says of its own work', 'drop_contests'),
  ...listed('couriers of a kitchen, who have no account', 'drivers delivery_runs'),
  ...listed(
    'a secret, or a mark that only tells whether two are the same',
    'derivation_roots emirates_id_holders login_challenges recovery_codes secret_fingerprints used_proofs',
  ),
  ...listed(
    'the bytes of what the list of files leads to',
    'chef_application_draft_documents invoice_documents private_files profile_photos',
  ),
  ...listed(
    'repeats in accounts or reports what payments, refunds and disputes say',
    `drop_refunds invoice_series ledger_accounts ledger_entries ledger_transactions payment_events
    payment_incidents payment_reviews provider_payouts`,
  ),
  ...listed('the trail of what our team changed, sealed', 'audit_checks audit_log audit_seals'),
  ...listed(
    'machinery of the service, gone after days',
    `calendar_entries delivery_watch demo_marks events idempotency_keys product_clock rate_limits
    schema_migrations seed_runs settings whatsapp_templates`,
  ),
  ...listed(
    'that a message of the inbox was sent, so that it is not sent twice',
    'choice_reminders',
  ),
  ...listed(
    'the practice providers of the demo',
    `simulator.card_charges simulator.card_deliveries simulator.card_disputes simulator.card_events
    simulator.card_refunds simulator.card_setups simulator.paypal_refunds
    simulator.paypal_requests`,
  ),
])

/** Columns of exported tables that may hold words of the person, each with the reason. */
export const COLUMNS_LEFT_OUT: Readonly<Record<string, string>> = {
  'users.sounds': 'the name again, for searching',
  'messages.recipient': 'the number or address of the person, exported as such',
  'messages.parameters': 'the words of the text once more',
  'chef_applications.search_text': 'the names again, for searching',
}
