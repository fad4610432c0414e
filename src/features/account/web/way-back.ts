const OVERVIEW_PAGES = new Set([
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/subscriptions',
])

/** Part 2, section 2: a dashboard visit comes back to the dashboard, its other pages to themselves. */
export const wayBackOf = (path: string): string => (OVERVIEW_PAGES.has(path) ? '/dashboard' : path)
