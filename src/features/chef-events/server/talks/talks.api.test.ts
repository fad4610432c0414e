import { describe, expect, it } from 'vitest'
import { cancelEventAsAdmin } from '../../admin-contract.ts'
import { listChefBookings } from '../../chef-contract.ts'
import { complaintsUntil } from '../../rules.ts'
import {
  CHEFS,
  CUSTOMER,
  EVENT_START,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import * as contract from '../../talk-contract.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const QUARTER_MS = 15 * 60_000

const write = (id: number, text: string, index = 0) =>
  at.customer.browser.call(contract.writeToChef, { id, chefId: chef(index).id, text })
const answer = (id: number, text: string, index = 0) =>
  chef(index).browser.call(contract.writeToCustomer, { id, text })
const notices = async (phone: string) =>
  (await messagesTo(at.test, phone)).filter(({ template }) => template === 'chef-new-message')

async function quoted(): Promise<number> {
  const id = await at.ask()
  await at.quote(chef(0), id)
  return id
}

describe('customer and chef', () => {
  it('write each other, and see what was read', async () => {
    const id = await quoted()
    await write(id, 'Can the lamb be without garlic?')
    const seen = await chef(0).browser.call(contract.readTalkAsChef, { id })
    expect(seen).toMatchObject({ name: 'Customer', areContactsShown: false, canWrite: true })
    expect(seen.messages).toMatchObject([
      { isMine: false, text: 'Can the lamb be without garlic?', isRead: false },
    ])
    expect(await chef(0).browser.call(contract.markTalkReadAsChef, { id })).toEqual({ unread: 0 })
    await answer(id, 'Of course it can.')
    expect((await at.detail(id)).quotes[0]?.unread).toBe(1)
    const input = { id, chefId: chef(0).id }
    const talk = await at.customer.browser.call(contract.readTalk, input)
    expect(talk.name).toBe('Hessa Al Marri')
    expect(talk.messages).toMatchObject([
      { isMine: true, isRead: true },
      { isMine: false, text: 'Of course it can.', isRead: false },
    ])
    await at.customer.browser.call(contract.markTalkRead, input)
    expect((await at.detail(id)).quotes[0]?.unread).toBe(0)
  })

  it('see contacts only once they are booked', async () => {
    const id = await quoted()
    await write(id, 'Call 050 123 4567 or mail a@b.com')
    const read = () => chef(0).browser.call(contract.readTalkAsChef, { id })
    expect((await read()).messages[0]?.text).toBe('Call ••• or mail •••')
    const [quote] = (await at.detail(id)).quotes
    await at.accept(id, quote?.id ?? 0)
    expect((await read()).messages[0]?.text).toBe('Call ••• or mail •••')
    await at.live()
    expect(await read()).toMatchObject({
      name: 'Mariam Al Hashimi',
      areContactsShown: true,
      messages: [{ text: 'Call 050 123 4567 or mail a@b.com' }],
    })
  })

  it('are notified of a message at most once in 15 minutes', async () => {
    const id = await quoted()
    const start = at.test.clock.now().getTime()
    for (const ms of [0, 60_000, QUARTER_MS - 60_000]) {
      at.test.clock.moveTo(new Date(start + ms))
      await write(id, 'Hello?')
    }
    await answer(id, 'Good morning!')
    expect(await notices(CHEFS[0])).toHaveLength(1)
    expect(await notices(CUSTOMER)).toHaveLength(1)
    at.test.clock.moveTo(new Date(start + QUARTER_MS + 60_000))
    await write(id, 'Are you there?')
    expect(await notices(CHEFS[0])).toHaveLength(2)
  })

  it('tell open pages of both at once', async () => {
    const id = await quoted()
    await at.test.app.db.deleteFrom('events').execute()
    await write(id, 'Hello')
    const events = await at.test.app.db.selectFrom('events').select(['channel', 'kind']).execute()
    expect(events.map(({ channel }) => channel).toSorted()).toEqual(
      [at.customer.userId, chef(0).userId].map((userId) => `customer:${userId}`).toSorted(),
    )
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['chef-message']))
  })
})

describe('a talk', () => {
  it('is for chefs who quoted, and the customer', async () => {
    const id = await quoted()
    await expect(write(id, 'Hello', 1)).rejects.toMatchObject({ status: 404 })
    await expect(answer(id, 'Hello', 1)).rejects.toMatchObject({ status: 404 })
    const input = { id, chefId: chef(0).id }
    await expect(at.other.browser.call(contract.readTalk, input)).rejects.toMatchObject({
      status: 404,
    })
    await expect(at.customer.browser.call(contract.readTalkAsChef, { id })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('is closed with a chef who was not chosen', async () => {
    const id = await quoted()
    const other = await at.quote(chef(1), id)
    await write(id, 'Hello, my number is 050 123 4567')
    await answer(id, 'Good morning')
    await at.accept(id, other)
    await expect(write(id, 'Sorry')).rejects.toMatchObject({ code: 'talk_closed' })
    await expect(answer(id, 'Why?')).rejects.toMatchObject({ code: 'talk_closed' })
    expect((await write(id, 'Welcome', 1)).messages).toHaveLength(1)
    await at.live()
    const kept = { canWrite: false, areContactsShown: false }
    const input = { id, chefId: chef(0).id }
    expect(await at.customer.browser.call(contract.readTalk, input)).toMatchObject({
      ...kept,
      messages: [{ isMine: true, text: 'Hello, my number is •••' }, { text: 'Good morning' }],
    })
    expect((await at.detail(id)).quotes[0]).toMatchObject({ messages: 2, unread: 1 })
    expect(await at.customer.browser.call(contract.markTalkRead, input)).toEqual({ unread: 0 })
    expect(await chef(0).browser.call(contract.readTalkAsChef, { id })).toMatchObject(kept)
  })

  it('is read after the booking was cancelled, by both, and written no more', async () => {
    const id = await at.book(chef(0))
    await write(id, 'See you on Saturday')
    const { booking } = await at.detail(id)
    await at.admin.call(cancelEventAsAdmin, { id, reason: 'The hall burned down.' })
    const read = await chef(0).browser.call(contract.readTalkAsChef, { id })
    expect(read).toMatchObject({
      canWrite: false,
      areContactsShown: false,
      messages: [{ text: 'See you on Saturday' }],
    })
    const [listed] = await chef(0).browser.call(listChefBookings)
    expect(listed).toMatchObject({ id: booking?.id, status: 'cancelled', unread: 1 })
    await expect(answer(id, 'What?')).rejects.toMatchObject({ code: 'talk_closed' })
    const own = await at.customer.browser.call(contract.readTalk, { id, chefId: chef(0).id })
    expect(own).toMatchObject({ canWrite: false, messages: [{ isMine: true }] })
  })

  it('is written as long as a complaint can be made, and read afterwards', async () => {
    const id = await at.book(chef(0))
    const last = complaintsUntil(EVENT_START)
    await at.live(last)
    await write(id, 'We found your apron')
    at.test.clock.moveTo(new Date(last.getTime() + 1))
    await expect(answer(id, 'Thank you')).rejects.toMatchObject({ code: 'talk_closed' })
    const read = await chef(0).browser.call(contract.readTalkAsChef, { id })
    expect(read).toMatchObject({ canWrite: false, messages: [{ text: 'We found your apron' }] })
  })

  it('takes no empty message', async () => {
    const id = await quoted()
    await expect(write(id, '   ')).rejects.toMatchObject({ status: 400 })
  })
})
