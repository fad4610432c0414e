import type { Page, Route } from '@playwright/test'
import { messages as addresses } from '#features/addresses/messages.ts'
import { messages as household } from '#features/household/messages.ts'
import { messages as restaurants } from '#features/restaurants/messages.ts'
import { texts as shopping } from '#features/shopping/web/texts.ts'
import { messages as site } from '#features/site/messages.ts'
import { words } from '#ui/words.ts'
import { open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** Opens another page of ours, as a link on this one would. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

interface Failing {
  page: Page
  /** What "Try again" asks for. */
  requests: string
  /** What could not be had in the first place, if it is something else. */
  stopped?: string
  from: string
  before?: () => Promise<void>
  to: string
  text: string
  tryAgain: string
}

/** What did not load is asked for again by keyboard: in vain first, then with an answer. */
async function tryTwice(failing: Failing) {
  const { page, requests, stopped = requests, from, to, text, tryAgain } = failing
  await open(page, from)
  await page.route(stopped, (route) => route.abort())
  await failing.before?.()
  await follow(page, to)
  const notice = page.getByRole('alert').filter({ hasText: text })
  const button = notice.getByRole('button', { name: tryAgain })
  await expect(notice).toBeVisible()
  await page.unroute(stopped)
  const caught: Route[] = []
  await page.route(requests, (route) => void caught.push(route))
  const next = async () => {
    await expect.poll(() => caught.length).toBeGreaterThan(0)
    return caught.splice(0)
  }

  await button.focus()
  await button.evaluate((element) => element.setAttribute('data-first', ''))
  await page.keyboard.press('Enter')
  const asked = await next()
  const first = notice.locator('button[data-first]')
  await expect(first).toHaveAttribute('aria-busy', 'true')
  await expect(first).toBeFocused()
  await Promise.all(asked.map((route) => route.abort()))
  await expect(first).not.toHaveAttribute('aria-busy')
  await expect(first).toBeFocused()

  await page.keyboard.press('Enter')
  const askedAgain = await next()
  await expect(first).toHaveAttribute('aria-busy', 'true')
  await expect(first).toBeFocused()
  await Promise.all(askedAgain.map((route) => route.continue()))
  await page.unroute(requests)
  await expect(notice).toBeHidden()
}

test('dishes that did not load are asked for on the button that says so @both-looks', async ({
  page,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_FAILED/)
  const { tomorrow } = say(restaurants)
  await tryTwice({
    page,
    requests: '**/api/dishes/tomorrow*',
    from: '/about',
    to: '/',
    text: tomorrow.failed,
    tryAgain: say(words).tryAgain,
  })
  await expect(
    page.getByRole('region', { name: tomorrow.title }).getByRole('listitem').first(),
  ).toBeVisible()
})

test('addresses that did not load are asked for on the button that says so @both-looks', async ({
  page,
  customer,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_FAILED/)
  expect(customer.phone).toBeTruthy()
  const { errors, list } = say(addresses)
  await tryTwice({
    page,
    requests: '**/api/delivery-addresses',
    from: '/dashboard/household',
    to: '/dashboard/addresses',
    text: errors.load,
    tryAgain: say(words).tryAgain,
  })
  await expect(page.getByText(list.empty)).toBeVisible()
})

interface Router {
  options: { context: { queryClient: { removeQueries: (of: { queryKey: string[] }) => void } } }
}

/** The page has to ask again who is signed in. */
const forgetWho = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const router = (globalThis as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__
    router?.options.context.queryClient.removeQueries({ queryKey: ['session'] })
  })

test('a page that did not load is asked for on the button that says so @both-looks', async ({
  page,
  customer,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_FAILED/)
  expect(customer.phone).toBeTruthy()
  await tryTwice({
    page,
    requests: '**/dashboard/household',
    stopped: '**/api/auth/session',
    from: '/about',
    before: () => forgetWho(page),
    to: '/dashboard/household',
    text: say(site).error.networkTitle,
    tryAgain: say(words).tryAgain,
  })
  await expect(
    page.getByRole('heading', { level: 1, name: say(household).page.title }),
  ).toBeVisible()
})

test('a list that was not made is asked for on the button that says so', async ({
  page,
  customer,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/status of 500/)
  expect(customer.phone).toBeTruthy()
  const caught: Route[] = []
  await page.route('**/api/shopping-lists', (route) =>
    route.request().method() === 'POST' ? void caught.push(route) : route.continue(),
  )
  const refuse = async () => {
    await expect.poll(() => caught.length).toBe(1)
    await caught.pop()?.fulfill({ status: 500 })
  }
  await open(page, '/dashboard/shopping-lists?meal=1')
  await refuse()
  const notice = page.getByRole('alert').filter({ hasText: say(shopping).page.notMade })
  const button = notice.getByRole('button', { name: say(words).tryAgain })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  await refuse()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toBeFocused()
})
