import { describe, expect, it } from 'vitest'
import { getSession } from '#features/auth/session-contract.ts'
import * as admins from '#features/chef-applications/admin-contract.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { signInAs, type SignedIn } from '../../../../../tools/testing/situations/chefs.ts'
import {
  admin,
  businessForm,
  individualForm,
  refusalOf,
} from '../../../../../tools/testing/situations/applicants.ts'
import { changeApplication, resubmitApplication, submitApplication } from '../../contract.ts'
import { getApplicationStatus } from '../../status-contract.ts'

const test = useTestApp()
let number = 600

/** Someone new, whose account has this name. */
function newcomer(name: string): Promise<SignedIn> {
  number += 1
  return signInAs(test, { phone: `+97156${String(7_000_000 + number)}`, name })
}

const apply = async ({ browser }: SignedIn, change: object = {}) =>
  (await browser.call(submitApplication, await individualForm(number, change))).id

const applyAsBusiness = async ({ browser }: SignedIn, change: object = {}) =>
  (await browser.call(submitApplication, await businessForm(number, change))).id

const chefOf = ({ userId }: SignedIn) =>
  test.app.db
    .selectFrom('chefs')
    .select(['name_en', 'name_ar'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

describe('the name of an individual chef', () => {
  it('POST /api/chef-applications names an account that has no name, and no other', async () => {
    const nameless = await newcomer('')
    await apply(nameless, { legalName: 'Sami Adel Haddad' })
    expect(await nameless.browser.call(getSession)).toMatchObject({ name: 'Sami Adel Haddad' })
    const known = await newcomer('Sami')
    await apply(known, { legalName: 'Sami Adel Haddad' })
    expect(await known.browser.call(getSession)).toMatchObject({ name: 'Sami' })
  })

  it.each(['Chef', 'Sami 050', '', 'سامي'])(
    'POST /api/chef-applications refuses %s',
    async (legalName) => {
      const person = await newcomer('')
      const form = await individualForm(number, { legalName })
      expect(await refusalOf(person.browser.call(submitApplication, form))).toMatchObject({
        status: 400,
        fields: { legalName: 'Enter the full name as on the Emirates ID' },
      })
    },
  )

  it('GET /api/admin/chef-applications/:id shows it, and approving asks for the comparison', async () => {
    const person = await newcomer('')
    const id = await apply(person, { legalName: 'سامي عادل حداد' })
    const { browser } = await admin(test)
    expect(await browser.call(admins.getApplication, { id })).toMatchObject({
      legalName: 'سامي عادل حداد',
      user: { name: 'سامي عادل حداد' },
    })
    const approve = (input: object) =>
      browser.call(admins.approveApplication, { id, confirmUnseen: true, ...input })
    expect(await refusalOf(approve({}))).toMatchObject({ status: 409, code: 'name_not_compared' })
    expect(await approve({ nameMatches: true })).toMatchObject({ status: 'approved' })
    expect(await chefOf(person)).toEqual({ name_en: 'سامي عادل حداد', name_ar: 'سامي عادل حداد' })
  })

  it('POST /api/admin/chef-applications/:id/approve refuses without one, until it is corrected', async () => {
    const person = await newcomer('')
    const id = await apply(person, { legalName: undefined })
    const { browser } = await admin(test)
    const input = { id, confirmUnseen: true, nameMatches: true }
    expect(await refusalOf(browser.call(admins.approveApplication, input))).toMatchObject({
      status: 409,
      code: 'legal_name_missing',
    })
    await browser.call(admins.askForChanges, { id, note: 'Your full name, please.' })
    await person.browser.call(changeApplication, { id, legalName: 'Sami Adel Haddad' })
    await person.browser.call(resubmitApplication, { id })
    expect(await browser.call(admins.approveApplication, input)).toMatchObject({
      status: 'approved',
      legalName: 'Sami Adel Haddad',
    })
    expect(await chefOf(person)).toMatchObject({ name_en: 'Sami Adel Haddad' })
  })

  it('is the account’s where the form has none', async () => {
    const person = await newcomer('Mona Saleh')
    const { browser } = await admin(test)
    const id = await apply(person, { legalName: undefined })
    expect(await browser.call(admins.getApplication, { id })).toMatchObject({
      legalName: 'Mona Saleh',
    })
  })
})

describe('the name of a business’s representative', () => {
  it('POST /api/chef-applications takes it, and the approval asks for the comparison', async () => {
    const owner = await newcomer('')
    const id = await applyAsBusiness(owner, { legalName: 'Mona Adel Saleh' })
    expect(await owner.browser.call(getSession)).toMatchObject({ name: 'Mona Adel Saleh' })
    const { businessProfile } = await owner.browser.call(getApplicationStatus)
    expect(businessProfile).toMatchObject({ legalName: 'Mona Adel Saleh' })
    const { browser } = await admin(test)
    expect(await browser.call(admins.getApplication, { id })).toMatchObject({
      businessName: 'Al Reem Kitchen',
      legalName: 'Mona Adel Saleh',
    })
    const found = await browser.call(admins.listApplications, { search: 'mona adel' })
    expect(found.applications.map((row) => row.id)).toContain(id)
    const input = { id, confirmUnseen: true }
    expect(await refusalOf(browser.call(admins.approveApplication, input))).toMatchObject({
      status: 409,
      code: 'name_not_compared',
    })
    const compared = { ...input, nameMatches: true }
    expect(await browser.call(admins.approveApplication, compared)).toMatchObject({
      status: 'approved',
    })
    const kitchen = await test.app.db
      .selectFrom('restaurants')
      .select('name_en')
      .where('owner_id', '=', owner.userId)
      .executeTakeFirst()
    expect(kitchen).toEqual({ name_en: 'Al Reem Kitchen' })
  })

  it.each(['Mona', 'Mona 050'])('POST /api/chef-applications refuses %s', async (legalName) => {
    const owner = await newcomer('')
    const form = await businessForm(number, { legalName })
    expect(await refusalOf(owner.browser.call(submitApplication, form))).toMatchObject({
      status: 400,
      fields: { legalName: 'Enter the full name as on the Emirates ID' },
    })
  })

  it('PATCH /api/chef-applications/:id gives it to an application that came without', async () => {
    const owner = await newcomer('Mona')
    const id = await applyAsBusiness(owner)
    const { browser } = await admin(test)
    expect(await browser.call(admins.getApplication, { id })).toMatchObject({ legalName: null })
    await browser.call(admins.askForChanges, { id, note: 'Who signs for you?' })
    const corrected = { id, legalName: 'Mona Adel Saleh' }
    expect(await owner.browser.call(changeApplication, corrected)).toMatchObject({
      legalName: 'Mona Adel Saleh',
      businessName: 'Al Reem Kitchen',
    })
  })

  it('POST /api/admin/chef-applications/:id/approve takes an application of before, without a name', async () => {
    const owner = await newcomer('Mona Saleh')
    const id = await applyAsBusiness(owner)
    const { browser } = await admin(test)
    expect(
      await browser.call(admins.approveApplication, { id, confirmUnseen: true }),
    ).toMatchObject({ status: 'approved', legalName: null })
  })
})
