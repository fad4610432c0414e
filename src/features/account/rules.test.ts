import { describe, expect, it, test } from 'vitest'
import {
  changedConsents,
  dayPartAt,
  daysAsCustomer,
  DEFAULT_SETTINGS,
  recommendationsFor,
} from './rules.ts'

describe('recommendationsFor', () => {
  it.each([
    [
      { name: '', email: '', addresses: 0, subscriptions: 0 },
      ['complete-profile', 'add-address', 'see-plans', 'add-email'],
    ],
    [{ name: ' ', email: 'a@b.ae', addresses: 1, subscriptions: 1 }, ['complete-profile']],
    [{ name: 'Layla', email: 'a@b.ae', addresses: 0, subscriptions: 2 }, ['add-address']],
    [{ name: 'Layla', email: 'a@b.ae', addresses: 2, subscriptions: 0 }, ['see-plans']],
    [{ name: 'Layla', email: 'a@b.ae', addresses: 1, subscriptions: 1 }, []],
    [{ name: 'Layla', email: ' ', addresses: 1, subscriptions: 1 }, ['add-email']],
  ])('%o lacks %o', (person, lacking) => {
    expect(recommendationsFor(person)).toEqual(lacking)
  })
})

test.each([
  ['2025-03-03', '2026-11-21', 628],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-22', '2026-11-21', 0],
])('a customer since %s has been one for days on %s', (since, today, days) => {
  expect(daysAsCustomer(since, today)).toBe(days)
})

test.each([
  ['03:59', 'evening'],
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:00', 'evening'],
])('%s is %s', (clockTime, part) => {
  expect(dayPartAt(clockTime)).toBe(part)
})

test('changedConsents names what was given and what was withdrawn, nothing else', () => {
  const after = {
    notifications: { ...DEFAULT_SETTINGS.notifications, sms: false, marketing: true },
    privacy: { dataSharing: true, thirdPartySharing: false },
  }
  expect(changedConsents(DEFAULT_SETTINGS, after)).toEqual([
    { purpose: 'marketing', isGiven: true },
    { purpose: 'data_sharing', isGiven: true },
  ])
  expect(changedConsents(after, DEFAULT_SETTINGS)).toEqual([
    { purpose: 'marketing', isGiven: false },
    { purpose: 'data_sharing', isGiven: false },
  ])
})
