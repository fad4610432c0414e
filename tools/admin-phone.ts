import { readPhone } from '../src/server/phone.ts'

/** The number of an admin-to-be, as it was typed. @throws Error with one line that says what to give. */
export function readAdminPhone(typed: string): string {
  const phone = readPhone(typed)
  if (phone?.isUaeMobile) return phone.e164
  throw new Error('Give a UAE mobile number: npm run make-admin -- +971501234567')
}
