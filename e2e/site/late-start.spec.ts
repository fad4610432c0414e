import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { messages as home } from '#features/home/messages.ts'
import { messages as quotes } from '#features/quotes/messages.ts'
import { lowerTexts } from '#features/site/web/frame/lower-texts.ts'
import { catalogueTexts } from '#features/subscriptions/web/ordering/catalogue-texts.ts'
import { expectPath, open, whenAlive, whenDrawn } from '../support/pages.ts'
import { fromElsewhere, localPart, newPhone } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** Goes to a page whose scripts are on their way until the answer is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: there, resolve: arrive } = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/assets/*.js')
  await page.route('**/assets/*.js', async (route) => {
    await there
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  return arrive
}

test('what is typed and sent before the scripts are there is not lost @both-looks', async ({
  page,
  say,
}) => {
  const { login } = say(auth)
  const arrive = await openWithoutScripts(page, '/login')
  const field = page.getByLabel(login.phoneLabel)
  await field.pressSequentially(localPart(newPhone()))
  await field.press('Enter')
  await expectPath(page, '/login')
  arrive()
  await expect(page.getByRole('heading', { name: login.codeTitle })).toBeVisible()
})

test('a press before the scripts are there is done once they are @both-looks', async ({
  page,
  say,
  inLanguage,
}) => {
  const { plans } = say(catalogueTexts)
  const arrive = await openWithoutScripts(page, '/meal-plans')
  await page.getByRole('button', { name: plans.choose(inLanguage('Full Day', 'يوم كامل')) }).click()
  await expect(page.getByRole('heading', { level: 1, name: plans.title })).toBeVisible()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: plans.title })).toBeHidden()
})

test('so is one on a part whose scripts come with the first touch @both-looks', async ({
  page,
  say,
}) => {
  const { newsletter } = say(lowerTexts)
  await page.setExtraHTTPHeaders(fromElsewhere())
  const arrive = await openWithoutScripts(page, '/about')
  await page.getByLabel(newsletter.label).fill(`table${newPhone().slice(1)}@example.com`)
  await page.getByRole('button', { name: newsletter.subscribe }).click()
  arrive()
  await expect(page.getByText(newsletter.thanks)).toBeVisible()
})

test('so is one on a part that was drawn again meanwhile', async ({ page, say, inLanguage }) => {
  const { plans } = say(catalogueTexts)
  const arrive = await openWithoutScripts(page, '/meal-plans')
  const button = page.getByRole('button', {
    name: plans.choose(inLanguage('Full Day', 'يوم كامل')),
  })
  await button.click()
  await button.evaluate((one) => one.replaceWith(one.cloneNode(true)))
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: plans.title })).toBeHidden()
})

test('so is one while React takes the page over, far below its top', async ({ page, say }) => {
  const arrive = await openWithoutScripts(page, '/')
  const button = page.getByRole('button', { name: say(home).plans.getQuote })
  await button.hover()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.mouse.down()
  arrive()
  await whenAlive(page)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: say(quotes).dialog.title })).toBeVisible()
})

test('a page that is loaded again stays where it was', async ({ page }) => {
  await open(page, '/terms')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await whenDrawn(page)
  const place = await page.evaluate(() => Math.round(scrollY))
  expect(place).toBeGreaterThan(0)
  await page.reload()
  await whenAlive(page)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
})

/** The product at an address where the end of each page is late until the answer's `arrive`. */
async function withoutEnds(product: string) {
  const { promise: there, resolve: arrive } = Promise.withResolvers<void>()
  const server = createServer((incoming, answer) => {
    const { method, headers, url } = incoming
    const asked = request(new URL(url ?? '/', product), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    asked.on('response', (response) => {
      const isPage = response.headers['content-type']?.startsWith('text/html')
      if (isPage) delete response.headers['content-length']
      answer.writeHead(response.statusCode ?? 502, response.headers)
      if (isPage) void sendInParts(response, answer, there)
      else response.pipe(answer)
    })
    incoming.pipe(asked)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}`, arrive, close }
}

async function sendInParts(
  page: AsyncIterable<Buffer>,
  answer: { write: (part: string) => void; end: (part: string) => void },
  there: Promise<void>,
): Promise<void> {
  const parts = []
  for await (const part of page) parts.push(part)
  const html = Buffer.concat(parts).toString()
  const end = html.indexOf('</main>')
  answer.write(html.slice(0, end))
  await there
  answer.end(html.slice(end))
}

test('so is one before the end of the page is there', async ({
  page,
  baseURL,
  say,
  inLanguage,
}) => {
  const { plans } = say(catalogueTexts)
  const slow = await withoutEnds(baseURL ?? '')
  try {
    await page.goto(`${slow.address}/meal-plans`, { waitUntil: 'commit' })
    const name = plans.choose(inLanguage('Full Day', 'يوم كامل'))
    await page.getByRole('button', { name }).click()
    slow.arrive()
    await expect(page.getByRole('heading', { level: 1, name: plans.title })).toBeHidden()
  } finally {
    slow.close()
  }
})
