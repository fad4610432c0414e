import type { Endpoint, Input, Output, Who } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { CallerFor, Visitor } from './callers/caller.ts'
import type { SayRefusal } from './errors.ts'
import type { Reply } from './answers/reply.ts'
import type { KeptParts } from './kept/serve-kept.ts'

export type Result<E> = Output<E> | Reply<Output<E>>
type CallerOf<E> = E extends { who: infer W extends Who } ? CallerFor<W> : never

/** A use case as endpoints call it: load, refuse, decide, write, tell. */
export type UseCase<E extends Endpoint, D> = (
  database: D,
  who: CallerOf<E>,
  input: Input<E>,
) => Promise<Result<E>>

/** `transaction`: the whole use case commits or not. `own`: it keeps what it wrote though it refuses. */
export type Mode = 'read' | 'transaction' | 'own'

export interface ServedEndpoint {
  endpoint: Endpoint
  mode: Mode
  /** Runs on the pool before the use case, outside its transaction. */
  before?: (database: Database, who: Visitor, input: object) => Promise<void>
  run: (database: Database, who: never, input: never, say: SayRefusal) => Promise<unknown>
  /** Made for everybody and kept in memory; `run` answers what is of one person. */
  kept?: KeptParts
  /** Whether what an earlier call answered has ended: the same request with its key is a new one then. */
  isOver?: (tx: Transaction, who: never, input: never, answer: never) => Promise<boolean>
}

/** A read: runs on the pool, outside any transaction. */
export const serveRead = <E extends Endpoint & { kept?: undefined }>(
  endpoint: E,
  useCase: UseCase<E, Database>,
): ServedEndpoint => ({ endpoint, mode: 'read', run: useCase })

/** A write: runs in one transaction, together with its idempotency key. */
export const serveWrite = <E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E, Transaction>,
): ServedEndpoint => ({
  endpoint,
  mode: 'transaction',
  run: (database, who, input) => useCase(database as Transaction, who, input),
})

/**
 * A purchase: asked for again with its key it is answered as before while it goes on. A page whose
 * first answer got lost still has that key when the purchase was called off elsewhere.
 */
export const servePurchase = <E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E, Transaction>,
  isOver: (
    tx: Transaction,
    who: CallerOf<E>,
    input: Input<E>,
    answer: Output<E>,
  ) => Promise<boolean>,
): ServedEndpoint => ({ ...serveWrite(endpoint, useCase), isOver })

/** A write that opens its own transactions, because a refusal must leave a trace behind. */
export const serveOwn = <E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E, Database>,
): ServedEndpoint => ({ endpoint, mode: 'own', run: useCase })
