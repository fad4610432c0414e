import { expect, test } from 'vitest'
import { Patience, type Answer } from './patience.ts'

const limits = { startingMs: 60_000, silentMs: 10_000 }

/** Whether waiting ends at the last of these answers, and at none before. */
function endsAfter(...answers: [Answer, number][]): boolean {
  const patience = new Patience(limits, 0)
  const ends = answers.map(([answer, now]) => patience.isOver(answer, now))
  expect(ends.slice(0, -1)).not.toContain(true)
  return ends.at(-1) === true
}

test.each<[Answer, number]>([
  ['starting', 60_000],
  ['silent', 10_000],
  ['full', 10_000],
  ['foreign', 10_000],
])('a server that is %s is waited for %i ms', (answer, limitMs) => {
  expect(endsAfter([answer, limitMs])).toBe(false)
  expect(endsAfter([answer, limitMs + 1])).toBe(true)
})

test('a starting server that misses a question is waited for until it has been silent for long', () => {
  expect(endsAfter(['starting', 30_000], ['silent', 32_000])).toBe(false)
  expect(endsAfter(['starting', 30_000], ['silent', 32_000], ['starting', 59_000])).toBe(false)
  expect(endsAfter(['starting', 30_000], ['silent', 32_000], ['silent', 40_001])).toBe(true)
})
