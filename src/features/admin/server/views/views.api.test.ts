import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import { signInAs } from '../../../../../tools/testing/situations/chefs.ts'
import type { CallError } from '#shared/wire/call.ts'
import { VIEWS_MAX } from '../../rules.ts'
import * as contract from '../../views-contract.ts'

const test = useTestApp()
let own: TestBrowser
let other: TestBrowser

beforeAll(async () => {
  test.clock.moveTo(TEST_NOW)
  own = (await signInAs(test, { phone: '+971509310001', role: 'admin' })).browser
  other = (await signInAs(test, { phone: '+971509310002', role: 'admin' })).browser
})

beforeEach(() => test.app.db.deleteFrom('saved_views').execute())

const DUE = { page: 'payments', name: 'Due', query: 'state=ready&sort=due' } as const

const auditLog = (id: number) =>
  test.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('object', '=', 'saved-view')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('PUT /api/admin/views', () => {
  it('keeps a view with the account, and the same name takes the new filters', async () => {
    const first = await own.call(contract.saveView, DUE)
    expect(first).toMatchObject(DUE)
    const again = { ...DUE, query: 'declined=open' }
    expect(await own.call(contract.saveView, again)).toEqual({ ...first, query: 'declined=open' })
    await own.call(contract.saveView, { ...DUE, page: 'audit', query: 'object=price' })
    const { views } = await own.call(contract.listViews)
    expect(views.map(({ page, query }) => [page, query])).toEqual([
      ['audit', 'object=price'],
      ['payments', 'declined=open'],
    ])
    expect(await auditLog(first.id)).toEqual([
      { action: 'save-view', before: null, after: DUE },
      { action: 'save-view', before: DUE, after: again },
    ])
  })

  it('refuses a view without a name, without filters, or with an Emirates ID', async () => {
    const codeOf = (change: object) =>
      own.call(contract.saveView, { ...DUE, ...change }).then(
        () => 'saved',
        ({ code, status }: CallError) => `${status} ${code}`,
      )
    expect(await codeOf({ name: '  ' })).toBe('400 invalid_input')
    expect(await codeOf({ name: 'x'.repeat(41) })).toBe('400 invalid_input')
    expect(await codeOf({ query: '' })).toBe('400 invalid_input')
    expect(await codeOf({ query: 'javascript:alert(1)' })).toBe('400 invalid_input')
    expect(await codeOf({ page: 'nowhere' })).toBe('400 invalid_input')
    const query = 'search=784-1990-1234567-1'
    expect(await codeOf({ query })).toBe('422 view_holds_emirates_id')
    expect(await own.call(contract.listViews)).toEqual({ views: [] })
  })

  it('keeps so many for a page and no more', async () => {
    for (let number = 1; number <= VIEWS_MAX; number += 1) {
      await own.call(contract.saveView, { ...DUE, name: `View ${number}` })
    }
    const more = own.call(contract.saveView, DUE)
    await expect(more).rejects.toMatchObject({ code: 'views_full', status: 409 })
    await own.call(contract.saveView, { ...DUE, name: 'View 7', query: 'state=failed' })
    await own.call(contract.saveView, { ...DUE, page: 'users' })
    await other.call(contract.saveView, DUE)
  })
})

describe('DELETE /api/admin/views/:id', () => {
  it('takes an own view away, and no one else’s', async () => {
    const { id } = await own.call(contract.saveView, DUE)
    expect(await other.call(contract.listViews)).toEqual({ views: [] })
    const foreign = other.call(contract.removeView, { id })
    await expect(foreign).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await own.call(contract.removeView, { id })
    expect(await own.call(contract.listViews)).toEqual({ views: [] })
    await expect(own.call(contract.removeView, { id })).rejects.toMatchObject({ status: 404 })
    expect((await auditLog(id)).at(-1)).toEqual({ action: 'remove-view', before: DUE, after: null })
  })
})
