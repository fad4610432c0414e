import { expect, it } from 'vitest'
import { rollUnderLoad } from '../../tools/testing/deploy/roll.ts'
import { testDatabaseUrl } from '../../tools/testing/database.ts'
import { startProcess } from './start-process.ts'

const url = testDatabaseUrl()

it('two processes behind a balancer are replaced, and no request fails', async () => {
  const { answered, failures } = await rollUnderLoad({
    start: () => startProcess(url()),
    path: '/api/subscription-plans',
    clients: 8,
    rounds: 1,
  })
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(100)
}, 120_000)
