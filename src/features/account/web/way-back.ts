const OVERVIEW_PAGES = new Set([
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/subscriptions',
])

/** A dashboard visit comes back to the dashboard, its other pages to themselves. */
export const wayBackOf = (path: string): string => (OVERVIEW_PAGES.has(path) ? '/dashboard' : path)
