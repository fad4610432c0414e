import { beforeEach, describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { seedAreas } from '../../../../seeds/areas.ts'
import { useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import * as contract from '../contract.ts'

const test = useTestApp(({ db }) => seedAreas(db))

const home: CallInput<typeof contract.createAddress> = {
  name: 'Home',
  addressLine1: 'Marina Gate 1, Al Marsa Street',
  city: 'Dubai',
  area: 'Dubai Marina',
  flatNumber: '2304',
}
const office = { ...home, name: 'Office', addressLine1: 'Bay Square 7', area: 'Business Bay' }

let customer: TestBrowser
let other: TestBrowser

async function signedIn(phone: string, language: 'en' | 'ar' = 'en') {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

beforeEach(async () => {
  await test.app.db.deleteFrom('delivery_addresses').execute()
  customer = await signedIn('+971500000001')
  other = await signedIn('+971500000002')
})

const defaults = async () =>
  (await customer.call(contract.listAddresses)).filter((row) => row.isDefault)

describe('validation', () => {
  const texts = {
    en: {
      name: 'Please give your address a name (e.g., Home, Office)',
      addressLine1: 'Please enter a valid street address',
      city: 'Please select a city',
      area: 'Please enter your neighborhood or area',
    },
    ar: {
      name: 'يُرجى تسمية العنوان (مثل: المنزل، المكتب)',
      addressLine1: 'يُرجى إدخال عنوان شارع صحيح',
      city: 'يُرجى اختيار المدينة',
      area: 'يُرجى إدخال الحي أو المنطقة',
    },
  }

  for (const language of ['en', 'ar'] as const) {
    it(`POST /api/delivery-addresses names every missing field in ${language}`, async () => {
      const browser = await signedIn('+971500000001', language)
      await expect(browser.call(contract.createAddress, {} as typeof home)).rejects.toMatchObject({
        status: 400,
        code: 'invalid_input',
        fields: texts[language],
      })
      const short = { name: ' ', addressLine1: 'ab', city: 'London', area: 'x' }
      await expect(
        browser.call(contract.createAddress, short as unknown as typeof home),
      ).rejects.toMatchObject({ status: 400, fields: texts[language] })
    })
  }

  it('POST /api/delivery-addresses refuses text that would not show as typed', async () => {
    for (const name of ['Home\u202E', 'Ho\u0000me', 'Home\uFEFFx', `a${'\u0301'.repeat(5)}`]) {
      await expect(customer.call(contract.createAddress, { ...home, name })).rejects.toMatchObject({
        status: 400,
        fields: { name: expect.stringContaining('shown') },
      })
    }
    const joined = 'می\u200Cخواهم'
    const created = await customer.call(contract.createAddress, { ...home, name: joined })
    expect(created.name).toBe(joined)
  })

  it('POST /api/delivery-addresses takes fifty and says why it takes no more', async () => {
    for (let count = 1; count <= 50; count++) {
      await customer.call(contract.createAddress, { ...home, addressLine1: `Villa ${count}` })
    }
    const refusals = {
      en: 'You have reached the limit of 50 addresses.',
      ar: 'بلغت الحد الأقصى وهو 50 عنوانًا.',
    }
    for (const language of ['en', 'ar'] as const) {
      const browser = await signedIn('+971500000001', language)
      await expect(browser.call(contract.createAddress, home)).rejects.toMatchObject({
        status: 422,
        code: 'too_many_addresses',
        text: refusals[language],
      })
    }
  })

  it('POST /api/delivery-addresses refuses a visitor', async () => {
    await expect(test.browser().call(contract.createAddress, home)).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('areas', () => {
  it('GET /api/areas lists an emirate in the language of the caller', async () => {
    const english = await customer.call(contract.listAreas, { city: 'Dubai' })
    expect(english.length).toBeGreaterThanOrEqual(30)
    expect(english).toContainEqual(
      expect.objectContaining({ slug: 'dubai-marina', name: 'Dubai Marina', city: 'Dubai' }),
    )
    const arabic = await test.browser('ar').call(contract.listAreas, { city: 'Ajman' })
    expect(arabic.map((area) => area.name)).toContain('الجرف')
    const all = await test.browser().call(contract.listAreas)
    expect(new Set(all.map((area) => area.city)).size).toBe(7)
  })

  it('POST /api/delivery-addresses matches the typed area in either language', async () => {
    const english = await customer.call(contract.createAddress, { ...home, area: ' dubai  MARINA' })
    expect(english.areaId).toBe(1)
    const arabic = await customer.call(contract.createAddress, {
      ...office,
      area: 'الخليج التجاري',
    })
    expect(arabic).toMatchObject({ area: 'Business Bay', areaId: 13 })
    const inArabic = await signedIn('+971500000001', 'ar')
    const rows = await inArabic.call(contract.listAddresses)
    expect(rows.map((row) => row.area)).toEqual(['دبي مارينا', 'الخليج التجاري'])
    const free = await customer.call(contract.createAddress, { ...home, area: 'Behind the pier' })
    expect(free).toMatchObject({ area: 'Behind the pier', areaId: null })
  })

  it('POST /api/delivery-addresses takes a known area by its number', async () => {
    const { area: _text, ...rest } = home
    const created = await customer.call(contract.createAddress, { ...rest, areaId: 13 })
    expect(created).toMatchObject({ area: 'Business Bay', areaId: 13 })
    await expect(
      customer.call(contract.createAddress, { ...rest, areaId: 13, city: 'Sharjah' }),
    ).rejects.toMatchObject({ status: 422, code: 'area_unknown' })
  })
})

describe('default', () => {
  it('POST /api/delivery-addresses makes the first address the default', async () => {
    const first = await customer.call(contract.createAddress, { ...home, isDefault: false })
    const second = await customer.call(contract.createAddress, office)
    expect([first.isDefault, second.isDefault]).toEqual([true, false])
  })

  it('PATCH /api/delivery-addresses/:id moves the default', async () => {
    await customer.call(contract.createAddress, home)
    const { id } = await customer.call(contract.createAddress, office)
    await customer.call(contract.changeAddress, { id, isDefault: true })
    expect((await defaults()).map((row) => row.id)).toEqual([id])
    await customer.call(contract.changeAddress, { id, isDefault: false })
    expect((await defaults()).map((row) => row.id)).toEqual([id])
  })

  it('two "make default" at once leave exactly one', async () => {
    await customer.call(contract.createAddress, home)
    const second = await customer.call(contract.createAddress, office)
    const third = await customer.call(contract.createAddress, { ...office, floor: '3' })
    await Promise.all(
      [second, third, second, third].map(({ id }) =>
        customer.call(contract.changeAddress, { id, isDefault: true }),
      ),
    )
    expect(await defaults()).toHaveLength(1)
  })

  it('two first addresses at once leave exactly one default', async () => {
    await Promise.all([
      customer.call(contract.createAddress, home),
      customer.call(contract.createAddress, office),
    ])
    expect(await defaults()).toHaveLength(1)
  })
})

describe('duplicates', () => {
  it('POST /api/delivery-addresses refuses the same door under another spelling', async () => {
    await customer.call(contract.createAddress, home)
    const again = {
      ...home,
      name: 'Mine',
      addressLine1: 'MARINA gate ١ — Al Marsa  street',
      area: 'دبي مارينا',
    }
    await expect(customer.call(contract.createAddress, again)).rejects.toMatchObject({
      status: 409,
      code: 'duplicate_address',
      text: 'This address already exists',
    })
    await customer.call(contract.createAddress, { ...home, flatNumber: '2305' })
    await other.call(contract.createAddress, home)
  })

  it('PUT /api/delivery-addresses/:id refuses to become another own address', async () => {
    await customer.call(contract.createAddress, home)
    const { id } = await customer.call(contract.createAddress, office)
    await expect(customer.call(contract.replaceAddress, { ...home, id })).rejects.toMatchObject({
      code: 'duplicate_address',
    })
  })

  it('the same address twice at once is stored once', async () => {
    const outcomes = await Promise.allSettled([
      customer.call(contract.createAddress, home),
      customer.call(contract.createAddress, home),
    ])
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('a deleted address may be added again', async () => {
    const { id } = await customer.call(contract.createAddress, home)
    await customer.call(contract.deleteAddress, { id })
    expect(await customer.call(contract.listAddresses)).toEqual([])
    await customer.call(contract.createAddress, home)
  })
})

describe('changing', () => {
  it('PATCH keeps what is left out, PUT empties it', async () => {
    const { id } = await customer.call(contract.createAddress, { ...home, landmark: 'Pier 7' })
    const patched = await customer.call(contract.changeAddress, { id, floor: '23' })
    expect(patched).toMatchObject({
      landmark: 'Pier 7',
      floor: '23',
      areaId: 1,
      flatNumber: '2304',
    })
    const replaced = await customer.call(contract.replaceAddress, { ...home, id })
    expect(replaced).toMatchObject({ landmark: null, floor: null, flatNumber: '2304' })
    const cleared = await customer.call(contract.changeAddress, { id, flatNumber: '' })
    expect(cleared.flatNumber).toBeNull()
  })

  it('PATCH looks the area up again when the place changes', async () => {
    const { id } = await customer.call(contract.createAddress, home)
    const moved = await customer.call(contract.changeAddress, { id, area: 'Deira' })
    expect(moved).toMatchObject({ area: 'Deira', areaId: 21 })
    const away = await customer.call(contract.changeAddress, { id, city: 'Ajman', area: 'Al Jurf' })
    expect(away).toMatchObject({ city: 'Ajman', area: 'Al Jurf' })
    expect(away.areaId).toBeGreaterThan(21)
    const named = await customer.call(contract.changeAddress, { id, name: 'Parents' })
    expect(named.areaId).toBe(away.areaId)
  })

  it('PATCH validates what is sent', async () => {
    const { id } = await customer.call(contract.createAddress, home)
    await expect(
      customer.call(contract.changeAddress, { id, addressLine1: 'x' }),
    ).rejects.toMatchObject({
      status: 400,
      fields: { addressLine1: 'Please enter a valid street address' },
    })
  })

  it('answers 404 for the address of someone else', async () => {
    const { id } = await other.call(contract.createAddress, home)
    const attempts = [
      () => customer.call(contract.changeAddress, { id, name: 'Mine' }),
      () => customer.call(contract.replaceAddress, { ...home, id }),
      () => customer.call(contract.deleteAddress, { id }),
    ]
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await other.call(contract.listAddresses)).toHaveLength(1)
  })
})

describe('deleting', () => {
  it('DELETE refuses the default while others exist and takes it as the last', async () => {
    const first = await customer.call(contract.createAddress, home)
    const second = await customer.call(contract.createAddress, office)
    await expect(customer.call(contract.deleteAddress, { id: first.id })).rejects.toMatchObject({
      status: 409,
      code: 'default_address_kept',
      text: 'Cannot delete default address',
    })
    await customer.call(contract.deleteAddress, { id: second.id })
    await customer.call(contract.deleteAddress, { id: first.id })
    expect(await customer.call(contract.listAddresses)).toEqual([])
  })
})
