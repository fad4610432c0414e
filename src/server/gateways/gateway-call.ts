import type { Database } from '../database/database.ts'

/** Where and when a provider is called. Live providers need neither; the simulator keeps books. */
export interface GatewayCall {
  db: Database
  now: Date
}

export const PROVIDER_ERRORS = [
  /** Nothing answered, or an answer that was no answer: refused connection, 5xx. */
  'unreachable',
  'timeout',
  /** Our key is wrong, expired or may not do this. */
  'credentials',
  'rate_limited',
  /** The provider does not understand us or does not know the object: a bug or our settings. */
  'request',
] as const
export type ProviderErrorKind = (typeof PROVIDER_ERRORS)[number]

/**
 * A call that failed through the provider or us, never through the customer: what the bank says of
 * a card is a result, not an error.
 */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  readonly code: string
  /** False where the call may have happened: repeat it with the same key, or look it up. */
  readonly isOutcomeKnown: boolean
  constructor(
    kind: ProviderErrorKind,
    { code, isOutcomeKnown, cause }: { code: string; isOutcomeKnown: boolean; cause?: unknown },
  ) {
    super(`${kind}: ${code}`, { cause })
    this.name = 'ProviderError'
    this.kind = kind
    this.code = code
    this.isOutcomeKnown = isOutcomeKnown
  }
}
