import type { CardGateway, ChargeResult } from '#server/gateways/card.ts'
import { ProviderError, type ProviderErrorKind } from '#server/gateways/gateway-call.ts'
import type { PaymentParts } from '../parts.ts'

export interface PlannedError {
  kind: ProviderErrorKind
  isOutcomeKnown: boolean
  /** The provider did what it was asked, though we were not notified. */
  isDone?: boolean
}

type Call = 'charge' | 'findCharge' | 'refund' | 'findRefund' | 'deleteCustomer'

/** The card provider with calls that fail: `errorOf` says which, and how. */
export function withErrors(
  parts: PaymentParts,
  errorOf: (call: Call) => PlannedError | undefined,
  answer: (charge: ChargeResult) => ChargeResult = (charge) => charge,
): PaymentParts {
  const { card } = parts.gateways
  const faulty = async <T>(call: Call, work: () => Promise<T>): Promise<T> => {
    const error = errorOf(call)
    if (!error) return work()
    if (error.isDone) await work()
    const { kind, isOutcomeKnown } = error
    throw new ProviderError(kind, { code: `test_${kind}`, isOutcomeKnown })
  }
  const wrapped: CardGateway = {
    ...card,
    deleteCustomer: (at, ref) => faulty('deleteCustomer', () => card.deleteCustomer(at, ref)),
    charge: (at, input) => faulty('charge', async () => answer(await card.charge(at, input))),
    findCharge: (at, charge) =>
      faulty('findCharge', async () => {
        const found = await card.findCharge(at, charge)
        return found === 'unknown' ? found : answer(found)
      }),
    refund: (at, input) => faulty('refund', () => card.refund(at, input)),
    findRefund: (at, refund) => faulty('findRefund', () => card.findRefund(at, refund)),
  }
  return { ...parts, gateways: { ...parts.gateways, card: wrapped } }
}
