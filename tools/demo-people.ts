export const demoCode = '246810'

export const demoPeople = [
  { phone: '+971500000001', role: 'customer' },
  { phone: '+971500000002', role: 'restaurant' },
  { phone: '+971500000003', role: 'admin' },
  { phone: '+971500000004', role: 'chef' },
] as const
