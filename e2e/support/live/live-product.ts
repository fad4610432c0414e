import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { openDatabase } from '../../../src/server/database/database.ts'
import { createLog } from '../../../src/server/log.ts'
import { seedCatalogue } from '../../../seeds/run.ts'
import { startApprovedMeta } from '../../../tests/providers/meta/submitted.ts'
import { startFakePayPal } from '../../../tests/providers/paypal/fake-paypal.ts'
import { startFakeStripe } from '../../../tests/providers/stripe/fake-stripe.ts'
import { prepareSchema } from '../../../tools/database/schema.ts'
import { confirmCompany } from '../../../tools/testing/situations/company.ts'
import { builtServer } from '../../../tools/places.ts'
import { launchTemporary } from '../../../tools/postgres/temporary.ts'
import { findFreePort } from '../../../tools/server/port.ts'
import { superviseServer } from '../../../tools/server/server-process.ts'

const EVENTS_MS = 300

/** The built product outside demo mode, on a database of its own, with its providers' fakes. */
export async function startLiveProduct() {
  const { folder, database, stop: stopDatabase } = await launchTemporary()
  const [stripe, paypal, meta] = await Promise.all([
    startFakeStripe(),
    startFakePayPal(),
    startApprovedMeta(),
  ])
  await prepareSchema({ ownerUrl: database.url, appUrl: database.appUrl }, false)
  await openKitchens(database.appUrl)
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'production',
    DEMO: '0',
    DATABASE_URL: database.appUrl,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: address,
    SECRET: 'a-secret-that-only-the-journeys-know-about',
    SELLER_TRN: '100000000000003',
    SELLER_ADDRESS: 'Bay Square 7, Business Bay, Dubai',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    WHATSAPP_API_URL: meta.settings.apiUrl,
    WHATSAPP_TOKEN: meta.settings.token,
    WHATSAPP_PHONE_NUMBER_ID: meta.settings.phoneNumberId,
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    PAYPAL_API_URL: paypal.settings.apiUrl,
    PAYPAL_CLIENT_ID: paypal.settings.clientId,
    PAYPAL_CLIENT_SECRET: paypal.settings.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.settings.webhookId,
  }
  const server = superviseServer({ entry: builtServer, env, address })
  await server.whenReady()
  const events = setInterval(() => {
    for (const event of stripe.takeEvents()) {
      void fetch(`${address}/api/payments/webhooks/card`, stripe.postOf(event))
    }
  }, EVENTS_MS)
  return {
    address,
    stripe,
    paypal,
    meta,
    /** Every open charge becomes due, and the sweep takes it. */
    chargeNow: () => chargeNow(database.appUrl),
    stop: async () => {
      clearInterval(events)
      await server.stop()
      await Promise.all([stripe.close(), paypal.close(), meta.close()])
      await stopDatabase()
    },
  }
}

export type LiveProduct = Awaited<ReturnType<typeof startLiveProduct>>

/** A live shop opens without kitchens and seller; both have been entered since. */
async function openKitchens(databaseUrl: string): Promise<void> {
  const handle = openDatabase(databaseUrl, createLog('silent'), { maxConnections: 1 })
  await seedCatalogue(handle.db)
  await confirmCompany(handle.db)
  await handle.close()
}

async function chargeNow(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query("update payments set next_charge_at = product_now() where state = 'ready'")
  await client.end()
  const boss = new PgBoss({ connectionString, schedule: false, supervise: false, max: 1 })
  await boss.start()
  await boss.send('sweep-charges', {})
  await boss.stop({ graceful: false })
}
