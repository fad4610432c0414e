import { addDays } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { productToday } from './now.ts'

export interface SweptRoute {
  path: string
  /** Where the path depends on the day. */
  name?: string
  /** Who looks at it: no one signed in, someone new, or a demo person with records. */
  as: 'visitor' | 'newcomer' | 'customer' | 'restaurant' | 'admin' | 'chef'
  /** The language in which every gate sweeps it; the full run sweeps it in both. */
  language: Language
}

/** The day is that of the moment at which the path is read. */
const sheetIn = (days: number, language: Language, query = ''): SweptRoute => ({
  name: `/kitchen/sheet in ${days} days${query}`,
  as: 'restaurant',
  language,
  get path() {
    return `/kitchen/sheet/${addDays(productToday(), days)}${query}`
  },
})

/** The pages of the product: a new one takes its place here and is swept (see sweeps/people.ts). */
export const sweptRoutes: readonly SweptRoute[] = [
  { path: '/', as: 'visitor', language: 'en' },
  { path: '/meal-plans', as: 'visitor', language: 'ar' },
  { path: '/meal-plans?plan=2', as: 'visitor', language: 'en' },
  { path: '/ai-meal-plans', as: 'visitor', language: 'ar' },
  { path: '/chef-hiring', as: 'visitor', language: 'en' },
  { path: '/join-as-chef', as: 'visitor', language: 'ar' },
  { path: '/join-as-chef/business', as: 'visitor', language: 'en' },
  { path: '/login', as: 'visitor', language: 'ar' },
  { path: '/about', as: 'visitor', language: 'en' },
  { path: '/terms', as: 'visitor', language: 'ar' },
  { path: '/privacy', as: 'visitor', language: 'en' },
  { path: '/compliance', as: 'visitor', language: 'ar' },
  { path: '/inbox', as: 'visitor', language: 'en' },
  { path: '/nowhere', as: 'visitor', language: 'ar' },
  { path: '/ai-meal-plans', as: 'newcomer', language: 'en' },
  { path: '/dashboard', as: 'newcomer', language: 'ar' },
  { path: '/dashboard/addresses', as: 'newcomer', language: 'en' },
  { path: '/dashboard/household', as: 'newcomer', language: 'ar' },
  { path: '/dashboard/applications', as: 'newcomer', language: 'en' },
  { path: '/join-as-chef/individual', as: 'newcomer', language: 'ar' },
  { path: '/dashboard/chef-events', as: 'newcomer', language: 'en' },
  { path: '/dashboard/ai-meal-suggestions', as: 'newcomer', language: 'ar' },
  { path: '/dashboard/shopping-lists', as: 'newcomer', language: 'en' },
  { path: '/', as: 'customer', language: 'ar' },
  { path: '/meal-plans?plan=2', as: 'customer', language: 'en' },
  { path: '/dashboard', as: 'customer', language: 'ar' },
  { path: '/meal-selection', as: 'customer', language: 'en' },
  { path: '/dashboard/profile', as: 'customer', language: 'ar' },
  { path: '/dashboard/household', as: 'customer', language: 'en' },
  { path: '/dashboard/applications', as: 'customer', language: 'ar' },
  { path: '/dashboard/kitchen-invite', as: 'customer', language: 'en' },
  { path: '/dashboard/addresses', as: 'customer', language: 'en' },
  { path: '/dashboard/chef-events', as: 'customer', language: 'ar' },
  { path: '/dashboard/ai-meal-suggestions', as: 'customer', language: 'en' },
  { path: '/dashboard/shopping-lists', as: 'customer', language: 'ar' },
  { path: '/dashboard/shopping-lists/999999', as: 'customer', language: 'en' },
  { path: '/dashboard/meal-preferences', as: 'customer', language: 'ar' },
  { path: '/cook/999999', as: 'customer', language: 'en' },
  { path: '/dashboard/meal-week', as: 'customer', language: 'ar' },
  { path: '/dashboard/nutrition', as: 'customer', language: 'en' },
  { path: '/dashboard/settings', as: 'customer', language: 'ar' },
  { path: '/kitchen', as: 'restaurant', language: 'en' },
  { path: '/kitchen/runs', as: 'restaurant', language: 'ar' },
  { path: '/kitchen/reported', as: 'restaurant', language: 'ar' },
  { path: '/kitchen/menu', as: 'restaurant', language: 'en' },
  { path: '/kitchen/plan', as: 'restaurant', language: 'ar' },
  { path: '/kitchen/setup', as: 'restaurant', language: 'en' },
  sheetIn(1, 'ar'),
  sheetIn(1, 'en', '?tab=labels'),
  sheetIn(1, 'ar', '?tab=route'),
  sheetIn(5, 'en'),
  { path: '/chef-dashboard', as: 'chef', language: 'ar' },
  { path: '/chef-dashboard/requests', as: 'chef', language: 'en' },
  { path: '/chef-dashboard/bookings', as: 'chef', language: 'ar' },
  { path: '/chef-dashboard/calendar', as: 'chef', language: 'en' },
  { path: '/chef-dashboard/menus', as: 'chef', language: 'ar' },
  { path: '/chef-dashboard/messages', as: 'chef', language: 'en' },
  { path: '/chef-dashboard/earnings', as: 'chef', language: 'ar' },
  { path: '/chef-dashboard/profile', as: 'chef', language: 'en' },
  { path: '/admin', as: 'admin', language: 'ar' },
  { path: '/admin/audit', as: 'admin', language: 'en' },
  { path: '/admin/queue', as: 'admin', language: 'ar' },
  { path: '/admin/queue/jobs', as: 'admin', language: 'en' },
  { path: '/admin/ramadan', as: 'admin', language: 'ar' },
  { path: '/admin/chefs', as: 'admin', language: 'en' },
  { path: '/admin/chefs/1', as: 'admin', language: 'ar' },
  { path: '/admin/users', as: 'admin', language: 'en' },
  { path: '/admin/subscriptions', as: 'admin', language: 'ar' },
  { path: '/admin/payments', as: 'admin', language: 'en' },
  { path: '/admin/chef-events', as: 'admin', language: 'ar' },
  { path: '/admin/chef-events/payouts', as: 'admin', language: 'en' },
  { path: '/admin/restaurants', as: 'admin', language: 'ar' },
  { path: '/admin/restaurants/1', as: 'admin', language: 'en' },
  { path: '/admin/restaurants/new', as: 'admin', language: 'ar' },
  { path: '/admin/plans', as: 'admin', language: 'ar' },
  { path: '/admin/quotes', as: 'admin', language: 'en' },
  { path: '/admin/food-problems', as: 'admin', language: 'ar' },
  { path: '/admin/settings', as: 'admin', language: 'ar' },
  { path: '/admin/ingredient-orders', as: 'admin', language: 'en' },
]
