import { APP_SECRET, startFakeMeta, statusWebhook, templateWebhook } from './meta/fake-meta.ts'
import { startFakePayPal } from './paypal/fake-paypal.ts'
import { startFakeStripe } from './stripe/fake-stripe.ts'

/** The same each time, so that a `.env` that names them stays right. */
const PORTS = { meta: 4210, stripe: 4211, paypal: 4212 }
const STRIPE_KEYS = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
}
const PAYPAL_KEYS = { clientId: 'standin', clientSecret: 'standin', webhookId: 'standin' }
const ALL_TEMPLATES = 1000
const NOTIFY_EVERY_MS = 300
const SERVER_ERROR = 500

export interface StandInOptions {
  /** The shop's, where the webhooks go; an address on this machine. */
  publicUrl: string
  ports?: { meta: number; stripe: number; paypal: number }
}

/** WhatsApp, Stripe and PayPal for a shop on this machine: they review, deliver and report without being asked. */
export async function startStandIns({ publicUrl, ports = PORTS }: StandInOptions) {
  const [meta, stripe, paypal] = await Promise.all([
    startFakeMeta({ port: ports.meta, limits: { perHour: ALL_TEMPLATES } }),
    startFakeStripe({ port: ports.stripe, keys: STRIPE_KEYS }),
    startFakePayPal({ port: ports.paypal, keys: PAYPAL_KEYS }),
  ])
  let outgoing: (() => Promise<boolean>)[] = []
  let reported = 0

  /** What a shop that is down didn't take is sent again; what it refused is not. */
  const post = (path: string, init: () => RequestInit) =>
    void outgoing.push(async () => {
      const answer = await fetch(publicUrl + path, init()).catch(() => undefined)
      return answer !== undefined && answer.status < SERVER_ERROR
    })

  function collect(): void {
    for (const event of stripe.takeEvents()) {
      post('/api/payments/webhooks/card', () => stripe.postOf(event))
    }
    const waiting = meta.books.templates.filter(({ status }) => status === 'PENDING')
    meta.books.review()
    for (const { name, language, status, rejected_reason: reason } of waiting) {
      const news = { name, language, at: new Date(), event: status, reason }
      post('/api/messages/webhooks/whatsapp', () => metaPost(templateWebhook(news)))
    }
    const fresh = meta.sent.slice(reported)
    reported = meta.sent.length
    for (const { id } of fresh) {
      const statuses = [{ id, status: 'delivered' as const, at: new Date() }]
      post('/api/messages/webhooks/whatsapp', () => metaPost(statusWebhook(statuses)))
    }
  }

  let isTelling = false
  async function notify(): Promise<void> {
    if (isTelling) return
    isTelling = true
    collect()
    const left: typeof outgoing = []
    for (const send of outgoing.splice(0)) if (!(await send())) left.push(send)
    outgoing = [...left, ...outgoing]
    isTelling = false
  }
  const telling = setInterval(() => void notify(), NOTIFY_EVERY_MS)

  return {
    meta,
    stripe,
    paypal,
    /** What the shop's `.env` needs to reach them. */
    settings: {
      PUBLIC_URL: publicUrl,
      WHATSAPP_API_URL: meta.settings.apiUrl,
      WHATSAPP_TOKEN: meta.settings.token,
      WHATSAPP_PHONE_NUMBER_ID: meta.settings.phoneNumberId,
      WHATSAPP_BUSINESS_ACCOUNT_ID: meta.templateSettings.businessAccountId,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: meta.settings.webhook.verifyToken,
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      PAYPAL_API_URL: paypal.url,
      PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL_KEYS.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL_KEYS.webhookId,
    },
    stop: async () => {
      clearInterval(telling)
      await Promise.all([meta.close(), stripe.close(), paypal.close()])
    },
  }
}

export type StandIns = Awaited<ReturnType<typeof startStandIns>>

const metaPost = ({ body, signature }: { body: string; signature: string }): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  body,
})
