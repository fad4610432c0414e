import { customerToken, kitchenToken, newestSubscription } from './grow.ts'

export interface Page {
  name: string
  who: 'customer' | 'kitchen'
  /** The n-th customer or kitchen asks. */
  path: (n: number) => string
}

/** What the pages of meals, days and kitchens ask the server for. */
export const PAGES: readonly Page[] = [
  { name: 'week', who: 'customer', path: () => '/api/deliveries/week' },
  { name: 'earlier week', who: 'customer', path: () => '/api/deliveries/week?from=2026-10-26' },
  { name: 'subscriptions', who: 'customer', path: () => '/api/subscriptions' },
  {
    name: 'meal selection',
    who: 'customer',
    path: (n) => `/api/meal-selection?subscriptionId=${newestSubscription(n)}`,
  },
  {
    name: 'menu',
    who: 'customer',
    path: (n) => `/api/meal-items?subscriptionId=${newestSubscription(n)}`,
  },
  {
    name: 'dishes of a day',
    who: 'customer',
    path: (n) =>
      `/api/meal-selection/dishes?subscriptionId=${newestSubscription(n)}&day=2026-11-27`,
  },
  {
    name: 'pause preview',
    who: 'customer',
    path: (n) =>
      `/api/subscriptions/${newestSubscription(n)}/pause-preview?from=2026-11-27&to=2026-12-04`,
  },
  {
    name: 'cancel preview',
    who: 'customer',
    path: (n) => `/api/subscriptions/${newestSubscription(n)}/cancellation`,
  },
  {
    name: 'repeat preview',
    who: 'customer',
    path: (n) =>
      `/api/subscription-meals/repeat?subscriptionId=${newestSubscription(n)}&week=2026-11-23`,
  },
  {
    name: 'chosen meals',
    who: 'customer',
    path: (n) =>
      `/api/subscription-meals?subscriptionId=${newestSubscription(n)}&from=2026-11-23&to=2026-11-29`,
  },
  {
    name: 'receipts',
    who: 'customer',
    path: (n) => `/api/subscriptions/${newestSubscription(n)}/receipts`,
  },
  { name: 'board', who: 'kitchen', path: () => '/api/kitchen/board?day=2026-11-24' },
  { name: 'sheet', who: 'kitchen', path: () => '/api/kitchen/days/2026-11-25/sheet' },
  { name: 'labels', who: 'kitchen', path: () => '/api/kitchen/days/2026-11-25/labels' },
  { name: 'route', who: 'kitchen', path: () => '/api/kitchen/days/2026-11-25/route' },
  { name: 'runs', who: 'kitchen', path: () => '/api/kitchen/runs?day=2026-11-24' },
  { name: 'days', who: 'kitchen', path: () => '/api/kitchen/days' },
  { name: 'kitchen menu', who: 'kitchen', path: () => '/api/kitchen/menu' },
  { name: 'dry run', who: 'kitchen', path: () => '/api/kitchen/days/2026-11-27/dry-run' },
]

export const tokenFor = ({ who }: Page, n: number): string =>
  who === 'customer' ? customerToken(n) : kitchenToken(n)
