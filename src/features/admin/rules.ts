export const MEAL_STATES = ['delivered', 'on_the_way', 'cooking', 'later', 'failed'] as const
export type MealState = (typeof MEAL_STATES)[number]

export const NEWS_KINDS = ['subscription', 'chef_event', 'chef_quote', 'act'] as const
