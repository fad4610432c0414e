import type { Database } from '../database/database.ts'

/** Where and when a provider is called. Live providers need neither; the simulator keeps books. */
export interface GatewayCall {
  db: Database
  now: Date
}

export const PROVIDER_FAULTS = [
  /** Nothing answered, or an answer that was no answer: refused connection, 5xx. */
  'unreachable',
  'timeout',
  /** Our key is wrong, expired or may not do this. */
  'credentials',
  'rate_limited',
  /** The provider does not understand us or does not know the object: a bug or our settings. */
  'request',
] as const
export type ProviderFaultKind = (typeof PROVIDER_FAULTS)[number]

/**
 * A call that failed through the provider or us, never through the customer: what the bank says of
 * a card is a result, not a fault.
 */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind
  readonly code: string
  /** False where the call may have happened: repeat it with the same key, or look it up. */
  readonly isOutcomeKnown: boolean
  constructor(
    kind: ProviderFaultKind,
    { code, isOutcomeKnown, cause }: { code: string; isOutcomeKnown: boolean; cause?: unknown },
  ) {
    super(`${kind}: ${code}`, { cause })
    this.name = 'ProviderFault'
    this.kind = kind
    this.code = code
    this.isOutcomeKnown = isOutcomeKnown
  }
}
