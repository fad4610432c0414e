import { inTransaction } from '#server/database/database.ts'
import type { CardForm, CardGateway, ChargeResult, NewCharge, SetupResult } from '../../card.ts'
import { ProviderError, type GatewayCall } from '../../gateway-call.ts'
import { isSignedWebhook } from '../../webhook-signature.ts'
import {
  findCharge,
  findRefund,
  findSetup,
  newRef,
  notify,
  presentCharge,
  readWireEvent,
  type SetupRow,
} from './card-books.ts'
import { webhookSecretOf, type SimulatorSettings } from '../settings.ts'
import { openDispute } from './dispute-simulator.ts'
import { refund } from './refund-simulator.ts'
import { DECLINES, type CardBehaviour } from './test-cards.ts'

const CURRENCY = 'aed'
const LATE_SECONDS = 45

/** A card provider inside our own database: the default where no live keys are set. */
export function simulatedCards(settings: SimulatorSettings): CardGateway {
  return {
    provider: 'simulator',
    createCustomer: async (_at, { id }) => id,
    // Cards are kept by set-up here: there is no customer to delete.
    deleteCustomer: async () => {},
    createSetup: async ({ db, now }, { key, language }) => {
      const inserted = await db
        .insertInto('simulator.card_setups')
        .values({ id: newRef('set'), key, status: 'open', language, created_at: now })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return { ref: inserted.id, form: frameOf('card', inserted.id) }
    },
    retrieveSetup: async ({ db }, ref) => {
      const row = await findSetup(db, ref)
      if (!row) throw unknownTo('no_such_setup')
      return presentSetup(row)
    },
    charge: chargeCard,
    findCharge: async ({ db, now }, charge) => {
      const row = await findCharge(db, 'ref' in charge ? { id: charge.ref } : { key: charge.key })
      return row ? presentCharge(row, now) : 'unknown'
    },
    resumeCharge: async ({ db, now }, ref) => {
      const row = await findCharge(db, { id: ref })
      if (!row) throw unknownTo('no_such_charge')
      return { charge: presentCharge(row, now), form: frameOf('charge', row.id) }
    },
    cancelCharge: async ({ db, now }, ref) => {
      await db
        .updateTable('simulator.card_charges')
        .set({ status: 'failed', failure_code: 'canceled' })
        .where('id', '=', ref)
        .where('status', '=', 'requires_action')
        .execute()
      const row = await findCharge(db, { id: ref })
      if (!row) throw unknownTo('no_such_charge')
      return presentCharge(row, now)
    },
    refund,
    findRefund: ({ db, now }, by) => findRefund(db, by, now),
    disputeUrl: (ref) => `/simulator/dispute/${ref}`,
    verifyWebhook: (call) => isSignedWebhook(webhookSecretOf(settings), call),
    readEvent: readWireEvent,
  }
}

const frameOf = (kind: 'card' | 'charge', id: string): CardForm => ({
  presentation: 'frame',
  url: `/simulator/${kind}/${id}`,
})

function presentSetup(row: SetupRow): SetupResult {
  if (row.status === 'failed') {
    return { status: 'failed', failureCode: row.failure_code ?? 'card_declined' }
  }
  if (row.status !== 'succeeded') return { status: 'open', form: frameOf('card', row.id) }
  return {
    status: 'succeeded',
    methodRef: row.id,
    card: {
      // No two test cards end alike.
      fingerprint: `sim_${row.last4 ?? ''}`,
      brand: row.brand ?? '',
      last4: row.last4 ?? '',
      expiryMonth: row.expiry_month ?? 0,
      expiryYear: row.expiry_year ?? 0,
    },
  }
}

const unknownTo = (code: string) => new ProviderError('request', { code, isOutcomeKnown: true })

function statusOf(behaviour: CardBehaviour, isSlow: boolean): ChargeResult['status'] {
  if (DECLINES[behaviour]) return 'failed'
  if (behaviour === 'asks_at_each_charge') return 'requires_action'
  return isSlow ? 'processing' : 'succeeded'
}

async function chargeCard({ db, now }: GatewayCall, input: NewCharge): Promise<ChargeResult> {
  return inTransaction(db, async (tx) => {
    const setup = await findSetup(tx, input.methodRef)
    if (setup?.status !== 'succeeded') throw unknownTo('no_such_card')
    const behaviour = setup.behaviour as CardBehaviour
    const isSlow = behaviour === 'late_webhook' || behaviour === 'unruly_webhook'
    const declineCode = DECLINES[behaviour]
    const inserted = await tx
      .insertInto('simulator.card_charges')
      .values({
        id: newRef('ch'),
        key: input.key,
        setup_id: setup.id,
        amount_fils: input.amountFils,
        currency: CURRENCY,
        status: statusOf(behaviour, isSlow),
        failure_code: declineCode ?? null,
        succeeds_at: isSlow ? new Date(now.getTime() + LATE_SECONDS * 1000) : null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    const row = inserted ?? (await findCharge(tx, { key: input.key }))
    if (!row || row.amount_fils !== input.amountFils) {
      throw new ProviderError('request', { code: 'key_reused', isOutcomeKnown: false })
    }
    const result = presentCharge(row, now)
    if (inserted) await notifyOfCharge(tx, result, behaviour, now)
    return result
  })
}

/** An unruly card's success comes twice, and before the news that it is under way. */
async function notifyOfCharge(
  tx: GatewayCall['db'],
  result: ChargeResult,
  behaviour: CardBehaviour,
  now: Date,
): Promise<void> {
  const event = (status: ChargeResult['status']) => ({
    type: `charge.${status}`,
    data: { charge: { ...result, status } },
  })
  if (behaviour === 'disputed') {
    await notify(tx, event('succeeded'), now)
    await openDispute(tx, result, now)
  } else if (behaviour === 'late_webhook') {
    await notify(tx, event('processing'), now)
    await notify(tx, event('succeeded'), now, [LATE_SECONDS])
  } else if (behaviour === 'unruly_webhook') {
    await notify(tx, event('processing'), now, [LATE_SECONDS + 5])
    await notify(tx, event('succeeded'), now, [LATE_SECONDS, LATE_SECONDS + 2])
  } else {
    await notify(tx, event(result.status), now)
  }
}
