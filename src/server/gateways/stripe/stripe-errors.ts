import { ProviderError } from '../gateway-call.ts'
import { errorOfAnswer, textAt } from '../provider-call.ts'
import { stripeLibrary } from './stripe-library.ts'

/**
 * A call's result.
 * @throws ProviderError for whatever the library throws
 */
export async function orError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw readError(error)
  }
}

function readError(error: unknown): unknown {
  const { StripeConnectionError, StripeError, StripeIdempotencyError } = stripeLibrary().errors
  if (error instanceof StripeConnectionError) {
    // The library names a time-out by a code only. It may have called twice, the first time with
    // success, so nothing is known of the outcome.
    const code = textAt(error.detail, 'code') ?? 'no_answer'
    const kind = code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'
    return new ProviderError(kind, { code, isOutcomeKnown: false, cause: error })
  }
  if (error instanceof StripeIdempotencyError) {
    // The key was used before with other facts, so there may be a charge by it.
    return new ProviderError('request', { code: 'key_reused', isOutcomeKnown: false, cause: error })
  }
  if (!(error instanceof StripeError)) return error
  return errorOfAnswer(error.statusCode ?? 500, error.code ?? error.type, error)
}
