import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { createLog } from '../../log.ts'
import { warnOfProxy } from './addresses.ts'

const ask = async (trustedProxies: number) => {
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const look = warnOfProxy(trustedProxies, log)
  const app = new Hono().get('/', (c) => {
    look(c)
    return c.text('')
  })
  await app.request('/')
  for (const hop of ['1.2.3.4', '5.6.7.8']) {
    await app.request('/', { headers: { 'x-forwarded-for': hop } })
  }
  return warn.mock.calls.map(([text]) => String(text))
}

it('a proxy that is not known of is warned of once', async () => {
  expect(await ask(0)).toEqual([expect.stringContaining('TRUST_PROXY')])
  expect(await ask(1)).toEqual([])
})
