import { beforeEach, describe, expect, it } from 'vitest'
import { getOverview } from '#features/admin/contract.ts'
import { getSession } from '#features/auth/session-contract.ts'
import { getKitchenSetup } from '#features/kitchen-setup/contract.ts'
import { getAnyRestaurant, listAllRestaurants } from '#features/restaurants-admin/contract.ts'
import {
  confirmKitchenPapers,
  getKitchenReview,
} from '#features/restaurants-admin/review-contract.ts'
import { listRestaurants } from '#features/restaurants/contract.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import { admin, refusalOf } from '../../../../tools/testing/situations/applicants.ts'
import { signInAs } from '../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../tools/testing/situations/kitchens.ts'
import { marina, newKitchen } from '../../../../tools/testing/situations/new-kitchens.ts'
import * as contract from '../contract.ts'
import { INVITE_DAYS } from '../rules.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

let office: TestBrowser
let numbers = 0

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  office = (await admin(test)).browser
})

const DAY_MS = 86_400_000
const later = (ms: number) => test.clock.moveTo(new Date(test.clock.now().getTime() + ms))

const nextPhone = () => {
  numbers += 1
  return `+97156${String(2_000_000 + numbers)}`
}

const newForm = async (phone: string, change: object = {}) => ({
  nameEn: 'Corniche Kitchen',
  nameAr: 'مطبخ الكورنيش',
  areaId: (await marina(test)).id,
  phone,
  language: 'en' as const,
  ...change,
})

async function invited(change: object = {}) {
  const phone = nextPhone()
  const { id } = await office.call(contract.createKitchenWithOwner, await newForm(phone, change))
  return { id, phone }
}

const inviteTo = (id: number, phone: string) =>
  office.call(contract.inviteOwner, { id, phone, language: 'en' })

const accept = (browser: TestBrowser) => browser.call(contract.acceptInvite)

describe('POST /api/admin/restaurants', () => {
  it('creates a kitchen that no one sees, and writes to its owner, who becomes it', async () => {
    const { id, phone } = await invited()
    expect(await office.call(getAnyRestaurant, { id })).toMatchObject({
      nameEn: 'Corniche Kitchen',
      nameAr: 'مطبخ الكورنيش',
      owner: null,
      stage: 'setup',
      isActive: false,
    })
    const seen = await test.browser().call(listRestaurants, await marina(test))
    expect(seen.map((kitchen) => kitchen.id)).not.toContain(id)
    expect((await messagesTo(test, phone)).at(-1)).toMatchObject({
      template: 'kitchen-invite',
      language: 'en',
      parameters: { kitchen: 'Corniche Kitchen' },
    })

    const { browser } = await signInAs(test, { phone })
    expect(await browser.call(contract.getOwnInvite)).toMatchObject({
      invite: { kitchen: 'Corniche Kitchen', area: 'Dubai Marina' },
    })
    expect(await accept(browser)).toEqual({ ok: true })
    expect(await refusalOf(browser.call(contract.getOwnInvite))).toMatchObject({ status: 401 })

    const again = await signInAs(test, { phone, role: 'restaurant' })
    expect(await again.browser.call(getKitchenSetup)).toMatchObject({
      isOpen: false,
      wasOpened: false,
      fields: { nameEn: 'Corniche Kitchen', areaId: (await marina(test)).id },
    })
    expect(await office.call(contract.getOwnersInvite, { id })).toEqual({
      hasOwner: true,
      invite: null,
    })
    expect((await office.call(getKitchenReview, { id })).application).toBeNull()
  })

  it('gives a chef the second role, and keeps the first', async () => {
    const { phone } = await invited()
    const { browser } = await signInAs(test, { phone, role: 'chef' })
    await accept(browser)
    const again = await test.app.db
      .selectFrom('users')
      .select(['role', 'also_roles'])
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    expect(again).toEqual({ role: 'chef', also_roles: ['restaurant'] })
  })

  it('writes in the language of an account, else in the one that was chosen', async () => {
    const arabic = nextPhone()
    await signInAs(test, { phone: arabic, language: 'ar' })
    await office.call(contract.createKitchenWithOwner, await newForm(arabic))
    const { phone: unknown } = await invited({ language: 'ar' })
    for (const phone of [arabic, unknown]) {
      expect((await messagesTo(test, phone)).at(-1)).toMatchObject({
        language: 'ar',
        parameters: { kitchen: 'مطبخ الكورنيش' },
      })
    }
  })

  it.each([
    ['no number', 'none', 'phone_invalid'],
    ['a number abroad', '+442071838750', 'phone_country_unserved'],
    ['a line that gets no WhatsApp', '+97145550182', 'phone_not_mobile'],
  ])('refuses %s, and creates nothing', async (_, phone, code) => {
    const before = await office.call(listAllRestaurants, { sort: 'newest' })
    const form = await newForm(phone)
    expect(await refusalOf(office.call(contract.createKitchenWithOwner, form))).toMatchObject({
      status: 422,
      code,
    })
    expect(await office.call(listAllRestaurants, { sort: 'newest' })).toEqual(before)
  })

  it('refuses an area that is not there, and names that are missing', async () => {
    const phone = nextPhone()
    const create = async (change: object) =>
      refusalOf(office.call(contract.createKitchenWithOwner, await newForm(phone, change)))
    expect(await create({ areaId: 999_999 })).toMatchObject({ code: 'invite_area_needed' })
    expect(await create({ nameAr: '' })).toMatchObject({ status: 400 })
  })
})

