export const demoCode = '246810'

/** Who can be signed in as in the demo, and the page that each is for. */
export const demoPeople = [
  { phone: '+971500000001', role: 'customer', page: '/dashboard' },
  { phone: '+971500000002', role: 'restaurant', page: '/kitchen' },
  { phone: '+971500000003', role: 'admin', page: '/admin' },
  { phone: '+971500000004', role: 'chef', page: '/chef-dashboard' },
] as const
