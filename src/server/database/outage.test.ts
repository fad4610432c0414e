import { expect, it } from 'vitest'
import { waitOutOutage } from './outage.ts'

const failure = (code: string, message = '') => Object.assign(new Error(message), { code })
const REFUSED = failure('ECONNREFUSED')
const STARTING = failure('57P03', 'the database system is starting up')

/** Work that fails with one error after the other, and then succeeds. */
function workAfter(...errors: Error[]) {
  const left = [...errors]
  const lines: string[] = []
  let tries = 0
  const work = () => {
    tries += 1
    const error = left.shift()
    return error ? Promise.reject(error) : Promise.resolve('reached')
  }
  const wait = (patienceMs = 60_000) =>
    waitOutOutage(work, (line) => lines.push(line), { patienceMs, pauseMs: 1 })
  return { wait, lines, tries: () => tries }
}

it('tries again while the database is away, and says why once for each reason', async () => {
  const { wait, lines } = workAfter(REFUSED, REFUSED, STARTING, REFUSED)
  expect(await wait()).toBe('reached')
  expect(lines).toEqual([
    'cannot be reached yet, trying again for up to 60 s: ECONNREFUSED',
    'cannot be reached yet, trying again for up to 60 s: the database system is starting up',
  ])
})

it('knows an outage that another error was made of', async () => {
  const wrapped = new Error('Migration 0001-create-plans.sql failed', { cause: STARTING })
  expect(await workAfter(wrapped).wait()).toBe('reached')
})

it.each([
  ['a wrong password', '28P01'],
  ['a missing database', '3D000'],
  ['a missing right', '42501'],
])('fails at once for %s', async (_, code) => {
  const { wait, lines, tries } = workAfter(failure(code, 'no'))
  await expect(wait()).rejects.toMatchObject({ code })
  expect([lines, tries()]).toEqual([[], 1])
})

it('gives up with the last error when its time is over', async () => {
  const { wait } = workAfter(...Array.from({ length: 1000 }, () => REFUSED))
  await expect(wait(20)).rejects.toBe(REFUSED)
})