describe('POST /api/admin/restaurants/:id/invite', () => {
  it('refuses who can’t run a kitchen, with the reason', async () => {
    const { id } = await invited()
    const owner = await newKitchen(test)
    expect(await refusalOf(inviteTo(id, owner.phone))).toMatchObject({
      status: 409,
      code: 'invite_owner_has_kitchen',
    })
    const team = nextPhone()
    await signInAs(test, { phone: team, role: 'admin' })
    expect(await refusalOf(inviteTo(id, team))).toMatchObject({ code: 'invite_team_member' })
    const blocked = nextPhone()
    const { userId } = await signInAs(test, { phone: blocked })
    await test.app.db
      .updateTable('users')
      .set({ suspended_at: test.clock.now(), suspension_reason: 'Fraud' })
      .where('id', '=', userId)
      .execute()
    expect(await refusalOf(inviteTo(id, blocked))).toMatchObject({ code: 'invite_person_blocked' })
    const other = await invited()
    expect(await refusalOf(inviteTo(id, other.phone))).toMatchObject({ code: 'invite_elsewhere' })
    expect(await refusalOf(inviteTo(987_654, nextPhone()))).toMatchObject({ status: 404 })
  })

  it('writes to the same number again after ten minutes, not sooner', async () => {
    const { id, phone } = await invited()
    expect(await refusalOf(inviteTo(id, phone))).toMatchObject({ code: 'invite_just_sent' })
    later(10 * 60_000)
    await inviteTo(id, phone)
    expect(await messagesTo(test, phone)).toHaveLength(2)
    const { browser } = await signInAs(test, { phone })
    expect(await accept(browser)).toEqual({ ok: true })
    later(10 * 60_000)
    expect(await refusalOf(inviteTo(id, phone))).toMatchObject({
      code: 'invite_kitchen_has_owner',
    })
  })

  it('puts another number in the place of the first, whose link leads nowhere then', async () => {
    const { id, phone } = await invited()
    const second = nextPhone()
    expect(await inviteTo(id, second)).toMatchObject({ invite: { phone: second } })
    const first = await signInAs(test, { phone })
    expect(await first.browser.call(contract.getOwnInvite)).toEqual({ invite: null })
    expect(await refusalOf(accept(first.browser))).toMatchObject({ code: 'invite_over' })
    const { browser } = await signInAs(test, { phone: second })
    expect(await accept(browser)).toEqual({ ok: true })
  })

  it('keeps one invitation of two admins who invite one number to two kitchens at once', async () => {
    const [one, two] = [await invited(), await invited()]
    const phone = nextPhone()
    const answers = await Promise.all([
      refusalOf(inviteTo(one.id, phone)),
      refusalOf(inviteTo(two.id, phone)),
    ])
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    expect(answers.find((answer) => answer !== 'taken')).toMatchObject({
      status: 409,
      code: 'invite_elsewhere',
    })
  })
})

