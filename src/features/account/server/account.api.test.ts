import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { CallError } from '#shared/wire/call.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { getSession } from '#features/auth/session-contract.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import * as contract from '../contract.ts'
import { templateOf } from '../../../../tools/testing/templates.ts'

const test = useTestApp()

const CUSTOMER = { phone: '+971500000001', otp: '246810' }

async function signIn(language: 'en' | 'ar' = 'en', phone = CUSTOMER.phone) {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { ...CUSTOMER, phone })
  return browser
}

const dataUrl = (kind: string, bytes: Buffer) =>
  `data:image/${kind};base64,${bytes.toString('base64')}`

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c05a20' } })

describe('profile', () => {
  it('GET /api/users/profile refuses a visitor', async () => {
    await expect(test.browser().call(contract.getProfile)).rejects.toMatchObject({ status: 401 })
  })

  it('PUT /api/users/profile changes name and e-mail, never the phone', async () => {
    const browser = await signIn()
    const response = await browser.request('/api/users/profile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: ' Mariam Al Hashimi ',
        email: 'mariam@example.com',
        phone: '+971509999999',
        role: 'admin',
      }),
    })
    expect(await response.json()).toEqual({
      name: 'Mariam Al Hashimi',
      email: 'mariam@example.com',
      phone: CUSTOMER.phone,
      profilePhoto: null,
      customerSince: '2026-11-21',
      version: expect.any(String),
    })
    expect(await browser.call(getSession)).toMatchObject({
      name: 'Mariam Al Hashimi',
      role: 'customer',
      customerSince: '2026-11-21',
      profilePhoto: null,
    })
  })

  it.each([
    ['en', 'Name must be at least 2 characters.', 'Please enter a valid email address.'],
    ['ar', 'يجب ألا يقل الاسم عن حرفين.', 'يُرجى إدخال بريد إلكتروني صحيح.'],
  ] as const)('PUT /api/users/profile says in %s what is wrong', async (language, name, email) => {
    const browser = await signIn(language)
    await expect(
      browser.call(contract.updateProfile, { name: 'M', email: 'mariam@' }),
    ).rejects.toMatchObject({ status: 400, fields: { name, email } })
  })

  it.each([
    ['en', 'Ѕufrа', 400, 'Use the letters of one alphabet in each word of the name.'],
    ['ar', 'Ѕufrа', 400, 'يُرجى كتابة كل كلمة من الاسم بحروف أبجدية واحدة.'],
    ['en', 'Sufra Support', 422, 'This name is reserved for our team. Enter your own name.'],
    ['ar', 'Sufra Support', 422, 'هذا الاسم محجوز لفريقنا. يُرجى إدخال اسم آخر.'],
  ] as const)('PUT /api/users/profile refuses in %s the name %s', async (...expected) => {
    const [language, name, status, text] = expected
    const browser = await signIn(language)
    await expect(browser.call(contract.updateProfile, { name, email: '' })).rejects.toMatchObject({
      status,
      fields: { name: text },
    })
  })

  it('PUT /api/users/profile lets an admin be named for the team', async () => {
    const phone = '+971500000003'
    const admin = await signIn('en', phone)
    await test.asOwner((db) =>
      db.updateTable('users').set({ role: 'admin' }).where('phone', '=', phone).execute(),
    )
    const answer = await admin.call(contract.updateProfile, { name: 'Sufra Support', email: '' })
    expect(answer.name).toBe('Sufra Support')
  })

  it('PUT /api/users/profile takes an empty e-mail and keeps one that is not sent', async () => {
    const browser = await signIn()
    await browser.call(contract.updateProfile, { name: 'Mariam', email: 'a@example.com' })
    expect(await browser.call(contract.updateProfile, { name: 'Mariam' })).toMatchObject({
      email: 'a@example.com',
    })
    expect(
      await browser.call(contract.updateProfile, { name: 'Mariam', email: ' ' }),
    ).toMatchObject({ email: '' })
  })
})

