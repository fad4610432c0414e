import { inTransaction } from '#server/database/database.ts'
import type { CardGateway, ChargeResult, NewCharge, SetupResult } from '../card.ts'
import { ProviderRefusal, type GatewayCall } from '../gateway-call.ts'
import { isSignedWebhook } from '../webhook-signature.ts'
import {
  findCharge,
  findSetup,
  newRef,
  presentCharge,
  readWireEvent,
  tell,
  type SetupRow,
} from './card-books.ts'
import { webhookSecretOf, type SimulatorSettings } from './settings.ts'
import type { CardBehaviour } from './test-cards.ts'

const CURRENCY = 'aed'
const LATE_SECONDS = 45

/** A card provider inside our own database: the default where no live keys are set. */
export function simulatedCards(settings: SimulatorSettings): CardGateway {
  return {
    provider: 'simulator',
    createSetup: async ({ db, now }, { key, language }) => {
      const inserted = await db
        .insertInto('simulator.card_setups')
        .values({ id: newRef('set'), key, status: 'open', language, created_at: now })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning('id')
        .executeTakeFirstOrThrow()
      const url = `/simulator/card/${inserted.id}`
      return { ref: inserted.id, url, presentation: 'frame' }
    },
    retrieveSetup: async ({ db }, ref) => {
      const row = await findSetup(db, ref)
      if (!row) throw new ProviderRefusal('no_such_setup')
      return presentSetup(row)
    },
    charge,
    retrieveCharge: async ({ db, now }, ref) => {
      const row = await findCharge(db, { id: ref })
      if (!row) throw new ProviderRefusal('no_such_charge')
      return presentCharge(row, now)
    },
    refund: async ({ db, now }, { key, chargeRef, amountFils }) => {
      const row = await db
        .insertInto('simulator.card_refunds')
        .values({
          id: newRef('ref'),
          key,
          charge_id: chargeRef,
          amount_fils: amountFils,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return { ref: row.id }
    },
    verifyWebhook: (call) => isSignedWebhook(webhookSecretOf(settings), call),
    readEvent: readWireEvent,
  }
}

function presentSetup(row: SetupRow): SetupResult {
  if (row.status === 'failed') {
    return { status: 'failed', failureCode: row.failure_code ?? 'card_declined' }
  }
  if (row.status !== 'succeeded') return { status: 'open' }
  return {
    status: 'succeeded',
    methodRef: row.id,
    card: {
      brand: row.brand ?? '',
      last4: row.last4 ?? '',
      expiryMonth: row.expiry_month ?? 0,
      expiryYear: row.expiry_year ?? 0,
    },
  }
}

async function charge({ db, now }: GatewayCall, wish: NewCharge): Promise<ChargeResult> {
  return inTransaction(db, async (tx) => {
    const setup = await findSetup(tx, wish.methodRef)
    if (setup?.status !== 'succeeded') throw new ProviderRefusal('no_such_card')
    const behaviour = setup.behaviour as CardBehaviour
    const isSlow = behaviour === 'late_webhook' || behaviour === 'unruly_webhook'
    const isDeclined = behaviour === 'declined_when_charged'
    const inserted = await tx
      .insertInto('simulator.card_charges')
      .values({
        id: newRef('ch'),
        key: wish.key,
        setup_id: setup.id,
        amount_fils: wish.amountFils,
        currency: CURRENCY,
        status: isDeclined ? 'failed' : isSlow ? 'processing' : 'succeeded',
        failure_code: isDeclined ? 'card_declined' : null,
        succeeds_at: isSlow ? new Date(now.getTime() + LATE_SECONDS * 1000) : null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    const row = inserted ?? (await findCharge(tx, { key: wish.key }))
    if (!row || row.amount_fils !== wish.amountFils) throw new ProviderRefusal('key_reused')
    const result = presentCharge(row, now)
    if (inserted) await tellOfCharge(tx, result, behaviour, now)
    return result
  })
}

/** An unruly card's success comes twice, and before the news that it is under way. */
async function tellOfCharge(
  tx: GatewayCall['db'],
  result: ChargeResult,
  behaviour: CardBehaviour,
  now: Date,
): Promise<void> {
  const event = (status: ChargeResult['status']) => ({
    type: `charge.${status}`,
    data: { charge: { ...result, status } },
  })
  if (behaviour === 'late_webhook') {
    await tell(tx, event('processing'), now)
    await tell(tx, event('succeeded'), now, [LATE_SECONDS])
  } else if (behaviour === 'unruly_webhook') {
    await tell(tx, event('processing'), now, [LATE_SECONDS + 5])
    await tell(tx, event('succeeded'), now, [LATE_SECONDS, LATE_SECONDS + 2])
  } else {
    await tell(tx, event(result.status), now)
  }
}
