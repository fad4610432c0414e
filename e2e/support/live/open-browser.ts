import { chromium } from 'playwright-core'
import type { StandIns } from '../../../tests/providers/stand-ins.ts'
import { chromiumArguments } from '../../../tools/suites/chromium.ts'
import { servePayPal } from './paypal-routes.ts'
import { serveStripe } from './stripe-routes.ts'

/** A window of Chromium in which the pages of Stripe and PayPal are those of the stand-ins. */
export async function openBrowser(
  { address, executablePath }: { address: string; executablePath: string },
  { stripe, paypal }: StandIns,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    headless: false,
    args: chromiumArguments,
  })
  const context = await browser.newContext({ viewport: null })
  await serveStripe(context, stripe)
  await servePayPal(context, { paypal, shop: address })
  const page = await context.newPage()
  await page.goto(address).catch(() => undefined)
}