describe('profile photo', () => {
  it('PUT /api/users/profile keeps an upright, small JPEG without the place it was taken', async () => {
    const browser = await signIn()
    const taken = await picture(3000, 1500)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { profilePhoto } = await browser.call(contract.updateProfile, {
      name: 'Mariam',
      profilePhoto: dataUrl('jpeg', taken),
    })
    expect(profilePhoto).toMatch(/^\/api\/users\/profile-photo\?v=[0-9a-f]{16}$/)
    expect(await browser.call(getSession)).toMatchObject({ profilePhoto })

    const response = await browser.request(profilePhoto ?? '')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 600, height: 1200 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  it('GET /api/users/profile-photo shows no one the photo of someone else', async () => {
    const owner = await signIn()
    const { profilePhoto } = await owner.call(contract.updateProfile, {
      name: 'Mariam',
      profilePhoto: dataUrl('png', await picture(40, 40).png().toBuffer()),
    })
    const other = await signIn('en', '+971500000003')
    expect((await other.request(profilePhoto ?? '')).status).toBe(404)
    expect((await test.browser().request(profilePhoto ?? '')).status).toBe(401)
  })

  it('PUT /api/users/profile takes a PNG that calls itself JPEG', async () => {
    const browser = await signIn()
    const profilePhoto = dataUrl('jpeg', await picture(30, 30).png().toBuffer())
    const saved = await browser.call(contract.updateProfile, { name: 'Mariam', profilePhoto })
    expect(saved.profilePhoto).not.toBeNull()
  })

  it('PUT /api/users/profile takes the photo away', async () => {
    const browser = await signIn()
    const webp = dataUrl('webp', await picture(30, 30).webp().toBuffer())
    await browser.call(contract.updateProfile, { name: 'Mariam', profilePhoto: webp })
    await browser.call(contract.updateProfile, { name: 'Mariam', profilePhoto: null })
    expect(await browser.call(contract.getProfile)).toMatchObject({ profilePhoto: null })
    expect((await browser.request('/api/users/profile-photo')).status).toBe(404)
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000heicmif1')])
  it.each([
    ['an SVG', () => dataUrl('svg+xml', svg), 'photo_kind_refused'],
    ['an SVG that calls itself PNG', () => dataUrl('png', svg), 'photo_kind_refused'],
    ['a GIF', () => dataUrl('gif', gif), 'photo_kind_refused'],
    ['a HEIC', () => dataUrl('heic', heic), 'photo_kind_refused'],
    ['a HEIC that calls itself JPEG', () => dataUrl('jpeg', heic), 'photo_kind_refused'],
    ['a web address', () => 'https://example.com/photo.jpg', 'photo_unreadable'],
    ['a page', () => 'data:text/html;base64,PGI+', 'photo_kind_refused'],
    ['broken base64', () => 'data:image/png;base64,iVBORw0KGgo', 'photo_unreadable'],
    [
      'a picture that breaks off',
      async () => dataUrl('jpeg', (await noise(400).jpeg().toBuffer()).subarray(0, 9000)),
      'photo_unreadable',
    ],
    [
      'more than 25 megapixels',
      async () => dataUrl('png', await picture(6000, 5000).png().toBuffer()),
      'photo_too_many_pixels',
    ],
    [
      'more than 5 MiB',
      () => dataUrl('jpeg', Buffer.concat([Buffer.from([255, 216, 255]), Buffer.alloc(5_242_900)])),
      'photo_too_large',
    ],
  ])('PUT /api/users/profile refuses %s', async (_name, photo, code) => {
    const browser = await signIn()
    const before = await browser.call(contract.getProfile)
    const refused = await browser
      .call(contract.updateProfile, { name: 'Somebody Else', profilePhoto: await photo() })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallError)
    expect(refused).toMatchObject({ code, fields: { profilePhoto: expect.any(String) } })
    expect(await browser.call(contract.getProfile)).toEqual(before)
  })
})

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000000',
    },
  })

describe('settings', () => {
  it('GET /api/users/settings starts with sharing and marketing off', async () => {
    const browser = await signIn('en', '+971500000002')
    expect(await browser.call(contract.getSettings)).toEqual({
      language: 'en',
      notifications: { email: true, sms: true, whatsapp: true, choosing: true, marketing: false },
      privacy: { dataSharing: false, thirdPartySharing: false },
      consents: { marketing: null, dataSharing: null, thirdPartySharing: null },
    })
  })

  it('PUT /api/users/settings keeps each consent and its withdrawal with the date', async () => {
    const browser = await signIn()
    const given = await browser.call(contract.updateSettings, { privacy: { dataSharing: true } })
    expect(given.privacy).toEqual({ dataSharing: true, thirdPartySharing: false })
    expect(given.consents.dataSharing).toBe('2026-11-21T08:00:00.000Z')
    await browser.call(contract.updateSettings, { notifications: { sms: false } })
    const withdrawn = await browser.call(contract.updateSettings, {
      privacy: { dataSharing: false },
    })
    expect(withdrawn).toMatchObject({
      notifications: { sms: false, email: true },
      privacy: { dataSharing: false },
      consents: { dataSharing: null },
    })
    const log = await test.app.db
      .selectFrom('consents')
      .select(['purpose', 'is_given'])
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { purpose: 'data_sharing', is_given: true },
      { purpose: 'data_sharing', is_given: false },
    ])
    await expect(
      test.app.db.updateTable('consents').set({ is_given: true }).execute(),
    ).rejects.toThrow('permission denied for table consents')
    const byOwner = test.asOwner((db) => db.deleteFrom('consents').execute())
    await expect(byOwner).rejects.toThrow('consents are only ever added')
  })

  it('PUT /api/users/settings moves the language that messages are written in', async () => {
    const browser = await signIn('en')
    expect(await browser.call(contract.updateSettings, { language: 'ar' })).toMatchObject({
      language: 'ar',
    })
    const { language } = await test.app.db
      .selectFrom('users')
      .select('language')
      .where('phone', '=', CUSTOMER.phone)
      .executeTakeFirstOrThrow()
    expect(language).toBe('ar')
  })

  it('sends the login code, and nothing else, to someone who switched WhatsApp off', async () => {
    const browser = await signIn()
    await browser.call(contract.updateSettings, { notifications: { whatsapp: false } })
    const queue = (name: string, parameters: Record<string, string>) =>
      test.app.db.transaction().execute((tx) =>
        queueMessage(tx, {
          to: CUSTOMER.phone,
          template: templateOf(name),
          parameters,
          language: 'en',
          dedupeKey: `settings-test-${name}`,
          now: test.clock.now(),
        }),
      )
    await queue('login-code', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA', phone: CUSTOMER.phone })
    await queue('delivery-unskipped', { day: '2026-11-25', receipt: 'R-1' })
    await test.drain()
    const rows = await test.app.db
      .selectFrom('messages')
      .select(['template', 'sent_at', 'dropped_at'])
      .where('dedupe_key', 'like', 'settings-test-%')
      .orderBy('template')
      .execute()
    expect(rows).toEqual([
      { template: 'delivery-unskipped', sent_at: null, dropped_at: test.clock.now() },
      { template: 'login-code', sent_at: test.clock.now(), dropped_at: null },
    ])
    await browser.call(contract.updateSettings, { notifications: { whatsapp: true } })
  })
})
