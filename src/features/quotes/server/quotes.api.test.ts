import { beforeEach, describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { createCustomQuote } from '../contract.ts'

const test = useTestApp()

const input: CallInput<typeof createCustomQuote> = {
  name: 'Mariam Haddad',
  phone: '050 555 0143',
  email: 'mariam@example.com',
  peopleCount: 24,
  requirements: 'Lunch for an office of 24, five of them vegetarian, no nuts.',
}

const send = (changes: Record<string, unknown>, language: 'en' | 'ar' = 'en') =>
  test.browser(language).call(createCustomQuote, { ...input, ...changes })

const stored = () => test.app.db.selectFrom('custom_quotes').selectAll().execute()

const received = () =>
  test.app.db
    .selectFrom('messages')
    .select(['recipient', 'language', 'parameters'])
    .where('template', '=', 'quote-received')
    .execute()

beforeEach(async () => {
  await test.app.db.deleteFrom('messages').where('template', '=', 'quote-received').execute()
  await test.app.db.deleteFrom('custom_quotes').execute()
  await test.app.db.deleteFrom('rate_limits').execute()
})

describe('asking', () => {
  it('POST /api/custom-quotes stores, numbers and dates a request of a visitor', async () => {
    const answer = await send({})
    expect(answer).toEqual({
      number: expect.stringMatching(/^SQ-2026-\d{6}$/),
      dueAt: '2026-11-22T08:00:00.000Z',
    })
    expect(await stored()).toMatchObject([
      {
        user_id: null,
        name: 'Mariam Haddad',
        phone: '+971505550143',
        people_count: 24,
        contact_method: 'whatsapp',
        contact_time: 'anytime',
        language: 'en',
        answered_at: null,
      },
    ])
  })

  it('POST /api/custom-quotes remembers who was signed in, whatever the body says', async () => {
    const browser = test.browser('ar')
    const { user } = await browser.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
    const foreign = { userId: 'somebody', number: 'SQ-1', dueAt: '2000-01-01' }
    await browser.call(createCustomQuote, {
      ...input,
      ...foreign,
      preferredContactMethod: 'email',
      preferredTime: 'evening',
    })
    expect(user.phone).toBe('+971500000001')
    const [quote] = await stored()
    expect(quote?.user_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(quote).toMatchObject({
      contact_method: 'email',
      contact_time: 'evening',
      language: 'ar',
    })
  })

  it('POST /api/custom-quotes sends the number of the request to the mobile that was given', async () => {
    const { number, dueAt } = await send({})
    expect(await received()).toEqual([
      { recipient: '+971505550143', language: 'en', parameters: { number, due: dueAt } },
    ])
  })

  it('POST /api/custom-quotes takes a landline, which gets no message, and the text of a number', async () => {
    await send({ phone: '04 555 0182', peopleCount: '٦' })
    expect(await stored()).toMatchObject([{ phone: '04 555 0182', people_count: 6 }])
    expect(await received()).toEqual([])
  })

  it('POST /api/custom-quotes happens once a key', async () => {
    const options = { idempotencyKey: 'custom-quote-once' }
    const browser = test.browser()
    const first = await browser.call(createCustomQuote, input, options)
    expect(await browser.call(createCustomQuote, input, options)).toEqual(first)
    expect(await stored()).toHaveLength(1)
  })

  it('POST /api/custom-quotes refuses the 11th request of an address within an hour', async () => {
    for (let count = 0; count < 10; count++) await send({})
    await expect(send({})).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(await stored()).toHaveLength(10)
  })

  it('POST /api/custom-quotes refuses what a program filled in', async () => {
    await expect(send({ website: 'https://example.com' })).rejects.toMatchObject({
      status: 422,
      code: 'quote_looks_automated',
    })
    await send({ website: '' })
    expect(await stored()).toHaveLength(1)
  })
})

describe('validation', () => {
  const texts = {
    en: {
      name: 'Please enter your name',
      phone: 'Please enter a valid phone number',
      email: 'Please enter a valid email address',
      peopleCount: 'Please specify the number of people',
      requirements: 'Please describe your dietary requirements and preferences',
    },
    ar: {
      name: 'يُرجى إدخال اسمك',
      phone: 'يُرجى إدخال رقم هاتف صحيح',
      email: 'يُرجى إدخال بريد إلكتروني صحيح',
      peopleCount: 'يُرجى تحديد عدد الأشخاص',
      requirements: 'يُرجى وصف متطلباتك وتفضيلاتك الغذائية',
    },
  }

  for (const language of ['en', 'ar'] as const) {
    it(`POST /api/custom-quotes names every faulty field in ${language}`, async () => {
      await expect(
        test.browser(language).call(createCustomQuote, {} as unknown as typeof input),
      ).rejects.toMatchObject({ status: 400, fields: texts[language] })
      const faulty = {
        name: 'M',
        phone: '12345678',
        email: 'mariam@',
        peopleCount: 0,
        requirements: 'No nuts  ',
      }
      await expect(send(faulty, language)).rejects.toMatchObject({
        status: 400,
        fields: texts[language],
      })
    })
  }

  it('POST /api/custom-quotes takes 10 to 500 characters', async () => {
    await send({ requirements: 'x'.repeat(10) })
    await send({ requirements: 'x'.repeat(500) })
    await expect(send({ requirements: 'x'.repeat(501) })).rejects.toMatchObject({
      status: 400,
      fields: { requirements: 'Description is too long' },
    })
  })

  it('POST /api/custom-quotes refuses letters for a phone and unknown options', async () => {
    await expect(
      send({ phone: 'call me maybe', preferredTime: 'night', preferredContactMethod: 'fax' }),
    ).rejects.toMatchObject({
      fields: {
        phone: 'Please enter a valid phone number',
        preferredTime: 'Please choose when we should contact you',
        preferredContactMethod: 'Please choose how we should contact you',
      },
    })
  })
})
