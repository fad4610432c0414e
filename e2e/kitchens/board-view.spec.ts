import type { Locator, Page } from '@playwright/test'
import { boardTexts } from '#features/kitchen-board/web/board-texts.ts'
import type { Ticket } from '#features/kitchen-board/web/queries.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { guestOfToday } from '../support/today.ts'

/** What stood whole on such a screen when each ticket had a column's width and a line for its button. */
const BEFORE = 4

/** Tickets that nothing cuts off: neither their column nor the screen. */
const countWhole = (tickets: Locator): Promise<number> =>
  tickets.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        const end = one.closest('ul')?.getBoundingClientRect().bottom ?? 0
        return height > 0 && top >= 0 && bottom <= Math.min(end, innerHeight) + 1
      }).length,
  )

const isPlain = ({ allergens }: Ticket): boolean => allergens.length === 0

async function openBoard(page: Page): Promise<Ticket[]> {
  await signInAsDemo(page.request, 'restaurant')
  const answer = await page.request.get('/api/kitchen/board')
  const { tickets } = (await answer.json()) as { tickets: Ticket[] }
  await open(page, '/kitchen')
  return tickets
}

test.describe('on the screen of a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('three times as many tickets are seen whole, and nothing is wider than its column @both-looks', async ({
    page,
  }) => {
    await guestOfToday()
    await openBoard(page)
    const tickets = page.getByRole('article')
    const all = await tickets.count()
    expect(await countWhole(tickets)).toBeGreaterThanOrEqual(Math.min(all, 3 * BEFORE))
    expect(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('three tickets are seen whole below the bar, also with what to keep apart', async ({
    page,
  }) => {
    await guestOfToday()
    await openBoard(page)
    const shown = page.getByRole('article').filter({ visible: true })
    const all = await shown.count()
    expect(await countWhole(shown)).toBeGreaterThanOrEqual(Math.min(all, 3))
  })
})

test('a dish’s tickets are started with one press, without those to keep apart', async ({
  page,
  say,
}) => {
  await guestOfToday()
  const { bar, columns, ticket: words } = say(boardTexts)
  const tickets = await openBoard(page)
  const due = tickets.filter(({ status }) => status === 'due')
  const having = (dishId: number) =>
    due.filter(({ lines }) => lines.some((line) => line.dishId === dishId))
  const batch = due
    .flatMap(({ lines }) => lines)
    .find(({ dishId }) => having(dishId).filter(isPlain).length > 1)
  if (!batch) throw new Error('No dish of the day is cooked twice.')
  const wanted = having(batch.dishId).filter(isPlain)

  // Other guests' tickets stay as they are: the server never hears of the presses.
  const started: number[] = []
  await page.route('**/api/kitchen/tickets/*/bump', async (route) => {
    const id = Number(route.request().url().split('/').at(-2))
    started.push(id)
    const ticket = tickets.find((one) => one.id === id)
    await route.fulfill({ json: { ...ticket, status: 'preparing', version: 1_000 } })
  })
  const totals = page.getByRole('region', { name: bar.totals })
  await totals.getByRole('button', { name: batch.name }).click()
  await expect(page.getByRole('article')).toHaveCount(
    tickets.filter(
      ({ status, lines }) =>
        ['due', 'preparing', 'ready', 'out'].includes(status) &&
        lines.some(({ dishId }) => dishId === batch.dishId),
    ).length,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: words.together.due(wanted.length) }).click()
  const preparing = page.getByRole('region', { name: columns.preparing }).getByRole('article')
  for (const { label } of wanted) {
    await expect(preparing.and(page.getByLabel(label, { exact: true }))).toBeVisible()
  }
  // The board shows a ticket as started before the server has heard of it.
  await expect.poll(() => new Set(started)).toEqual(new Set(wanted.map(({ id }) => id)))
  expect(started).toHaveLength(wanted.length)
  await totals.getByRole('button', { name: bar.all }).click()
  await expect(totals.getByRole('button', { name: bar.all })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
