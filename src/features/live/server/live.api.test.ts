import { describe, expect, it } from 'vitest'
import { DAY, useKitchenDay } from '../../../../tools/testing/situations/kitchen-day.ts'
import type { TestBrowser } from '../../../../tools/testing/app.ts'

const test = useKitchenDay()
const decoder = new TextDecoder()

/** Follows a path and answers how to wait for a text in what it says. */
async function follow(browser: Pick<TestBrowser, 'request'>, path: string) {
  const response = await browser.request(path)
  expect(response.status).toBe(200)
  const reader = response.body?.getReader()
  let text = ''
  return {
    until: async (wanted: string) => {
      while (!text.includes(wanted)) {
        const { done, value } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error(`The stream ended before ${wanted}`)
        text += decoder.decode(value, { stream: true })
      }
      return text
    },
    close: () => reader?.cancel(),
  }
}

describe('a step on the kitchen board', () => {
  it('is sent to the kitchen’s boards and the customer’s pages', async () => {
    const board = await follow(test.kitchen, '/api/kitchen/events')
    const page = await follow(test.customer, '/api/events')
    await board.until('event: resync')
    await page.until('event: resync')
    const lunch = await test.bump(await test.ticketOf('lunch'), 'preparing')
    const sent = await board.until(`"ticketId":${lunch.id}`)
    expect(sent).toContain('event: ticket-changed')
    expect(sent).toContain(`"version":${lunch.version}`)
    expect(await page.until('event: delivery-changed')).toContain(`"day":"${DAY}"`)
    await board.close()
    await page.close()
  })

  it('is a kitchen’s own affair', async () => {
    const { request } = test.customer
    expect((await request('/api/kitchen/events')).status).toBe(403)
    const { db } = test
    const owners = (owner_id: string | null) =>
      db.updateTable('restaurants').set({ owner_id }).where('id', '=', 1).execute()
    const { owner_id: owner } = await db
      .selectFrom('restaurants')
      .select('owner_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await owners(null)
    expect((await test.kitchen.request('/api/kitchen/events')).status).toBe(404)
    await owners(owner)
  })
})
