import { job } from '#server/jobs/jobs.ts'
import { signWebhook } from '../webhook-signature.ts'
import { webhookSecretOf, type SimulatorSettings } from './settings.ts'

/** How the simulator reaches our own webhook. */
export type Reach = (path: string, init: RequestInit) => Response | Promise<Response>

const WEBHOOK_PATH = '/api/payments/webhooks/card'
const BATCH = 50

/** Delivers every event that is due, in order; one that is not accepted is tried again. */
export const deliverEventsJob = (settings: SimulatorSettings, reach: Reach) =>
  job({
    name: 'deliver-simulated-events',
    cron: '* * * * *',
    run: async ({ db, clock }) => {
      const due = await db
        .selectFrom('simulator.card_deliveries as delivery')
        .innerJoin('simulator.card_events as event', 'event.id', 'delivery.event_id')
        .select(['delivery.id', 'event.body'])
        .where('delivery.delivered_at', 'is', null)
        .where('delivery.due_at', '<=', clock.now())
        .orderBy('delivery.due_at')
        .orderBy('delivery.id')
        .limit(BATCH)
        .execute()
      for (const { id, body } of due) {
        const response = await reach(WEBHOOK_PATH, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'stripe-signature': signWebhook(webhookSecretOf(settings), body, clock.now()),
          },
          body,
        })
        if (!response.ok) throw new Error(`Our card webhook answered ${response.status}`)
        await db
          .updateTable('simulator.card_deliveries')
          .set({ delivered_at: clock.now() })
          .where('id', '=', id)
          .execute()
      }
    },
  })
