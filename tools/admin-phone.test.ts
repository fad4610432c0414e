import { expect, test } from 'vitest'
import { readAdminPhone } from './admin-phone.ts'

test('an admin is named by a UAE mobile number, however it is typed', () => {
  for (const typed of ['050 000 0003', '+971500000003']) {
    expect(readAdminPhone(typed)).toBe('+971500000003')
  }
})

test.each(['', '+441632960000', '+97141234567', 'admin'])('%j names no admin', (typed) => {
  expect(() => readAdminPhone(typed)).toThrow(
    'Give a UAE mobile number: npm run make-admin -- +971501234567',
  )
})
