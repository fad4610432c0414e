import { chromium } from 'playwright-core'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const BASE = 'http://localhost:4777'
for (const [lang, width, height, scheme] of [['en', 390, 844, 'light'], ['ar', 390, 844, 'dark'], ['en', 1280, 900, 'light'], ['ar', 1280, 900, 'light']] as const) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: lang })
  await context.addCookies([{ name: 'language', value: lang, url: BASE }])
  const page = await context.newPage()
  await page.goto(BASE + '/meal-plans')
  await page.waitForTimeout(1500)
  await page.getByRole('button', { name: lang === 'en' ? /Choose.*Lunch|Lunch.*/ : /غداء/ }).first().click()
  await page.waitForTimeout(1000)
  const next = page.getByRole('button', { name: lang === 'en' ? 'Continue' : 'متابعة', exact: true })
  await next.click().catch(() => {})
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/shot-${lang}-${width}-0.png` })
  await context.close()
}
await browser.close()
