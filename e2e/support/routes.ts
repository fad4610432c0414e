import { addDays, dayOf, type Day } from '#shared/dates.ts'

export interface SweptRoute {
  path: string
  /** Who looks at it: nobody signed in, somebody new, or a demo person with records. */
  as: 'visitor' | 'newcomer' | 'customer' | 'restaurant' | 'admin'
}

const inDays = (days: number): Day => addDays(dayOf(new Date()), days)

/** The pages of the product: a new one takes its place here and is swept (see sweeps/people.ts). */
export const sweptRoutes: readonly SweptRoute[] = [
  { path: '/', as: 'visitor' },
  { path: '/meal-plans', as: 'visitor' },
  { path: '/meal-plans?plan=2', as: 'visitor' },
  { path: '/ai-meal-plans', as: 'visitor' },
  { path: '/chef-hiring', as: 'visitor' },
  { path: '/login', as: 'visitor' },
  { path: '/about', as: 'visitor' },
  { path: '/terms', as: 'visitor' },
  { path: '/privacy', as: 'visitor' },
  { path: '/compliance', as: 'visitor' },
  { path: '/inbox', as: 'visitor' },
  { path: '/nowhere', as: 'visitor' },
  { path: '/ai-meal-plans', as: 'newcomer' },
  { path: '/dashboard', as: 'newcomer' },
  { path: '/dashboard/addresses', as: 'newcomer' },
  { path: '/dashboard/household', as: 'newcomer' },
  { path: '/dashboard/chef-events', as: 'newcomer' },
  { path: '/dashboard/ai-meal-suggestions', as: 'newcomer' },
  { path: '/dashboard/shopping-lists', as: 'newcomer' },
  { path: '/', as: 'customer' },
  { path: '/meal-plans?plan=2', as: 'customer' },
  { path: '/dashboard', as: 'customer' },
  { path: '/meal-selection', as: 'customer' },
  { path: '/dashboard/profile', as: 'customer' },
  { path: '/dashboard/household', as: 'customer' },
  { path: '/dashboard/addresses', as: 'customer' },
  { path: '/dashboard/chef-events', as: 'customer' },
  { path: '/dashboard/ai-meal-suggestions', as: 'customer' },
  { path: '/dashboard/shopping-lists', as: 'customer' },
  { path: '/dashboard/shopping-lists/999999', as: 'customer' },
  { path: '/dashboard/meal-preferences', as: 'customer' },
  { path: '/cook/999999', as: 'customer' },
  { path: '/dashboard/meal-week', as: 'customer' },
  { path: '/dashboard/nutrition', as: 'customer' },
  { path: '/dashboard/settings', as: 'customer' },
  { path: '/kitchen', as: 'restaurant' },
  { path: '/kitchen/runs', as: 'restaurant' },
  { path: '/kitchen/menu', as: 'restaurant' },
  { path: '/kitchen/plan', as: 'restaurant' },
  { path: `/kitchen/sheet/${inDays(1)}`, as: 'restaurant' },
  { path: `/kitchen/sheet/${inDays(1)}?tab=labels`, as: 'restaurant' },
  { path: `/kitchen/sheet/${inDays(1)}?tab=route`, as: 'restaurant' },
  { path: `/kitchen/sheet/${inDays(5)}`, as: 'restaurant' },
  { path: '/admin', as: 'admin' },
  { path: '/admin/audit', as: 'admin' },
  { path: '/admin/ramadan', as: 'admin' },
  { path: '/admin/users', as: 'admin' },
  { path: '/admin/subscriptions', as: 'admin' },
  { path: '/admin/payments', as: 'admin' },
  { path: '/admin/restaurants', as: 'admin' },
  { path: '/admin/plans', as: 'admin' },
  { path: '/admin/quotes', as: 'admin' },
  { path: '/admin/settings', as: 'admin' },
  { path: '/admin/ingredient-orders', as: 'admin' },
]
