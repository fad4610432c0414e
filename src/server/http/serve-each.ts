import { sql } from 'kysely'
import type { BulkAnswer } from '#shared/wire/bulk.ts'
import type { Endpoint, Who, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '../database/database.ts'
import type { CallerFor, Member } from './callers/caller.ts'
import type { SayRefusal } from './errors.ts'
import type { ServedEndpoint } from './serve.ts'

type CallerOf<E> = E extends { who: infer W extends Who } ? CallerFor<W> : never
/** What the use case of one record gets: the same wish with one number in place of all. */
type OneOf<E> = Omit<Wish<E>, 'ids'> & { id: number }

/**
 * An act on several records: each goes through the use case of one, with its own checks and its own
 * audit row. What one is refused is said and undone alone; a fault undoes all. All of them and the
 * idempotency key commit together. What `guard` throws about the caller refuses all at once.
 */
export const serveEach = <E extends Endpoint>(
  endpoint: E,
  useCase: (tx: Transaction, who: CallerOf<E>, wish: OneOf<E>) => Promise<unknown>,
  guard?: (who: Member) => void,
): ServedEndpoint => ({
  endpoint,
  mode: 'transaction',
  run: async (database, who: CallerOf<E> & Member, { ids, ...wish }: { ids: number[] }, say) => {
    guard?.(who)
    return doEach(ids, (id) => useCase(database as Transaction, who, { ...wish, id } as OneOf<E>), {
      tx: database as Transaction,
      sayRefusal: ({ code, parameters }) => say(code, who.language, parameters),
    })
  },
})

interface Around {
  tx: Transaction
  sayRefusal: (refusal: Refusal) => ReturnType<SayRefusal>
}

async function doEach(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
  { tx, sayRefusal }: Around,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] }
  // Always in the same order, so that two such acts wait for each other and never crosswise.
  for (const id of ids.toSorted((one, other) => one - other)) {
    await sql`savepoint one_of_several`.execute(tx)
    try {
      await act(id)
      answer.done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sql`rollback to savepoint one_of_several`.execute(tx)
      answer.refused.push({ id, code: error.code, message: sayRefusal(error) })
    }
    await sql`release savepoint one_of_several`.execute(tx)
  }
  return answer
}
