import { inTransaction } from '#server/database/database.ts'
import type { ChargeResult } from '#server/gateways/card.ts'
import { webhookSecretOf } from '#server/gateways/simulator/settings.ts'
import { signWebhook } from '#server/gateways/webhook-signature.ts'
import { insertAttempt } from '../attempt-store.ts'
import { chargeTime, SECRET, type Person, type usePayments } from './payments-app.ts'

/** An event of the simulated card provider, as it comes by webhook. */
export interface Wire {
  id: string
  type: string
  created: number
  data: { charge: ChargeResult }
}

interface CardOwner {
  who: Person
  setup: { id: number }
}

const DUE = '2026-11-25'
let events = 0

/** Signed calls of the card provider, and payments that they report. */
export function cardEvents(test: ReturnType<typeof usePayments>) {
  const send = async (body: string, signature: string) =>
    test.app.request('/api/payments/webhooks/card', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
  const sign = (body: string, now = test.clock.now()) =>
    signWebhook(webhookSecretOf({ secret: SECRET }), body, now)
  const sendSigned = (body: string) => send(body, sign(body))
  const deliver = (wire: Wire) => sendSigned(JSON.stringify(wire))
  const cardOwner = async () => {
    const who = await test.person()
    return { who, setup: await test.saveCard(who, '4242424242424242') }
  }
  /** A ready payment with an attempt that was sent, and the events its provider may tell. */
  const underCharge = async (owner?: CardOwner) => {
    const { who, setup } = owner ?? (await cardOwner())
    const payment = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
    test.clock.moveTo(chargeTime(DUE))
    const attempt = await inTransaction(test.db, (tx) =>
      insertAttempt(tx, { paymentId: payment.id, cardSetupId: setup.id, now: test.clock.now() }),
    )
    const event = (status: ChargeResult['status'], more: Partial<ChargeResult> = {}): Wire => {
      events += 1
      const charge = {
        ref: `ch_${attempt.key}`,
        key: attempt.key,
        status,
        amountFils: 232_900,
        currency: 'aed',
        decline:
          status === 'failed' ? { code: 'generic_decline', advice: null, networkCode: null } : null,
        ...more,
      }
      const created = Math.floor(test.clock.now().getTime() / 1000)
      return { id: `evt_test_${events}`, type: `charge.${status}`, created, data: { charge } }
    }
    return { who, payment, event }
  }
  return { send, sign, sendSigned, deliver, cardOwner, underCharge }
}
