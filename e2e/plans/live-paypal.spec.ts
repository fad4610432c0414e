import { expect, test } from '../support/live/test.ts'
import { expectPath, isWide, open, whenAlive } from '../support/pages.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { chooseKitchen, orderPage } from '../support/steps/subscribe.ts'

test.use({ home: 'arabic-phone' })

test.describe.configure({ mode: 'default' })

test('someone back from PayPal’s page sees what to do, and after paying that it’s paid', async ({
  page,
  customer,
  language,
  live,
}) => {
  await page
    .context()
    .route('https://www.paypal.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>PayPal</title>' }),
    )
  await addAddress(customer.api, marinaHome)
  const order = orderPage(page, language)
  await open(page, '/meal-plans?plan=1')
  await chooseKitchen(page, language, order)
  await order.choosePayPal()
  await page.getByRole('textbox', { name: order.cards.paypal.email }).fill('me@example.com')
  await order.confirm.click()
  await expectPath(page, '/dashboard')

  const { history } = order.cards
  const payments = page.getByRole('region', { name: history.title })
  const link = payments.getByRole('link', { name: history.payPal('519.81') })
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 2000 })
  }).toPass()
  await whenAlive(page)

  // A browser under test has the focus everywhere, so coming back is announced by hand.
  const goToPayPal = async (action: (invoiceId: string) => void) => {
    const [payPal] = await Promise.all([page.waitForEvent('popup'), link.click()])
    action(new URL(payPal.url()).hash.slice(1))
    await payPal.close()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await goToPayPal(() => undefined)
  await expect(payments.getByText(history.payPalOpen)).toBeVisible()
  expect(await page.evaluate(isWide), 'the page is wider than the screen').toBe(false)
  await goToPayPal((invoiceId) => live.paypal.pay(invoiceId))
  await expect(payments.getByText(history.states.captured, { exact: true })).toBeVisible()
  await expect(link).toBeHidden()
})
