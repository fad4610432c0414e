import { messages as auth } from '#features/auth/messages.ts'
import { messages as home } from '#features/home/messages.ts'
import { messages as restaurants } from '#features/restaurants/messages.ts'
import { messages } from '#features/site/messages.ts'
import { lowerTexts } from '#features/site/web/frame/lower-texts.ts'
import { textsIn } from '#shared/language.ts'
import { expectPath, open, whenAlive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const openTag = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? ''

test('the first HTML has the language, the direction and the theme @both-looks', async ({
  playwright,
  baseURL,
  language,
  inLanguage,
}) => {
  const { host } = new URL(baseURL ?? '')
  for (const theme of ['light', 'dark', undefined]) {
    const cookie = `language=${language}${theme === undefined ? '' : `; theme=${theme}`}`
    const visitor = await playwright.request.newContext({
      extraHTTPHeaders: { cookie, host },
      ...(baseURL !== undefined && { baseURL }),
    })
    for (const path of ['/', '/meal-plans', '/login', '/chef-hiring']) {
      const tag = openTag(await (await visitor.get(path)).text())
      expect(tag).toContain(`lang="${language}"`)
      expect(tag).toContain(`dir="${inLanguage('ltr', 'rtl')}"`)
      if (theme === undefined) expect(tag).not.toContain('data-theme')
      else expect(tag).toContain(`data-theme="${theme}"`)
    }
    await visitor.dispose()
  }
})

test('without a choice the language of the browser counts', async ({
  playwright,
  baseURL,
  language,
}) => {
  const visitor = await playwright.request.newContext({
    extraHTTPHeaders: { 'accept-language': `${language}-AE,en;q=0.5` },
    ...(baseURL !== undefined && { baseURL }),
  })
  expect(openTag(await (await visitor.get('/')).text())).toContain(`lang="${language}"`)
  await visitor.dispose()
})

test('a page below a link of the header belongs to it', async ({ context }) => {
  for (const path of ['/join-as-chef', '/join-as-chef/business']) {
    const html = await (await context.request.get(path)).text()
    expect(html).toMatch(/<a href="\/join-as-chef" aria-current="page"/)
  }
})

test('the plans stand in the first HTML', async ({ context, inLanguage }) => {
  for (const path of ['/', '/meal-plans']) {
    const html = await (await context.request.get(path)).text()
    expect(html).toContain(inLanguage('Full Day', 'يوم كامل'))
  }
})

test('the chosen theme is there before the first paint', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    const note = () => {
      const { documentElement } = document as { documentElement: HTMLElement | null }
      if (documentElement) seen.push(documentElement.dataset['theme'])
    }
    const watch = () => {
      note()
      if (document.readyState !== 'complete') requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
    Object.assign(window, { seenThemes: seen })
  })
  await open(page, '/login')
  const seen = await page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes)
  expect(new Set(seen)).toEqual(new Set(['dark']))
})

test('the language changes in place, and what was typed stays @both-looks', async ({
  page,
  language,
}) => {
  const other = language === 'en' ? 'ar' : 'en'
  const [here, there] = [textsIn(messages, language), textsIn(messages, other)]
  await open(page, '/login')
  await page.getByLabel(textsIn(auth, language).login.phoneLabel).fill('50 555 01')
  await page.getByRole('button', { name: here.language.switchLabel }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect(page.getByLabel(textsIn(auth, other).login.phoneLabel)).toHaveValue(/50 ?555 ?01/)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await page.getByRole('button', { name: there.language.switchLabel }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
})

test('a press anywhere on a card of the home page leads on', async ({ page, say }) => {
  const { features } = say(home)
  await open(page, '/')
  for (const [{ title }, path] of [
    [features.meals, '/meal-plans'],
    [features.chefs, '/chef-hiring'],
    [features.whatsapp, '/login'],
  ] as const) {
    // The link of the card lies above its words.
    await page.getByRole('heading', { level: 3, name: title }).click({ force: true })
    await expectPath(page, path)
    await page.goBack()
    await whenAlive(page)
  }
})

test('an unknown path has its own page with two ways out, and all of the footer', async ({
  page,
  say,
}) => {
  const { notFound, footer } = say(lowerTexts)
  const url = 'https://www.instagram.com/sufra.example'
  await page.route('**/api/contact', async (route) => {
    const contact = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...contact, pages: [{ network: 'instagram', url }] } })
  })
  await open(page, '/login')
  const answer = await page.goto('/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible()
  await expect(page.getByText(notFound.text)).toBeVisible()
  await page.getByRole('button', { name: notFound.goBack }).click()
  await expectPath(page, '/login')
  await open(page, '/nowhere/at-all')
  const ours = page.getByRole('contentinfo').getByRole('link', { name: footer.networks.instagram })
  await expect(ours).toHaveAttribute('href', url)
  await page.getByRole('main').getByRole('link', { name: notFound.goHome }).click()
  await expectPath(page, '/')
})

test('the links of the footer lead to pages that exist', async ({ page }) => {
  await open(page, '/')
  const links = page.getByRole('contentinfo').getByRole('link')
  const paths = new Set<string>()
  for (const link of await links.all()) {
    const href = await link.getAttribute('href')
    if (href?.startsWith('/')) paths.add(href)
  }
  expect(paths.size).toBeGreaterThan(5)
  for (const path of paths) {
    const answer = await page.request.get(path)
    expect.soft(answer.status(), path).toBe(200)
  }
})

test('the first press on "Use my location" finds the area', async ({ page, context, say }) => {
  const { tomorrow } = say(restaurants)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 25.0805, longitude: 55.1403 })
  await open(page, '/')
  await page.getByRole('button', { name: tomorrow.locate }).click()
  await expect(page.getByRole('combobox', { name: tomorrow.area })).toHaveValue('dubai-marina')
})
