import { sql } from 'kysely'
import { by, own, within, type OwnRows } from './own-rows.ts'

const byUser = by('user_id')
const byCustomer = by('customer_id')
const ofList = within('list_id', 'shopping_lists', byCustomer)

/** The account itself, the household and what it eats. */
export const ROWS_OF_ACCOUNT: Record<string, OwnRows> = {
  settings: own(
    'user_settings',
    byUser,
    'notify_email notify_sms notify_whatsapp notify_choosing notify_marketing share_data share_with_third_parties updated_at',
  ),
  consents: own('consents', byUser, 'purpose is_given language policy_version at'),
  devices: own('sessions', byUser, 'user_agent created_at last_seen_at'),
  knownBrowsers: own('login_devices', byUser, 'last_used_at'),
  secondFactor: own('second_factors', byUser, 'enrolled_at'),
  emailsToConfirm: own('email_confirmations', byUser, 'email expires_at'),
  newsletter: own(
    'newsletter_subscribers',
    // Anyone can enter an address: until it is confirmed it may be someone else's.
    (id) => sql`email = (
      select lower(u.email) from users u where u.id = ${id} and u.email_confirmed_at is not null)`,
    'email language policy_version consented_at',
  ),
  calendarFeeds: own('calendar_feeds', byUser, 'created_at'),
  savedViews: own('saved_views', byUser, 'name page query saved_at'),
  addresses: own(
    'delivery_addresses',
    byUser,
    `id name city area address_line1 address_line2 building_name floor flat_number landmark
    instructions is_default created_at updated_at deleted_at`,
  ),
  household: own(
    'household_members',
    byCustomer,
    'name is_customer portion diets allergens avoids_traces dislikes fasts_in_ramadan created_at',
  ),
  blockedDishes: own('household_blocked_dishes', byCustomer, 'dish_id since claim_id'),
  wishes: own(
    'suggestion_preferences',
    byCustomer,
    `diets cuisines kcal protein_g carbs_g fat_g budget_fils is_adult max_heat
    max_minutes equipment taste_since updated_at`,
  ),
  suggestionsAskedFor: own(
    'suggestion_batches',
    byCustomer,
    'id day servings wish relaxed created_at',
  ),
  suggestions: own(
    'meal_suggestions',
    byCustomer,
    'batch_id meal_time dish_id status reasons created_at',
  ),
  weeks: own('meal_weeks', byCustomer, 'id starts_on days servings basket_fils relaxed created_at'),
  weekMeals: own(
    'meal_week_slots',
    byCustomer,
    'week_id day meal_time dish_id is_leftover is_locked reasons',
  ),
  acceptedMeals: own(
    'accepted_meals',
    byCustomer,
    'id day meal_time dish_id servings rating cooked_at withdrawn_at created_at',
  ),
  savedMeals: own('saved_meals', byCustomer, 'dish_id saved_at'),
  bannedDishes: own('banned_dishes', byCustomer, 'dish_id banned_at'),
  recipeDrafts: own(
    'recipe_drafts',
    byCustomer,
    'cuisine category meal_time lines steps created_at',
  ),
  pantry: own('pantry_items', byCustomer, 'ingredient_id grams'),
  shoppingLists: own('shopping_lists', byCustomer, 'id name created_at archived_at'),
  shoppingListMeals: own('shopping_list_meals', ofList, 'list_id accepted_meal_id servings'),
  shoppingListMarks: own(
    'shopping_list_marks',
    ofList,
    'list_id ingredient_id ticked_packs extra_grams is_put_back',
  ),
}
