import { beforeEach, describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import { createMember } from '#features/household/contract.ts'
import { createChefEvent } from '../contract.ts'
import { listChefEvents } from '../list-contract.ts'

const test = useTestApp()

const dinner: CallInput<typeof createChefEvent> = {
  eventType: 'dinner-party',
  guestCount: 12,
  eventDate: '2026-12-05',
  cuisinePreference: 'emirati, lebanese',
  eventLocation: 'Villa 18, Street 6b, Al Barsha 2',
  specialRequirements: null,
}

let customer: TestBrowser

async function signedIn(phone: string, language: 'en' | 'ar' = 'en') {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

beforeEach(async () => {
  await test.app.db.deleteFrom('chef_events').execute()
  await test.app.db.deleteFrom('rate_limits').execute()
  customer = await signedIn('+971500000001')
})

const send = (browser: TestBrowser, changes: Record<string, unknown>) =>
  browser.call(createChefEvent, { ...dinner, ...changes })

describe('asking', () => {
  it('POST /api/chef-events stores a pending request', async () => {
    expect(await customer.call(createChefEvent, dinner)).toEqual({
      id: expect.any(Number),
      eventType: 'dinner-party',
      guestCount: 12,
      eventDate: '2026-12-05',
      eventTime: '19:00',
      cuisinePreference: 'emirati, lebanese',
      cuisinePreferences: ['emirati', 'lebanese'],
      eventLocation: 'Villa 18, Street 6b, Al Barsha 2',
      city: null,
      specialRequirements: null,
      allergens: [],
      diets: [],
      status: 'pending',
      isUrgent: false,
      createdAt: '2026-11-21T08:00:00.000Z',
    })
  })

  it('POST /api/chef-events passes on what the household needs unless it is switched off', async () => {
    await customer.call(createMember, {
      name: 'Omar',
      portion: 'small',
      diets: ['halal'],
      allergens: ['sesame', 'tree-nuts'],
      dislikes: [],
      fastsInRamadan: false,
    })
    const sent = await send(customer, {})
    expect([sent.allergens, sent.diets]).toEqual([['tree-nuts', 'sesame'], ['halal']])
    const silent = await send(customer, { guestCount: 3, includesHousehold: false })
    expect([silent.allergens, silent.diets]).toEqual([[], []])
    expect((await customer.call(listChefEvents, {})).map(({ diets }) => diets)).toEqual([
      [],
      ['halal'],
    ])
  })

  it('POST /api/chef-events takes cuisines as a list, time, emirate and text of a number', async () => {
    const created = await send(customer, {
      cuisinePreference: undefined,
      cuisinePreferences: ['thai', 'thai', 'emirati'],
      eventTime: '20:30',
      city: 'Sharjah',
      guestCount: '٤٠',
    })
    expect(created).toMatchObject({
      cuisinePreference: 'thai, emirati',
      eventTime: '20:30',
      city: 'Sharjah',
      guestCount: 40,
    })
  })

  it('POST /api/chef-events takes an event of today and marks it urgent', async () => {
    expect(await send(customer, { eventDate: '2026-11-21' })).toMatchObject({ isUrgent: true })
  })

  it('POST /api/chef-events ignores fields that are not the customer’s to set', async () => {
    const created = await send(customer, { status: 'confirmed', userId: 'x', id: 7, price: 1 })
    expect(created.status).toBe('pending')
    expect(created).not.toHaveProperty('userId')
  })

  it('POST /api/chef-events happens once a key', async () => {
    const options = { idempotencyKey: 'chef-event-once' }
    const first = await customer.call(createChefEvent, dinner, options)
    const second = await customer.call(createChefEvent, dinner, options)
    expect(second).toEqual(first)
    expect(await customer.call(listChefEvents)).toHaveLength(1)
  })

  it('POST /api/chef-events refuses a visitor', async () => {
    await expect(test.browser().call(createChefEvent, dinner)).rejects.toMatchObject({
      status: 401,
    })
  })

  it('POST /api/chef-events refuses the 31st request within an hour', async () => {
    for (let count = 0; count < 30; count++) await customer.call(createChefEvent, dinner)
    await expect(customer.call(createChefEvent, dinner)).rejects.toMatchObject({ status: 429 })
  })
})

describe('validation', () => {
  const texts = {
    en: {
      eventType: 'Please select an event type',
      guestCount: 'Please enter the number of guests',
      eventDate: 'Please select an event date',
      cuisinePreference: 'Please select at least one cuisine preference',
      eventLocation: 'Please enter the event location',
    },
    ar: {
      eventType: 'يُرجى اختيار نوع المناسبة',
      guestCount: 'يُرجى إدخال عدد الضيوف',
      eventDate: 'يُرجى اختيار تاريخ المناسبة',
      cuisinePreference: 'يُرجى اختيار مطبخ واحد على الأقل',
      eventLocation: 'يُرجى إدخال موقع المناسبة',
    },
  }

  for (const language of ['en', 'ar'] as const) {
    it(`POST /api/chef-events names every missing field in ${language}`, async () => {
      const browser = await signedIn('+971500000001', language)
      await expect(
        browser.call(createChefEvent, {} as unknown as typeof dinner),
      ).rejects.toMatchObject({ status: 400, fields: texts[language] })
      const blank = {
        eventType: 'picnic',
        guestCount: '',
        eventDate: '2026-02-30',
        cuisinePreference: ' , ',
        eventLocation: ' ',
      }
      await expect(
        browser.call(createChefEvent, blank as unknown as typeof dinner),
      ).rejects.toMatchObject({ status: 400, fields: texts[language] })
    })
  }

  it.each([
    [{ guestCount: 0 }, 'guestCount', 'Guest count must be greater than 0'],
    [{ guestCount: -3 }, 'guestCount', 'Guest count must be greater than 0'],
    [{ guestCount: 2.5 }, 'guestCount', 'Guest count must be a whole number'],
    [{ guestCount: 5001 }, 'guestCount', 'Guest count must not be greater than 5000'],
    [{ eventTime: '25:00' }, 'eventTime', 'Please enter a start time such as 19:00'],
    [{ city: 'London' }, 'city', 'Please choose one of the seven emirates'],
    [
      { cuisinePreference: 'emirati, martian' },
      'cuisinePreference',
      'We do not know one of these cuisines. Please choose from the list.',
    ],
    [{ specialRequirements: 'x'.repeat(2001) }, 'specialRequirements', 'This text is too long.'],
  ])('POST /api/chef-events refuses %j', async (changes, field, text) => {
    await expect(send(customer, changes)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: text },
    })
  })

  it('POST /api/chef-events refuses a day before today in Dubai', async () => {
    await expect(send(customer, { eventDate: '2026-11-20' })).rejects.toMatchObject({
      status: 422,
      code: 'event_date_past',
      text: 'The event date must be today or later',
      fields: { eventDate: 'The event date must be today or later' },
    })
    const arabic = await signedIn('+971500000001', 'ar')
    await expect(send(arabic, { eventDate: '2026-11-20' })).rejects.toMatchObject({
      text: 'يجب أن يكون تاريخ المناسبة اليوم أو بعده',
    })
  })

  it('POST /api/chef-events takes an event of today until its hour has come', async () => {
    const today = '2026-11-21'
    const past = { status: 422, code: 'event_time_past' }
    const text = 'This start time has passed. Please choose a later time or another day.'
    expect(await send(customer, { eventDate: today, eventTime: '12:01' })).toMatchObject({
      eventTime: '12:01',
      isUrgent: true,
    })
    expect(await send(customer, { eventDate: today })).toMatchObject({ eventTime: '19:00' })
    await expect(send(customer, { eventDate: today, eventTime: '12:00' })).rejects.toMatchObject({
      ...past,
      text,
      fields: { eventTime: text },
    })
    const arabic = await signedIn('+971500000001', 'ar')
    await expect(send(arabic, { eventDate: today, eventTime: '09:30' })).rejects.toMatchObject({
      ...past,
      text: 'فات وقت البدء هذا. يُرجى اختيار وقت لاحق أو يوم آخر.',
    })
  })
})

describe('list', () => {
  it('GET /api/chef-events lists only the caller’s own, newest first', async () => {
    const first = await customer.call(createChefEvent, dinner)
    const second = await send(customer, { eventType: 'wedding', guestCount: 200 })
    const other = await signedIn('+971500000002')
    await other.call(createChefEvent, dinner)
    const list = await customer.call(listChefEvents)
    expect(list.map((event) => event.id)).toEqual([second.id, first.id])
  })

  it('GET /api/chef-events refuses a visitor', async () => {
    await expect(test.browser().call(listChefEvents)).rejects.toMatchObject({ status: 401 })
  })
})
