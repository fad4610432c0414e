import { sql } from 'kysely'
import type { BulkResult } from '#shared/wire/bulk.ts'
import type { Endpoint, Input, Who } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '../database/database.ts'
import type { CallerFor, Member } from './callers/caller.ts'
import type { SayRefusal } from './errors.ts'
import type { ServedEndpoint } from './serve.ts'

type CallerOf<E> = E extends { who: infer W extends Who } ? CallerFor<W> : never
/** What the use case of one record gets: the same input with one number in place of all. */
type OneOf<E> = Omit<Input<E>, 'ids'> & { id: number }
type EachUseCase<E> = (tx: Transaction, who: CallerOf<E>, input: OneOf<E>) => Promise<unknown>

interface Before {
  /**
   * Takes the records first, where actions lock more than their own one: no one who has one of them
   * then waits for this action while it waits for them.
   */
  lockAll?: (tx: Transaction, ids: number[]) => Promise<unknown>
}

/**
 * An action on several records: each goes through the use case of one, with its own checks and its
 * own audit row. What one is refused is said and undone alone; an error undoes all. All of them and
 * the idempotency key commit together.
 */
export const serveEach = <E extends Endpoint>(
  endpoint: E,
  useCase: EachUseCase<E>,
  { lockAll }: Before = {},
): ServedEndpoint => ({
  endpoint,
  mode: 'transaction',
  run: async (database, who: CallerOf<E> & Member, { ids, ...input }: { ids: number[] }, say) => {
    const tx = database as Transaction
    await lockAll?.(tx, ids)
    return doEach(ids, {
      work: (id) => inSavepoint(tx, () => useCase(tx, who, { ...input, id } as OneOf<E>)),
      sayRefusal: ({ code, parameters }) => say(code, who.language, parameters),
    })
  },
})

/**
 * The same with a transaction for each record, for actions that lock what many others wait for.
 * There is no key: the use case answers a repetition of what was done as it answered the first
 * time.
 */
export const serveEachAlone = <E extends Endpoint>(
  endpoint: E,
  useCase: EachUseCase<E>,
): ServedEndpoint => ({
  endpoint,
  mode: 'own',
  run: (db, who: CallerOf<E> & Member, { ids, ...input }: { ids: number[] }, say) =>
    doEach(ids, {
      work: (id) => inTransaction(db, (tx) => useCase(tx, who, { ...input, id } as OneOf<E>)),
      sayRefusal: ({ code, parameters }) => say(code, who.language, parameters),
    }),
})

/** What an action on several records would mean for each of them; nothing is changed. */
export const serveViewAtEach = <E extends Endpoint>(
  endpoint: E,
  look: (db: Database, who: CallerOf<E>, input: OneOf<E>) => Promise<object>,
): ServedEndpoint => ({
  endpoint,
  mode: 'read',
  run: async (db, who: CallerOf<E> & Member, { ids, ...input }: { ids: number[] }, say) => {
    const previews: object[] = []
    const { refused } = await doEach(ids, {
      work: async (id) => {
        previews.push({ id, ...(await look(db, who, { ...input, id } as OneOf<E>)) })
      },
      sayRefusal: ({ code, parameters }) => say(code, who.language, parameters),
    })
    return { previews, refused }
  },
})

interface Acting {
  work: (id: number) => Promise<unknown>
  sayRefusal: (refusal: Refusal) => ReturnType<SayRefusal>
}

async function doEach(ids: readonly number[], { work, sayRefusal }: Acting): Promise<BulkResult> {
  const answer: BulkResult = { done: [], refused: [] }
  // Always in the same order, so that two such actions wait for each other and never crosswise.
  for (const id of ids.toSorted((one, other) => one - other)) {
    try {
      await work(id)
      answer.done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      answer.refused.push({ id, code: error.code, message: sayRefusal(error) })
    }
  }
  return answer
}

async function inSavepoint(tx: Transaction, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint one_of_several`.execute(tx)
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_of_several`.execute(tx)
    await sql`release savepoint one_of_several`.execute(tx)
    throw error
  }
  await sql`release savepoint one_of_several`.execute(tx)
}
