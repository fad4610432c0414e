import { by, own, within, type OwnRows } from './own-rows.ts'

const byUser = by('user_id')
const byCustomer = by('customer_id')
const ofPlan = within('subscription_id', 'subscriptions', byCustomer)
const ofTicket = within('ticket_id', 'kitchen_tickets', byCustomer)
const ofOrder = within('order_id', 'ingredient_orders', byCustomer)
const ofPayment = within('payment_id', 'payments', byCustomer)

/** Plans, deliveries, orders of ingredients and everything paid. */
export const ROWS_OF_ORDERS: Record<string, OwnRows> = {
  subscriptions: own(
    'subscriptions',
    byCustomer,
    `id plan_id restaurant_id address_id status start_date end_date meals_per_day days_per_week
    weekdays diets cuisines add_ons fallback payment_method paypal_email paused_from paused_to
    next_plan_id next_restaurant_id created_at cancelled_at`,
  ),
  cycles: own(
    'subscription_cycles',
    ofPlan,
    `subscription_id number starts_on ends_on plan_id meals_per_day delivery_days lines total_fils
    vat_fils refunded_fils goodwill_fils payment paid_at`,
  ),
  addOnPurchases: own(
    'add_on_purchases',
    ofPlan,
    'subscription_id add_on days price_fils state created_at',
  ),
  chosenMeals: own(
    'subscription_meals',
    ofPlan,
    `subscription_id day meal_time menu_item_id quantity price_fils special_instructions chosen_by
    created_at`,
  ),
  receipts: own('subscription_receipts', ofPlan, 'subscription_id number kind facts created_at'),
  ramadan: own('ramadan_changes', ofPlan, 'subscription_id from_day mode created_at'),
  addressChanges: own(
    'address_spells',
    byCustomer,
    'subscription_id address_id from_day to_day created_at ended_at',
  ),
  deliveries: own(
    'delivery_days',
    byCustomer,
    'id subscription_id day status skip_cause meals meals_back address failure_reason refunded_at',
  ),
  kitchenTickets: own(
    'kitchen_tickets',
    byCustomer,
    `id restaurant_id day meal_time number status customer_name address area allergens occasion
    window_from window_to knocked_at failure_reason`,
  ),
  kitchenTicketLines: own(
    'kitchen_ticket_lines',
    ofTicket,
    'ticket_id name_en name_ar portion quantity instructions done_at',
  ),
  kitchenTicketSteps: own(
    'kitchen_ticket_steps',
    ofTicket,
    'ticket_id to_status happened_at reason',
  ),
  ratings: own(
    'delivery_ratings',
    byCustomer,
    'delivery_id restaurant_id stars comment created_at changed_at hidden_at hidden_reason',
  ),
  reports: own(
    'delivery_claims',
    byCustomer,
    'id ticket_id kind state dish_id words made_at decided_at answer',
  ),
  ingredientOrders: own(
    'ingredient_orders',
    byCustomer,
    `id status address_en address_ar address_notes payment_method items_fils delivery_fils
    total_fils window_day window_from window_to placed_at paid_at choose_until made_good`,
  ),
  ingredientOrderLines: own(
    'ingredient_order_lines',
    ofOrder,
    'order_id ingredient_id name_en name_ar packs pack_grams gross_fils',
  ),
  orderedDishes: own('ordered_dishes', ofOrder, 'order_id dish_id is_again'),
  ingredientOrderSteps: own(
    'ingredient_order_steps',
    ofOrder,
    'order_id status reason_en reason_ar at',
  ),
  cards: own(
    'card_setups',
    byCustomer,
    'brand last4 expiry_month expiry_year status created_at settled_at',
  ),
  cardCustomers: own('card_customers', byCustomer, 'provider ref created_at'),
  payments: own(
    'payments',
    byCustomer,
    `id reference purpose description_en description_ar method state amount_fils refunded_fils
    paypal_email created_at captured_at closed_at`,
  ),
  paymentLines: own(
    'payment_lines',
    ofPayment,
    'payment_id description_en description_ar quantity gross_fils waived_at',
  ),
  arrivals: own(
    'payment_arrivals',
    ofPayment,
    'payment_id reference amount_minor currency arrived_at',
  ),
  charges: own('payment_attempts', ofPayment, 'payment_id state created_at settled_at'),
  refunds: own(
    'refunds',
    ofPayment,
    `payment_id amount_fils vat_fils reason state payout_way payout_holder payout_hint created_at
    settled_at`,
  ),
  disputes: own(
    'payment_disputes',
    ofPayment,
    'payment_id amount_fils reason status opened_at closed_at',
  ),
  invoices: own(
    'invoices',
    byCustomer,
    `id number kind payment_id seller_name_en buyer_name gross_fils net_fils vat_fils issued_at`,
  ),
  invoiceLines: own(
    'invoice_lines',
    within('invoice_id', 'invoices', byCustomer),
    'invoice_id position description_en description_ar quantity gross_fils net_fils vat_fils',
  ),
  quoteRequests: own(
    'custom_quotes',
    byUser,
    `id name phone email people_count requirements contact_method contact_time language state
    created_at answered_at`,
  ),
  quoteOffers: own(
    'custom_quote_offers',
    within('quote_id', 'custom_quotes', byUser),
    `quote_id people days_per_week meal_times starts_on lines note total_fils valid_until offered_at
    answer answered_at`,
  ),
}
