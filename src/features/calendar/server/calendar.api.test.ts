import { beforeAll, describe, expect, it } from 'vitest'
import { skipDelivery, unskipDelivery, getDeliveryWeek } from '#features/deliveries/contract.ts'
import { createHandlers } from '../../../main/process/handlers.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, testConfig, useTestApp } from '../../../../tools/testing/app.ts'
import { newCustomer, type Customer } from '../../../../tools/testing/situations/orders.ts'
import { getCalendarFeed, renewCalendarFeed, stopCalendarFeed } from '../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
})
let customer: Customer
let address: string

/** Asks for a calendar as the programs of others do. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const handlers = createHandlers(testConfig('unused'), test.app)
  const { pathname } = new URL(url)
  const env = { incoming: { url: pathname, socket: { remoteAddress: '203.0.113.7' } } }
  return handlers.app.fetch(new Request(url, { headers }), env as never)
}
const read = async (url = address) => {
  const response = await ask(url)
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('\r\n ', '')
}
const eventsOf = (calendar: string) =>
  calendar
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((block) => new Map(block.split('\r\n').map(pairOf)))
const pairOf = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1)]
}
const changeUser = (change: { language?: string; suspended_at?: Date | null }) =>
  test.app.db.updateTable('users').set(change).where('phone', '=', customer.phone).execute()
const renew = async () => (await customer.call(renewCalendarFeed, {})).address ?? ''

beforeAll(async () => {
  customer = await newCustomer(test)
  await customer.order({ cardSetupId: await customer.saveCard() })
  address = await renew()
})

describe('the private address', () => {
  it('is not there before it is asked for, stays, and can be taken away', async () => {
    const other = await newCustomer(test)
    expect(await other.call(getCalendarFeed, {})).toEqual({ address: null })
    const made = await other.call(renewCalendarFeed, {})
    expect(made.address).toMatch(/^http:\/\/localhost\/calendar\/[\w-]{43}\.ics$/)
    expect(await other.call(getCalendarFeed, {})).toEqual(made)
    expect(await other.call(stopCalendarFeed, {})).toEqual({ address: null })
    expect((await ask(made.address ?? '')).status).toBe(404)
  })

  it('dies when a new one is made', async () => {
    const old = address
    address = await renew()
    expect(address).not.toBe(old)
    expect((await ask(old)).status).toBe(404)
    expect((await ask(address)).status).toBe(200)
  })

  it('is nowhere in the database', async () => {
    const token = address.split('/').at(-1)?.slice(0, -4) ?? ''
    const rows = await test.app.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  it('is closed for who is suspended', async () => {
    await changeUser({ suspended_at: TEST_NOW })
    expect((await ask(address)).status).toBe(404)
    await changeUser({ suspended_at: null })
    expect((await ask(address)).status).toBe(200)
  })
})

describe('the calendar', () => {
  it('has every delivery at its window, with its reminder, and nothing about the person', async () => {
    const calendar = await read()
    const events = eventsOf(calendar)
    expect(events.length).toBeGreaterThanOrEqual(40)
    const [lunch, dinner] = events
    expect(lunch?.get('DTSTART')).toMatch(/^202611\d\dT080000Z$/)
    expect(lunch?.get('SUMMARY')).toBe('Lunch: no dish chosen yet')
    expect(lunch?.get('STATUS')).toBe('CONFIRMED')
    expect(lunch?.has('TRIGGER;VALUE=DATE-TIME')).toBe(true)
    expect(dinner?.get('SUMMARY')).toBe('Dinner: no dish chosen yet')
    expect(dinner?.has('TRIGGER;VALUE=DATE-TIME')).toBe(false)
    expect(calendar).toContain('LOCATION:')
    const { name, address_line1: street } = await test.app.db
      .selectFrom('users')
      .innerJoin('delivery_addresses', 'delivery_addresses.user_id', 'users.id')
      .select(['users.name', 'delivery_addresses.address_line1'])
      .where('users.phone', '=', customer.phone)
      .executeTakeFirstOrThrow()
    for (const secret of [name, street, customer.phone].filter(Boolean)) {
      expect(calendar).not.toContain(secret)
    }
  })

  it('is the same until something changes, and then counts the change', async () => {
    const first = await ask(address)
    const etag = first.headers.get('etag') ?? ''
    test.clock.moveTo(new Date(TEST_NOW.getTime() + 60_000))
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
    const { next } = await customer.call(getDeliveryWeek, {})
    const id = next?.id ?? 0
    const find = async () =>
      eventsOf(await read()).find((event) => event.get('UID')?.startsWith(`${id}-lunch@`))
    expect((await find())?.get('SEQUENCE')).toBe('0')
    await customer.call(skipDelivery, { id })
    const changed = await ask(address, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    const skipped = await find()
    expect(skipped?.get('STATUS')).toBe('CANCELLED')
    expect(skipped?.get('SEQUENCE')).toBe('1')
    expect(skipped?.get('DTSTAMP')).toBe('20261121T080100Z')
    await customer.call(unskipDelivery, { id })
    const back = await find()
    expect(back?.get('STATUS')).toBe('CONFIRMED')
    expect(back?.get('SEQUENCE')).toBe('2')
    test.clock.moveTo(TEST_NOW)
  })

  it('speaks the language of its person', async () => {
    await changeUser({ language: 'ar' })
    expect(await read()).toContain('X-WR-CALNAME:توصيلات سُفرة')
    await changeUser({ language: 'en' })
  })
})

describe('an address that no one has', () => {
  it.each(['A'.repeat(43), 'A'.repeat(42), '../etc/passwd'])(
    'answers 404 for %s',
    async (token) => {
      expect((await ask(`http://localhost/calendar/${token}.ics`)).status).toBe(404)
    },
  )

  it('can be tried a limited number of times', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 62; i += 1) {
      const token = String(i).padStart(43, 'B')
      statuses.add((await ask(`http://localhost/calendar/${token}.ics`)).status)
    }
    expect([...statuses]).toEqual([404, 429])
    expect((await ask(address)).status).toBe(200)
  })

  it('and one that is known can be read a limited number of times', async () => {
    let response = await ask(address)
    for (let i = 0; i < 61 && response.status === 200; i += 1) response = await ask(address)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
