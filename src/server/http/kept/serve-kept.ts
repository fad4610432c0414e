import type { Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import type { Endpoint, Input } from '#shared/wire/endpoint.ts'
import type { Database } from '../../database/database.ts'
import type { Visitor } from '../callers/caller.ts'
import type { Result, ServedEndpoint } from '../serve.ts'

/** All that an answer may depend on, next to what was asked, to be the same for everybody. */
export interface PublicDayContext {
  language: Language
  today: Day
}

export interface PublicContext extends PublicDayContext {
  /** The beginning of the minute. */
  now: Date
}

/** How an answer is made that is the same for everybody. */
export interface KeptParts {
  make: (database: Database, context: PublicContext, input: never) => Promise<unknown>
  /**
   * The one kitchen that the answer shows; without it, the answer is made again after any change.
   */
  kitchenOf?: (input: never) => number | undefined
  /** The input that names what is the caller's own: an answer to it is made for the caller. */
  ownInput?: string
}

type KeptEndpoint = Endpoint & { method: 'GET'; who: 'anyone'; kept: 'day' | 'minute' }
type ContextOf<E> = E extends { kept: 'minute' } ? PublicContext : PublicDayContext

interface MoreOfKept<E, I extends keyof Input<E>> {
  kitchenOf?: (input: Omit<Input<E>, I>) => number | undefined
  own?: {
    input: I
    run: (
      database: Database,
      who: Visitor,
      input: Input<E> & Record<I, NonNullable<Input<E>[I]>>,
    ) => Promise<Result<E>>
  }
}

/**
 * A read that is the same for everybody: its use case is given no caller and not the input that
 * names what is a caller's own, so that nothing personal can get into what is kept.
 */
export const serveKept = <E extends KeptEndpoint, I extends keyof Input<E> = never>(
  endpoint: E,
  make: (database: Database, context: ContextOf<E>, input: Omit<Input<E>, I>) => Promise<Result<E>>,
  { kitchenOf, own }: MoreOfKept<E, I> = {},
): ServedEndpoint => ({
  endpoint,
  mode: 'read',
  run: own ? own.run : neverRun,
  kept: {
    make: (database, context, input) => make(database, context, input),
    ...(kitchenOf && { kitchenOf }),
    ...(own && { ownInput: String(own.input) }),
  },
})

const neverRun = async () => {
  throw new Error('An answer without an input of the caller is made for everybody.')
}
