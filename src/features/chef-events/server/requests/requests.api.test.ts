import { describe, expect, it } from 'vitest'
import { createMember } from '#features/household/contract.ts'
import {
  CHEFS,
  CUSTOMER,
  dinner,
  EVENT_DAY,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import { openChef, signInAs, type TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { blockDays } from '#features/chef-events/calendar-contract.ts'
import { cancelBookingAsChef, listChefRequests } from '../../chef-contract.ts'
import { createChefEvent } from '../../contract.ts'
import { listChefEvents } from '../../list-contract.ts'
import { changeChefEvent, deleteChefEvent } from '../../quotes-contract.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const change = (id: number, fields: object) =>
  at.customer.browser.call(changeChefEvent, { id, ...fields })
const remove = (id: number) => at.customer.browser.call(deleteChefEvent, { id })
const invited = async (id: number) =>
  (
    await at.test.app.db
      .selectFrom('chef_invitations')
      .select('chef_id')
      .where('event_id', '=', id)
      .orderBy('chef_id')
      .execute()
  ).map(({ chef_id }) => chef_id)
const all = () => at.chefs.map(({ id }) => id)
const notifiedTimes = async (phone: string) =>
  (await messagesTo(at.test, phone)).filter(({ template }) => template === 'chef-invited').length

describe('who is notified of a request', () => {
  it('chefs who cook one of the cuisines, there, for so many, and are free', async () => {
    expect(await invited(await at.ask())).toEqual(all())
    expect(await invited(await at.ask({ city: null }))).toEqual(all())
    expect(await invited(await at.ask({ cuisinePreference: 'thai, lebanese' }))).toEqual(all())
    expect(await invited(await at.ask({ cuisinePreference: 'thai' }))).toEqual([])
    expect(await invited(await at.ask({ city: 'Fujairah' }))).toEqual([])
    expect(await invited(await at.ask({ guestCount: 41 }))).toEqual([])
    await chef(0).browser.call(blockDays, { days: [EVENT_DAY], isBlocked: true })
    await at.book(chef(1))
    expect(await invited(await at.ask())).toEqual([chef(2).id])
    expect(await notifiedTimes(CHEFS[2])).toBe(5)
    expect(await notifiedTimes(CHEFS[0])).toBe(3)
  })

  it('never the customer, nor a chef on leave', async () => {
    const { db } = at.test.app
    const id = await at.ask({}, chef(0))
    expect(await invited(id)).toEqual([chef(1).id, chef(2).id])
    const onLeave = (takes_requests: boolean) =>
      db.updateTable('chefs').set({ takes_requests }).where('id', '=', chef(1).id).execute()
    await onLeave(false)
    expect(await invited(await at.ask())).toEqual([chef(0).id, chef(2).id])
    await onLeave(true)
  })
})

describe('changing a pending request', () => {
  it('keeps what is not sent, and matches chefs again, notifying none twice', async () => {
    const id = await at.ask({ specialRequirements: 'A cake for eight.' })
    const changed = await change(id, { guestCount: 60 })
    expect(changed).toMatchObject({
      id,
      guestCount: 60,
      eventDate: EVENT_DAY,
      eventTime: '19:00',
      cuisinePreference: 'emirati',
      city: 'Dubai',
      specialRequirements: 'A cake for eight.',
      status: 'pending',
    })
    expect(await invited(id)).toEqual([])
    await change(id, { guestCount: 12, specialRequirements: null })
    expect(await invited(id)).toEqual(all())
    expect(await notifiedTimes(CHEFS[0])).toBe(1)
    expect(await at.customer.browser.call(listChefEvents)).toMatchObject([
      { id, guestCount: 12, specialRequirements: null },
    ])
  })

  it('changes every field of the specification', async () => {
    const id = await at.ask()
    const fields = {
      guestCount: 20,
      eventDate: '2026-12-09',
      cuisinePreference: 'lebanese, thai',
      eventLocation: 'Villa 3, Jumeirah 1',
      specialRequirements: 'No nuts.',
      eventTime: '13:30',
      city: 'Sharjah',
    }
    expect(await change(id, fields)).toMatchObject(fields)
    const { starts_at } = await at.test.app.db
      .selectFrom('chef_events')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(starts_at).toEqual(new Date('2026-12-09T09:30:00Z'))
  })

  it('shows the household, or stops showing it', async () => {
    await at.customer.browser.call(createMember, {
      name: 'Omar',
      portion: 'small',
      diets: ['halal'],
      allergens: ['sesame', 'tree-nuts'],
      dislikes: [],
      fastsInRamadan: false,
    })
    const id = await at.ask()
    expect((await change(id, { includesHousehold: true })).allergens).toEqual([
      'tree-nuts',
      'sesame',
    ])
    expect((await change(id, { guestCount: 9 })).allergens).toEqual(['tree-nuts', 'sesame'])
    expect((await change(id, { includesHousehold: false })).allergens).toEqual([])
  })

  it.each([
    [{ guestCount: 0 }, 'guestCount', 'Guest count must be greater than 0'],
    [{ guestCount: '' }, 'guestCount', 'Please enter the number of guests'],
    [{ eventDate: '' }, 'eventDate', 'Please select an event date'],
    [{ eventLocation: ' ' }, 'eventLocation', 'Please enter the event location'],
    [
      { cuisinePreference: '' },
      'cuisinePreference',
      'Please select at least one cuisine preference',
    ],
  ])('keeps to the rules of a new one: %o', async (fields, field, text) => {
    const id = await at.ask()
    await expect(change(id, fields)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: text },
    })
  })

  it('refuses a day that is past, another’s, and all but pending ones', async () => {
    const id = await at.ask()
    await expect(change(id, { eventDate: '2026-11-20' })).rejects.toMatchObject({
      status: 422,
      code: 'event_date_past',
    })
    await expect(change(id, { eventDate: '2026-11-21', eventTime: '11:00' })).rejects.toMatchObject(
      { status: 422, code: 'event_time_past' },
    )
    await expect(
      at.other.browser.call(changeChefEvent, { id, guestCount: 5 }),
    ).rejects.toMatchObject({ status: 404 })
    await at.quote(chef(0), id)
    await expect(change(id, { guestCount: 5 })).rejects.toMatchObject({
      status: 409,
      code: 'chef_event_not_pending',
    })
    await expect(remove(id)).rejects.toMatchObject({ code: 'chef_event_not_pending' })
    at.test.clock.moveTo(new Date('2026-11-23T08:00:00Z'))
    expect(await change(id, { guestCount: 5 })).toMatchObject({ guestCount: 5, status: 'pending' })
  })

  it('strips what no one may set', async () => {
    const id = await at.ask()
    const forged = { status: 'confirmed', userId: 'x', total: 1, createdAt: '2020-01-01' }
    expect(await change(id, { guestCount: 11, ...forged })).toMatchObject({
      status: 'pending',
      createdAt: '2026-11-21T08:00:00.000Z',
    })
  })
})

