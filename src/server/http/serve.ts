import type { Answer, Endpoint, Who, Wish } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { CallerFor, Visitor } from './callers/caller.ts'
import type { SayRefusal } from './errors.ts'
import type { Reply } from './answers/reply.ts'
import type { Occasion, OccasionOfDay } from './kept/kept-answers.ts'

type Result<E> = Answer<E> | Reply<Answer<E>>
type CallerOf<E> = E extends { who: infer W extends Who } ? CallerFor<W> : never

/** A use case as endpoints call it: load, refuse, decide, write, tell. */
export type UseCase<E extends Endpoint, D> = (
  database: D,
  who: CallerOf<E>,
  wish: Wish<E>,
) => Promise<Result<E>>

/** `transaction`: the whole use case commits or not. `own`: it keeps what it wrote though it refuses. */
export type Mode = 'read' | 'transaction' | 'own'

export interface ServedEndpoint {
  endpoint: Endpoint
  mode: Mode
  /** Runs on the pool before the use case, outside its transaction. */
  before?: (database: Database, who: Visitor, wish: object) => Promise<void>
  run: (database: Database, who: never, wish: never, say: SayRefusal) => Promise<unknown>
  /** The answer is kept in memory; \`run\` makes those that are of a person. */
  kept?: KeptWay
  /** Whether what an earlier call answered has ended: the same wish with its key is a new one then. */
  isOver?: (tx: Transaction, who: never, wish: never, answer: never) => Promise<boolean>
}

/** A read: runs on the pool, outside any transaction. */
export const serveRead = <E extends Endpoint & { kept?: undefined }>(
  endpoint: E,
  useCase: UseCase<E, Database>,
): ServedEndpoint => ({ endpoint, mode: 'read', run: useCase })

/** How an answer is made that is the same for everybody. */
export interface KeptWay {
  make: (database: Database, occasion: Occasion, wish: never) => Promise<unknown>
  /** The one kitchen that the answer shows; without it, the answer is made anew after any change. */
  kitchenOf?: (wish: never) => number | undefined
  /** Inputs that name what is the caller's own: an answer to them is made for the caller. */
  own?: { inputs: readonly string[] }
}

type KeptEndpoint = Endpoint & { method: 'GET'; who: 'anyone'; kept: 'day' | 'minute' }
type OccasionOf<E> = E extends { kept: 'minute' } ? Occasion : OccasionOfDay

interface KeptParts<E, I extends keyof Wish<E>> {
  kitchenOf?: (wish: Omit<Wish<E>, I>) => number | undefined
  own?: {
    inputs: readonly I[]
    run: (database: Database, who: Visitor, wish: Wish<E>) => Promise<Result<E>>
  }
}

/**
 * A read that is the same for everybody: its use case is told no caller and none of the inputs that
 * are a caller's own, so that nothing personal can get into what is kept.
 */
export const serveKept = <E extends KeptEndpoint, I extends keyof Wish<E> = never>(
  endpoint: E,
  make: (database: Database, occasion: OccasionOf<E>, wish: Omit<Wish<E>, I>) => Promise<Result<E>>,
  { kitchenOf, own }: KeptParts<E, I> = {},
): ServedEndpoint => ({
  endpoint,
  mode: 'read',
  run: own ? own.run : neverRun,
  kept: {
    make: (database, occasion, wish) => make(database, occasion, wish),
    ...(kitchenOf && { kitchenOf }),
    ...(own && { own: { inputs: own.inputs.map(String) } }),
  },
})

const neverRun = async () => {
  throw new Error('An answer without inputs of a caller is made for everybody.')
}

/** A write: runs in one transaction, together with its idempotency key. */
export const serveWrite = <E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E, Transaction>,
): ServedEndpoint => ({
  endpoint,
  mode: 'transaction',
  run: (database, who, wish) => useCase(database as Transaction, who, wish),
})

/**
 * A purchase: asked for again with its key it is answered as before while it goes on. A page whose
 * first answer got lost still has that key when the purchase was called off elsewhere.
 */
export const servePurchase = <E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E, Transaction>,
  isOver: (tx: Transaction, who: CallerOf<E>, wish: Wish<E>, answer: Answer<E>) => Promise<boolean>,
): ServedEndpoint => ({ ...serveWrite(endpoint, useCase), isOver })

/** A write that opens its own transactions, because a refusal must leave a trace behind. */
export const serveOwn = <E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E, Database>,
): ServedEndpoint => ({ endpoint, mode: 'own', run: useCase })
