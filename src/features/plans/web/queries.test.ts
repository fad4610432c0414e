import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { aiPlansQuery, plansQuery } from './queries.ts'

afterEach(() => vi.useRealTimers())

it.each([
  ['AI plans, where they are sold,', aiPlansQuery('en'), 1],
  ['other plans', plansQuery('en'), 5],
])('%s are asked for again once their minutes have passed', async (_, query, minutes) => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const queryFn = vi.fn(async () => [])
  const look = () => client.fetchQuery({ ...query, queryFn })
  await look()
  vi.advanceTimersByTime(minutes * 60_000 - 1)
  await look()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await look()
  expect(queryFn).toHaveBeenCalledTimes(2)
  client.clear()
})
