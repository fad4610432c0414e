import type { Page } from '@playwright/test'
import { open } from '../support/pages.ts'
import { fromElsewhere } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const isReport = (url: string) => new URL(url).pathname === '/api/policy-reports'

/** Puts markup into a page on its way to the browser, as a hole in its escaping would. */
async function inject(page: Page, markup: string): Promise<void> {
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('</body>', `${markup}</body>`)
    expect(html).toContain(markup)
    await route.fulfill({ response: answer, body: html })
  })
}

for (const [kind, markup, directive] of [
  ['script', '<script>window.taken = document.cookie</script>', 'script-src-elem'],
  ['event handler', '<img src="/none.png" onerror="window.taken = 1">', 'script-src-attr'],
  [
    'script of another site',
    '<script src="https://evil.example/a.js"></script>',
    'script-src-elem',
  ],
  ['base of another site', '<base href="https://evil.example/">', 'base-uri'],
] as const) {
  test(`an injected ${kind} does nothing and is reported`, async ({ page, ignoreProblems }) => {
    ignoreProblems(/Content Security Policy/)
    await page.setExtraHTTPHeaders(fromElsewhere())
    await inject(page, markup)
    const reported = page.waitForRequest(
      (request) => isReport(request.url()) && request.postData()?.includes(directive) === true,
    )
    await open(page, '/about')
    const report = await reported
    expect((await report.response())?.status()).toBe(202)
    expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  })
}
