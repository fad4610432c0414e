import type { BrowserContext } from '@playwright/test'
import type { FakePayPal } from '../../../tests/providers/paypal/fake-paypal.ts'

const PAGE = `<!doctype html><meta charset="utf-8"><title>PayPal</title>
<body style="display:grid;place-content:center;block-size:100vh;font:16px system-ui">
<button style="font:inherit;padding:12px" onclick="fetch('/pay', { method: 'POST', body: location.hash.slice(1) })
.then(() => document.body.replaceChildren('Paid'))">Pay</button></body>`

/** PayPal's page of an invoice, with a button that pays it and reports it to the shop. */
export async function servePayPal(
  context: BrowserContext,
  { paypal, shop }: { paypal: FakePayPal; shop: string },
): Promise<void> {
  await context.route('https://www.paypal.com/**', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fulfill({ contentType: 'text/html', body: PAGE })
    const id = request.postData() ?? ''
    paypal.pay(id)
    const news = paypal.webhook('INVOICING.INVOICE.PAID', { invoice: { id } })
    // A shop that is down asks PayPal itself, later.
    await fetch(`${shop}/api/payments/webhooks/paypal`, news).catch(() => undefined)
    return route.fulfill({ status: 204 })
  })
}
