import type { CardGateway, ChargeResult } from '#server/gateways/card.ts'
import { ProviderFault, type ProviderFaultKind } from '#server/gateways/gateway-call.ts'
import type { PaymentParts } from '../parts.ts'

export interface Fault {
  kind: ProviderFaultKind
  isOutcomeKnown: boolean
  /** The provider did what it was asked, though we were not told. */
  isDone?: boolean
}

type Call = 'charge' | 'findCharge' | 'refund' | 'findRefund' | 'deleteCustomer'

/** The card provider with calls that fail: `faultOf` says which, and how. */
export function withFaults(
  parts: PaymentParts,
  faultOf: (call: Call) => Fault | undefined,
  answer: (charge: ChargeResult) => ChargeResult = (charge) => charge,
): PaymentParts {
  const { card } = parts.gateways
  const faulty = async <T>(call: Call, work: () => Promise<T>): Promise<T> => {
    const fault = faultOf(call)
    if (!fault) return work()
    if (fault.isDone) await work()
    const { kind, isOutcomeKnown } = fault
    throw new ProviderFault(kind, { code: `test_${kind}`, isOutcomeKnown })
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
