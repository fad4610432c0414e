import type { DB } from '../../src/server/database/schema.gen.ts'

/** Tables that bring a dish to a household. */
export const GIVING = [
  'accepted_meals',
  'chef_menu_courses',
  'chef_quote_courses',
  'kitchen_ticket_lines',
  'meal_suggestions',
  'meal_week_slots',
  'ordered_dishes',
  'recipe_drafts',
  'saved_meals',
  'shopping_list_meals',
  'subscription_meals',
] as const satisfies (keyof DB)[]

/** Tables that name a dish and bring it to no one, each with the reason. */
export const NOT_GIVING = {
  banned_dishes: 'dishes that are not to be suggested',
  delivery_claims: 'what was wrong with a dish that came',
  dish_allergen_answers: 'what a kitchen says of its dish',
  dish_lines: 'what a dish is made of',
  dish_photos: 'how a dish looks',
  dish_steps: 'how a dish is cooked',
  household_blocked_dishes: 'dishes that are not to be sent',
  menu_item_days: 'how many portions of a dish there are',
  menu_items: 'what a kitchen offers to everyone',
} as const satisfies Partial<Record<keyof DB, string>>

const WALK = 'tests/allergens/allergens.test.ts'
const AI = 'tests/allergens/ai-ways.test.ts'
const CHEFS = 'tests/allergens/chef-ways.test.ts'

interface Way {
  way: string
  tried: string
}

/** The files that put a dish into a table of `GIVING`, and the test that takes this way. */
export const WAYS: Readonly<Record<string, Way>> = {
  'src/features/chef-events/server/chef/import-event.ts': {
    way: 'an event of the demo or of before, with its quote; shown like any other',
    tried: CHEFS,
  },
  'src/features/chef-events/server/chef/requests/send-quote.ts': {
    way: 'the courses of a quote',
    tried: CHEFS,
  },
  'src/features/chefs/server/menus/menu-store.ts': {
    way: 'a menu of a chef, which reaches a table by a quote',
    tried: CHEFS,
  },
  'src/features/deliveries/server/changes/meals-of-day.ts': {
    way: 'a day that moves with its dishes',
    tried: WALK,
  },
  'src/features/meals/server/choosing/add-lines.ts': {
    way: '“Pick for me” and a repeated week',
    tried: WALK,
  },
  'src/features/meals/server/choosing/change-meal.ts': {
    way: 'another dish or number, by the customer or an admin',
    tried: WALK,
  },
  'src/features/meals/server/choosing/choose-meal.ts': {
    way: 'a choice of the customer, or of an admin for them',
    tried: WALK,
  },
  'src/features/meals/server/closing/write-decisions.ts': {
    way: 'what a cut-off makes of a day: the restaurant’s choice, last week again',
    tried: WALK,
  },
  'src/features/production/server/amendments/substitute-dish.ts': {
    way: 'another dish in place of one that the kitchen lacks or that was stopped',
    tried: WALK,
  },
  'src/features/production/server/freeze/freeze-store.ts': {
    way: 'the tickets of a day, as its cut-off left it',
    tried: WALK,
  },
  'src/features/shopping/server/lists/create-list.ts': {
    way: 'a list of accepted meals',
    tried: AI,
  },
  'src/features/shopping/server/orders/ordered-dishes.ts': {
    way: 'the ingredients of a meal, a list or an order before',
    tried: AI,
  },
  'src/features/suggestions/server/accepting/accept-suggestion.ts': {
    way: 'an accepted suggestion',
    tried: AI,
  },
  'src/features/suggestions/server/choosing/day.ts': {
    way: 'the suggestions of a day, also for a wish',
    tried: AI,
  },
  'src/features/suggestions/server/choosing/remove-unsafe.ts': {
    way: 'what comes in place of a suggestion that became unsafe',
    tried: AI,
  },
  'src/features/suggestions/server/choosing/replace-suggestion.ts': {
    way: 'another suggestion, and the one before it brought back',
    tried: AI,
  },
  'src/features/suggestions/server/drafts/draft-recipe.ts': {
    way: 'a recipe that a model drafted',
    tried: 'src/features/suggestions/server/drafts/drafts.api.test.ts',
  },
  'src/features/suggestions/server/recipes/get-recipe.ts': {
    way: 'a dish that a customer saves from its recipe, which warns',
    tried: 'src/features/suggestions/server/accepting/warnings.api.test.ts',
  },
  'src/features/suggestions/server/week/change-week.ts': {
    way: 'another meal of a planned week, and an accepted week',
    tried: AI,
  },
  'src/features/suggestions/server/week/plan-week.ts': {
    way: 'a planned week',
    tried: AI,
  },
}