describe('an invitation to a kitchen that is open', () => {
  it('makes an owner whose papers are asked for until an admin confirms them (R-KIT-12)', async () => {
    const id = 1
    const phone = nextPhone()
    await test.app.db
      .updateTable('restaurants')
      .set({ owner_id: null })
      .where('id', '=', id)
      .execute()
    await inviteTo(id, phone)
    const waiting = async () => (await office.call(getOverview)).kitchens.waiting
    const before = await waiting()
    const { browser } = await signInAs(test, { phone })
    expect(await browser.call(contract.getOwnInvite)).toMatchObject({ invite: { wasOpened: true } })
    await accept(browser)
    expect(await waiting()).toBe(before + 1)
    const { restaurants } = await office.call(listAllRestaurants, { inReview: true })
    expect(restaurants.map((one) => one.id)).toContain(id)
    expect(await office.call(getAnyRestaurant, { id })).toMatchObject({
      stage: 'open',
      papersDueAt: test.clock.now().toISOString(),
    })
    const confirm = (papersSeen: boolean) =>
      refusalOf(office.call(confirmKitchenPapers, { id, papersSeen }))
    expect(await confirm(false)).toMatchObject({ code: 'kitchen_papers_not_seen' })
    expect(await confirm(true)).toBe('taken')
    expect(await confirm(true)).toMatchObject({ code: 'kitchen_papers_not_due' })
    expect(await waiting()).toBe(before)
    expect(await office.call(getAnyRestaurant, { id })).toMatchObject({
      isActive: true,
      papersDueAt: null,
    })
  })

  it('asks for none before a kitchen was open: they are confirmed as it opens', async () => {
    const { id, phone } = await invited()
    const { browser } = await signInAs(test, { phone })
    await accept(browser)
    expect(await office.call(getAnyRestaurant, { id })).toMatchObject({ papersDueAt: null })
  })
})

describe('an invitation', () => {
  it('ends after its days, and its number is forgotten', async () => {
    const { id, phone } = await invited()
    later(INVITE_DAYS * DAY_MS)
    office = (await admin(test)).browser
    const { browser } = await signInAs(test, { phone })
    expect(await browser.call(contract.getOwnInvite)).toEqual({ invite: null })
    expect(await refusalOf(accept(browser))).toMatchObject({ code: 'invite_over' })
    expect(await office.call(contract.getOwnersInvite, { id })).toMatchObject({ invite: null })
    await inviteTo((await invited()).id, phone)
    const rows = await test.app.db
      .selectFrom('kitchen_invites')
      .select(['outcome', 'phone'])
      .where('restaurant_id', '=', id)
      .execute()
    expect(rows).toEqual([{ outcome: 'expired', phone: null }])
  })

  it('is taken back, once', async () => {
    const { id, phone } = await invited()
    expect(await office.call(contract.withdrawInvite, { id })).toEqual({
      hasOwner: false,
      invite: null,
    })
    expect(await refusalOf(office.call(contract.withdrawInvite, { id }))).toMatchObject({
      status: 409,
      code: 'invite_over',
    })
    const { browser } = await signInAs(test, { phone })
    expect(await refusalOf(accept(browser))).toMatchObject({ code: 'invite_over' })
  })

  it('has one outcome where it is accepted and taken back at once', async () => {
    const { id, phone } = await invited()
    const { browser } = await signInAs(test, { phone })
    const answers = await Promise.all([
      refusalOf(accept(browser)),
      refusalOf(office.call(contract.withdrawInvite, { id })),
    ])
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    const { owner } = await office.call(getAnyRestaurant, { id })
    expect(owner === null).toBe(answers[0] !== 'taken')
  })

  it('makes no one an owner whom it is not for, who is in the team, or who runs a kitchen', async () => {
    await invited()
    const stranger = await signInAs(test, { phone: nextPhone() })
    expect(await stranger.browser.call(contract.getOwnInvite)).toEqual({ invite: null })
    expect(await refusalOf(accept(stranger.browser))).toMatchObject({ code: 'invite_over' })
    expect(await stranger.browser.call(getSession)).toMatchObject({ role: 'customer' })

    const team = await invited()
    const colleague = await signInAs(test, { phone: team.phone, role: 'admin' })
    expect(await refusalOf(accept(colleague.browser))).toMatchObject({ code: 'invite_own_team' })

    const late = await invited()
    const owner = await newKitchen(test)
    await test.app.db
      .updateTable('users')
      .set({ phone: late.phone })
      .where('id', '=', owner.userId)
      .execute()
    expect(await refusalOf(accept(owner.browser))).toMatchObject({ code: 'invite_own_kitchen' })
  })
})
