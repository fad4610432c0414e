import { describe, expect, it } from 'vitest'
import { useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { listGuestPrices } from '../../list-contract.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const prices = () => at.test.browser().call(listGuestPrices)

async function booked(index: number, perGuest: number, changes: object = {}): Promise<void> {
  const id = await at.ask(changes)
  await at.accept(id, await at.quote(chef(index), id, perGuest))
}

describe('GET /api/chef-prices', () => {
  it('says by cuisine what a guest cost, from three accepted quotes of two chefs', async () => {
    await booked(0, 240.5, { guestCount: 8 })
    await booked(0, 310, { guestCount: 15, eventDate: '2026-12-06' })
    await booked(0, 280, { eventDate: '2026-12-07' })
    expect(await prices()).toEqual([])
    await booked(1, 269.75)
    expect(await prices()).toEqual([
      {
        cuisine: 'emirati',
        guestsLeast: 8,
        guestsMost: 15,
        perGuestLeast: 240,
        perGuestMost: 310,
      },
    ])
    at.test.clock.moveTo(new Date('2027-02-20T08:00:00Z'))
    expect(await prices()).toEqual([])
  })

  it('leaves out quotes that no one accepted, and those without the groceries', async () => {
    await booked(0, 240)
    await booked(1, 250)
    await booked(2, 260)
    await at.quote(chef(0), await at.ask({ eventDate: '2026-12-09' }), 900)
    expect(await prices()).toMatchObject([{ perGuestLeast: 240, perGuestMost: 260 }])
    await at.test.app.db
      .updateTable('chef_quotes')
      .set({ inclusions: ['cleaning'] })
      .where('per_guest_fils', '=', 26_000)
      .execute()
    expect(await prices()).toEqual([])
  })
})