describe('deleting a pending request', () => {
  it('takes it away, also from the chefs', async () => {
    const id = await at.ask()
    await expect(at.other.browser.call(deleteChefEvent, { id })).rejects.toMatchObject({
      status: 404,
    })
    expect(await remove(id)).toEqual({ deleted: true })
    expect(await at.customer.browser.call(listChefEvents)).toEqual([])
    expect(await chef(0).browser.call(listChefRequests)).toEqual([])
    await expect(remove(id)).rejects.toMatchObject({ status: 404 })
  })

  it('keeps in the books what was booked once', async () => {
    const id = await at.book(chef(0))
    const { booking } = await at.detail(id)
    const input = { id: booking?.id ?? 0, reason: 'I have broken my arm, sorry.' }
    await chef(0).browser.call(cancelBookingAsChef, input)
    expect(await remove(id)).toEqual({ deleted: true })
    expect((await at.detail(id)).event.status).toBe('cancelled')
  })
})

describe('a chef of another emirate who asks', () => {
  it('is a customer like any other', async () => {
    const far = await openChef(at.test, '+971509400009', {
      city: 'Fujairah',
      cuisines: ['thai'],
    })
    const guest = await signInAs(at.test, { phone: '+971509300009' })
    const id = await at.ask({ city: 'Fujairah', cuisinePreference: 'thai' }, guest)
    expect(await invited(id)).toEqual([far.id])
    await expect(
      far.browser.call(createChefEvent, { ...dinner, eventDate: '2026-11-20' }),
    ).rejects.toMatchObject({ code: 'event_date_past' })
    expect(await messagesTo(at.test, CUSTOMER)).toEqual([])
  })
})
