import type { CardGateway } from '#server/gateways/card.ts'
import { ProviderError } from '#server/gateways/gateway-call.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import { endIncidents, noteError } from '../incidents/incidents.ts'
import type { PaymentParts } from '../parts.ts'
import { forgetCardCustomer, listErasedCustomers } from './card-customers.ts'

/**
 * Deletes the cards of deleted accounts at the provider. Our row goes only after the provider's
 * copy, so that what fails is tried again by the next run. R-ACC-14
 */
export const deleteCardCustomers =
  (parts: PaymentParts) =>
  async ({ db, clock, log }: JobContext): Promise<void> => {
    const card: CardGateway = parts.gateways.card
    const place = { db, log, now: clock.now() }
    for (const customer of await listErasedCustomers(db, card.provider)) {
      try {
        await card.deleteCustomer(place, customer.ref)
        await forgetCardCustomer(db, customer)
        await endIncidents(place, card.provider)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        await noteError(place, card.provider, error)
        // Only what is wrong with this one customer leaves hope for the others.
        if (error.kind !== 'request') return
      }
    }
  }
