import { expect, it } from 'vitest'
import { maskSensitive } from './audit-mask.ts'

it('masks personal numbers and secrets, however deep they stand, and nothing else', () => {
  const facts = {
    phone: '+971500000001',
    contactEmail: 'layla@example.com',
    person: { iban: 'AE070331234567890123456', emiratesId: '784-1991-5207318-6', name: 'Layla' },
    steps: [{ token: 'abc', day: '2026-11-21' }],
    dietKey: 'keto',
    price: 1899,
    phoneCount: 2,
    until: null,
  }
  expect(maskSensitive(facts)).toEqual({
    phone: '•••0001',
    contactEmail: 'l•••@example.com',
    person: { iban: '•••3456', emiratesId: '•••18-6', name: 'Layla' },
    steps: [{ token: '•••', day: '2026-11-21' }],
    dietKey: 'keto',
    price: 1899,
    phoneCount: 2,
    until: null,
  })
})
