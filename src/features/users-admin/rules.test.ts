import { describe, expect, it } from 'vitest'
import { barOf, type Standing } from './rules.ts'

const person = (id: string, role: Standing['role'], isSuspended = false): Standing => ({
  id,
  role,
  suspendedAt: isSuspended ? new Date(0) : null,
})
const one = person('one', 'admin')
const other = person('other', 'admin')
const gone = person('gone', 'admin', true)
const customer = person('customer', 'customer')

describe('who may be suspended or given another role', () => {
  it.each([
    ['yourself', 'one', one, [one, other], 'self'],
    ['another of two admins', 'one', other, [one, other], null],
    ['the last admin, by one who is no longer', 'one', other, [other, gone], 'last_admin'],
    ['a suspended admin', 'one', gone, [gone], null],
    ['a customer', 'one', customer, [one, customer], null],
  ] as const)('%s', (_, actor, whom, known, bar) => {
    expect(barOf(actor, whom, known)).toBe(bar)
  })
})
