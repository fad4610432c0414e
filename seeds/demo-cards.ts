import type { Transaction } from '#server/database/database.ts'

export interface DemoCard {
  setupRef: string
  setupKey: string
  chargeRef: string
  chargeKey: string
  amountFils: number
  at: Date
}

export const DEMO_CARD = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2032 }

/** The simulated provider knows the cards and charges, so that renewals and refunds go through. */
export async function fillSimulator(tx: Transaction, cards: readonly DemoCard[]): Promise<void> {
  await tx
    .insertInto('simulator.card_setups')
    .values(
      cards.map(({ setupRef, setupKey, at }) => ({
        id: setupRef,
        key: setupKey,
        status: 'succeeded',
        language: 'en',
        behaviour: 'succeeds',
        brand: DEMO_CARD.brand,
        last4: DEMO_CARD.last4,
        expiry_month: DEMO_CARD.expiryMonth,
        expiry_year: DEMO_CARD.expiryYear,
        created_at: at,
      })),
    )
    .execute()
  await tx
    .insertInto('simulator.card_charges')
    .values(
      cards.map(({ setupRef, chargeRef, chargeKey, amountFils, at }) => ({
        id: chargeRef,
        key: chargeKey,
        setup_id: setupRef,
        amount_fils: amountFils,
        currency: 'aed',
        status: 'succeeded',
        created_at: at,
      })),
    )
    .execute()
}
