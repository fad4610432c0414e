import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findConfigErrors } from '../../src/server/config.ts'
import { definitions, submit } from './meta/submitted.ts'
import { startStandIns, type StandIns } from './stand-ins.ts'

/** A shop that only counts its webhooks; down at first. */
const calls: string[] = []
let isDown = true
const shop = createServer((request, response) => {
  request.resume()
  if (!isDown) calls.push(request.url ?? '')
  response.writeHead(isDown ? 503 : 200).end()
})
let standIns: StandIns

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const publicUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  standIns = await startStandIns({ publicUrl, ports: { meta: 0, stripe: 0, paypal: 0 } })
})
afterAll(async () => {
  await standIns.stop()
  shop.close()
})

it('give the settings with which a live shop starts', () => {
  const env = {
    ...standIns.settings,
    DEMO: '0',
    DATABASE_URL: 'postgres://sufra_app:x@127.0.0.1:5432/sufra',
    SECRET: 'a-secret-that-only-the-tests-know-about',
    SELLER_TRN: '100000000000003',
    SELLER_ADDRESS: 'Office 4, Al Quoz, Dubai',
  }
  expect(findConfigErrors(env)).toEqual([])
})

it('approve templates by themselves, and report them again to a shop that was down', async () => {
  const some = definitions.slice(0, 4)
  const submissions = await submit(standIns.meta, some)
  expect(submissions.map(({ result }) => result)).toEqual(some.map(() => 'created'))
  await expect
    .poll(() => standIns.meta.books.templates.map(({ status }) => status), { timeout: 5000 })
    .toEqual(some.map(() => 'APPROVED'))
  expect(calls).toEqual([])
  isDown = false
  await expect
    .poll(() => calls, { timeout: 5000 })
    .toEqual(some.map(() => '/api/messages/webhooks/whatsapp'))
})
