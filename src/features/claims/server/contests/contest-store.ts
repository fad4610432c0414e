import type { Transaction } from '#server/database/database.ts'

export async function insertContest(
  tx: Transaction,
  contest: { ticketId: number; words: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('drop_contests')
    .values({ ticket_id: contest.ticketId, words: contest.words, contested_at: contest.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ticket_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers whether it was still open. */
export async function decideOpenContest(
  tx: Transaction,
  ticketId: number,
  { decision, by, now }: { decision: 'upheld' | 'dismissed'; by: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('drop_contests')
    .set({
      decision,
      borne_by: decision === 'upheld' ? 'sufra' : 'kitchen',
      decided_at: now,
      decided_by: by,
    })
    .where('ticket_id', '=', ticketId)
    .where('decision', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function hasContest(tx: Transaction, ticketId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('drop_contests')
    .select('ticket_id')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  return row !== undefined
}
