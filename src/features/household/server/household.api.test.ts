import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#features/account/contract.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { seedDishes, seedCategories } from '../../../../seeds/dishes.ts'
import { useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import * as contract from '../contract.ts'
import { findBlockingAllergy, listMembers } from './public.ts'

const test = useTestApp(async ({ db }) => {
  await seedCategories(db)
  await seedDishes(db)
})

const sara: CallInput<typeof contract.createMember> = {
  name: 'Sara',
  portion: 'small',
  diets: ['halal'],
  allergens: ['tree-nuts'],
  dislikes: ['coriander'],
  fastsInRamadan: false,
}

let customer: TestBrowser
let other: TestBrowser

async function signedIn(phone: string, language: 'en' | 'ar' = 'en') {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

beforeEach(async () => {
  await test.app.db.deleteFrom('household_members').execute()
  await test.app.db.updateTable('users').set({ name: '' }).execute()
  customer = await signedIn('+971500000001')
  other = await signedIn('+971500000002')
})

const idOf = async (phone: string) =>
  (
    await test.app.db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
  ).id

describe('the customer as a member', () => {
  it('GET /api/household has the customer from the first look on, once', async () => {
    const [first, second] = await Promise.all([
      customer.call(contract.getHousehold),
      customer.call(contract.getHousehold),
    ])
    expect(first).toEqual({
      members: [
        {
          id: expect.any(Number),
          name: 'You',
          portion: 'regular',
          servings: 1,
          diets: [],
          allergens: [],
          avoidsTraces: false,
          dislikes: [],
          fastsInRamadan: false,
          isCustomer: true,
          version: expect.any(String),
        },
      ],
      allergens: [],
      traces: [],
      blocked: [],
    })
    expect(second).toEqual(first)
    const inArabic = await signedIn('+971500000001', 'ar')
    expect((await inArabic.call(contract.getHousehold)).members[0]?.name).toBe('أنت')
  })

  it('GET /api/household follows the name of the profile until another one is chosen', async () => {
    await customer.call(updateProfile, { name: 'Mariam', email: '' })
    const [self] = (await customer.call(contract.getHousehold)).members
    const id = self?.id ?? 0
    expect(self?.name).toBe('Mariam')

    await customer.call(contract.replaceMember, { ...sara, id, name: 'Mariam', portion: 'large' })
    await customer.call(updateProfile, { name: 'Mariam Al Hashimi', email: '' })
    expect((await customer.call(contract.getHousehold)).members[0]).toMatchObject({
      name: 'Mariam Al Hashimi',
      servings: 1.5,
    })

    await customer.call(contract.replaceMember, { ...sara, id, name: 'Mimi' })
    await customer.call(contract.replaceMember, { ...sara, id, name: 'Mimi', portion: 'large' })
    expect((await customer.call(contract.getHousehold)).members[0]?.name).toBe('Mimi')
  })

  it('DELETE /api/household/members/:id keeps the customer', async () => {
    const [self] = (await customer.call(contract.getHousehold)).members
    await expect(customer.call(contract.deleteMember, { id: self?.id ?? 0 })).rejects.toMatchObject(
      { status: 409, code: 'customer_member_kept' },
    )
  })
})

describe('members', () => {
  it('POST /api/household/members adds one after the customer, and the labels follow', async () => {
    const created = await customer.call(contract.createMember, sara)
    expect(created).toEqual({
      ...sara,
      id: expect.any(Number),
      servings: 0.75,
      avoidsTraces: true,
      dislikes: [{ id: 'coriander', name: 'Coriander leaves' }],
      isCustomer: false,
      version: expect.any(String),
    })
    await customer.call(contract.createMember, {
      ...sara,
      name: 'Omar',
      allergens: ['milk', 'tree-nuts', 'gluten', 'milk'],
    })
    const household = await customer.call(contract.getHousehold)
    expect(household.members.map(({ name }) => name)).toEqual(['You', 'Sara', 'Omar'])
    expect(household.allergens).toEqual(['gluten', 'milk', 'tree-nuts'])
    expect(household.traces).toEqual(['gluten', 'milk', 'tree-nuts'])
    const inArabic = await signedIn('+971500000001', 'ar')
    expect((await inArabic.call(contract.getHousehold)).members[1]?.dislikes).toEqual([
      { id: 'coriander', name: 'كزبرة خضراء' },
    ])
  })

  it('POST /api/household/members adds one member however often the same request comes', async () => {
    const idempotencyKey = newIdempotencyKey()
    const first = await customer.call(contract.createMember, sara, { idempotencyKey })
    expect(await customer.call(contract.createMember, sara, { idempotencyKey })).toEqual(first)
    expect((await customer.call(contract.getHousehold)).members).toHaveLength(2)
  })

  it('POST /api/household/members takes twelve, however many come at once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 14 }, (_, index) =>
        customer.call(contract.createMember, { ...sara, name: `Guest ${index}` }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    expect((await customer.call(contract.getHousehold)).members).toHaveLength(12)
    await expect(customer.call(contract.createMember, sara)).rejects.toMatchObject({
      status: 422,
      code: 'too_many_members',
    })
  })

  it('PUT /api/household/members/:id replaces everything', async () => {
    const { id } = await customer.call(contract.createMember, sara)
    const next = { ...sara, name: 'Sarah', diets: [], allergens: [], dislikes: [] }
    await customer.call(contract.replaceMember, { ...next, id, fastsInRamadan: true })
    const household = await customer.call(contract.getHousehold)
    expect(household.allergens).toEqual([])
    expect(household.members[1]).toMatchObject({ ...next, fastsInRamadan: true })
  })

  it('DELETE /api/household/members/:id removes a member', async () => {
    const { id } = await customer.call(contract.createMember, sara)
    await customer.call(contract.deleteMember, { id })
    expect((await customer.call(contract.getHousehold)).members).toHaveLength(1)
    await expect(customer.call(contract.deleteMember, { id })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('whose household it is', () => {
  it("PUT and DELETE /api/household/members/:id know no other customer's member", async () => {
    const { id } = await customer.call(contract.createMember, sara)
    const refused = { status: 404, code: 'not_found' }
    await expect(other.call(contract.replaceMember, { ...sara, id })).rejects.toMatchObject(refused)
    await expect(other.call(contract.deleteMember, { id })).rejects.toMatchObject(refused)
    expect((await other.call(contract.getHousehold)).members).toHaveLength(1)
    expect((await customer.call(contract.getHousehold)).members).toHaveLength(2)
  })

  it('/api/household refuses a visitor', async () => {
    for (const [method, path] of [
      ['GET', '/api/household'],
      ['POST', '/api/household/members'],
      ['PUT', '/api/household/members/1'],
      ['DELETE', '/api/household/members/1'],
    ] as const) {
      const answer = await test.browser().request(path, {
        method,
        ...(method !== 'GET' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sara),
        }),
      })
      expect(answer.status).toBe(401)
    }
  })

  it('fields of others change nothing', async () => {
    const extra = { ...sara, isCustomer: true, customerId: await idOf('+971500000002'), id: 999 }
    const created = await customer.call(contract.createMember, extra)
    expect(created.isCustomer).toBe(false)
    expect((await other.call(contract.getHousehold)).members).toHaveLength(1)
  })
})

describe('validation', () => {
  const texts = {
    en: {
      name: 'Please enter a name',
      portion: 'Please choose a portion',
      dislikes: 'Please choose at most 30 ingredients',
    },
    ar: {
      name: 'يُرجى إدخال الاسم',
      portion: 'يُرجى اختيار حجم الحصة',
      dislikes: 'يُرجى اختيار 30 مكونًا على الأكثر',
    },
  }
  for (const language of ['en', 'ar'] as const) {
    it(`POST /api/household/members names what is wrong in ${language}`, async () => {
      const browser = await signedIn('+971500000001', language)
      const wrong = {
        ...sara,
        name: ' ',
        portion: 'huge',
        dislikes: Array.from({ length: 31 }, (_, index) => `i${index}`),
      }
      await expect(
        browser.call(contract.createMember, wrong as unknown as typeof sara),
      ).rejects.toMatchObject({ status: 400, code: 'invalid_input', fields: texts[language] })
    })
  }

  it('POST /api/household/members knows only the listed diets, allergens and ingredients', async () => {
    for (const wrong of [{ diets: ['carnivore'] }, { allergens: ['nuts'] }]) {
      await expect(
        customer.call(contract.createMember, { ...sara, ...wrong } as unknown as typeof sara),
      ).rejects.toMatchObject({ status: 400 })
    }
    await expect(
      customer.call(contract.createMember, { ...sara, dislikes: ['coriander', 'moon-dust'] }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'ingredient_unknown',
      fields: { dislikes: 'Please choose ingredients from the list' },
    })
  })
})

describe('ingredients', () => {
  it('GET /api/ingredients finds names in the language of the caller, at most 20', async () => {
    const found = await test.browser().call(contract.findIngredients, { search: ' ALMOND' })
    expect(found.map(({ name }) => name)).toContain('Unsweetened almond milk')
    expect(found[0]).toEqual({ id: 'almond', name: 'Almonds' })
    expect(await test.browser().call(contract.findIngredients)).toHaveLength(20)
    expect(await test.browser().call(contract.findIngredients, { search: 'qqq' })).toEqual([])
    for (const search of ['%', '_', '.*'])
      expect(await test.browser().call(contract.findIngredients, { search })).toEqual([])
    const [first] = await test.browser().call(contract.findIngredients, { search: 'طحینة' })
    expect(first?.name).toBe('Tahini')
  })

  it.each([
    ['tahina', 'tahini'],
    ['aubergine', 'eggplant'],
    ['بندورة', 'tomato'],
    ['kaju', 'cashew'],
    ['courgette', 'zucchini'],
    ['نخي', 'chickpea-can'],
    ['cilantro', 'coriander'],
  ])('GET /api/ingredients finds %s, another name of %s, in both languages', async (search, id) => {
    for (const language of ['en', 'ar'] as const) {
      const found = await test.browser(language).call(contract.findIngredients, { search })
      expect(found.map((ingredient) => ingredient.id)).toContain(id)
    }
  })

  it('GET /api/ingredients lists other names after the ones that it shows', async () => {
    const found = await test.browser().call(contract.findIngredients, { search: 'pepper' })
    const isNamed = found.map(({ name }) => /pepper/i.test(name))
    expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('GET /api/ingredients passes over marks and forms of Arabic letters', async () => {
    const arabic = test.browser('ar')
    for (const search of ['كزبرة', 'كزبره', 'كُزْبَرة']) {
      const found = await arabic.call(contract.findIngredients, { search })
      expect(found.map(({ id }) => id)).toContain('coriander')
    }
    const rice = await arabic.call(contract.findIngredients, { search: 'ارز' })
    expect(rice.map(({ id }) => id)).toContain('rice-basmati')
  })
})

describe('for other features', () => {
  it('findBlockingAllergy names the member and the allergen', async () => {
    const customerId = await idOf('+971500000001')
    expect(await findBlockingAllergy(test.app.db, customerId, ['tree-nuts'])).toBeUndefined()
    await customer.call(contract.createMember, sara)
    expect(
      await findBlockingAllergy(test.app.db, customerId, ['gluten', 'tree-nuts']),
    ).toMatchObject({ member: { name: 'Sara' }, allergen: 'tree-nuts' })
    expect(await findBlockingAllergy(test.app.db, customerId, ['gluten'])).toBeUndefined()
    const otherId = await idOf('+971500000002')
    expect(await findBlockingAllergy(test.app.db, otherId, ['tree-nuts'])).toBeUndefined()
    expect((await listMembers(test.app.db, customerId)).map(({ name }) => name)).toEqual([
      '',
      'Sara',
    ])
  })
})
