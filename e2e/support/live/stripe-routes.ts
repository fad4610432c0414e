import type { BrowserContext, Route } from '@playwright/test'
import { TEST_CARDS, type TestCardName } from '../../../tests/providers/stripe/cards.ts'
import { API_VERSION, type FakeStripe } from '../../../tests/providers/stripe/fake-stripe.ts'
import { bankPage, fieldsPage } from './stripe-frames.ts'
import { stripeJs } from './stripe-js.ts'

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** The test card with these last four digits; the first where several have them. */
const cardNamed = (number: string): TestCardName | undefined =>
  (Object.keys(TEST_CARDS) as TestCardName[]).find((name) =>
    number.endsWith(TEST_CARDS[name].last4),
  )

const html = (body: string) => ({ contentType: 'text/html', body })

/** Answers the browser for Stripe: its script and frames from here, its API from the fake. */
export async function serveStripe(context: BrowserContext, stripe: FakeStripe): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body: stripeJs() })
      : route.fulfill(html(fieldsPage())),
  )
  await context.route('https://hooks.stripe.com/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fulfill(html(bankPage()))
    const { secret, isApproved } = route.request().postDataJSON() as Answered
    stripe.authenticate(secret, isApproved)
    return route.fulfill({ json: { id: secret.split('_secret_')[0], status: 'succeeded' } })
  })
  await context.route('https://api.stripe.com/**', (route) => forward(route, stripe))
}

interface Answered {
  secret: string
  isApproved: boolean
}

async function forward(route: Route, stripe: FakeStripe): Promise<void> {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS })
  const { pathname, searchParams } = new URL(request.url())
  if (pathname === '/v1/elements/sessions') {
    const id = searchParams.get('client_secret')?.split('_secret_')[0] ?? ''
    const isKnown = stripe.books.setups.has(id) || stripe.books.intents.has(id)
    return route.fulfill({ status: isKnown ? 200 : 400, headers: CORS, json: {} })
  }
  const form = new URLSearchParams(request.postData() ?? '')
  form.set('payment_method', cardNamed(form.get('card[number]') ?? '') ?? 'unknown')
  form.delete('card[number]')
  const response = await fetch(stripe.url + pathname, {
    method: 'POST',
    headers: {
      authorization: request.headers()['authorization'] ?? '',
      'stripe-version': API_VERSION,
    },
    body: form,
  })
  await route.fulfill({ status: response.status, headers: CORS, body: await response.text() })
}
