import { expect, test } from 'vitest'
import { findReasonOfEnd } from './server-log.ts'

const at = '2026-11-26 12:00:00.000 UTC [4242]'
const reason = `${at} FATAL:  recovery ended before configured recovery target was reached`
const ended = `${at} LOG:  startup process (PID 4242) exited with exit code 1`

test.each([
  'the database system is starting up',
  'the database system is not yet accepting connections',
  'the database system is not accepting connections',
  'the database system is in recovery mode',
  'the database system is shutting down',
  'terminating connection due to administrator command',
])('the reason of a server’s end is not that someone was answered "%s"', (answer) => {
  const answers = Array.from({ length: 20 }, () => `${at} FATAL:  ${answer}`)
  expect(findReasonOfEnd([...answers, reason, ...answers, ended, ''].join('\n'))).toBe(reason)
})

test('the last line is the reason when nothing was fatal', () => {
  expect(findReasonOfEnd(`${at} LOG:  one\n${ended}\n`)).toBe(ended)
  expect(findReasonOfEnd('')).toBe('')
})
