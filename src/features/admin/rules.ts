/** `late`: not there, and the window has closed. */
export const MEAL_STATES = [
  'delivered',
  'on_the_way',
  'cooking',
  'later',
  'late',
  'failed',
] as const
export type MealState = (typeof MEAL_STATES)[number]

export const NEWS_KINDS = ['subscription', 'chef_event', 'chef_quote', 'act'] as const

/** The indexes that can keep views. */
export const VIEW_PAGES = [
  'applications',
  'audit',
  'chef-events',
  'food-problems',
  'ingredient-orders',
  'jobs',
  'messages',
  'payments',
  'payouts',
  'quotes',
  'restaurants',
  'subscriptions',
  'users',
] as const
export type ViewPage = (typeof VIEW_PAGES)[number]

/** Of one person on one index: more would be no shortcut any more. */
export const VIEWS_MAX = 20
export const VIEW_NAME_MAX = 40
export const VIEW_QUERY_MAX = 1000

/** What a live shop needs before its first order, in the order in which to do it. */
export const SETUP_STEPS = ['company', 'kitchen', 'prices', 'cards', 'templates', 'admins'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]
