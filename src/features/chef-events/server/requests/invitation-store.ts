import { expressionBuilder } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import type { DB } from '#server/database/schema.gen.ts'

/** Chefs who were notified of an event and did not decline. */
const invited = (db: Database, eventId: number) =>
  db
    .selectFrom('chef_invitations as i')
    .select('i.chef_id as chefId')
    .where('i.event_id', '=', eventId)
    .where('i.declined_at', 'is', null)
    .orderBy('i.chef_id')

/** What the chef of an invitation `i` quoted for its event. */
const ownQuotes = expressionBuilder<DB & { i: DB['chef_invitations'] }, 'i'>()
  .selectFrom('chef_quotes as q')
  .select('q.id')
  .whereRef('q.event_id', '=', 'i.event_id')
  .whereRef('q.chef_id', '=', 'i.chef_id')

const idsOf = (rows: readonly { chefId: number }[]): number[] => rows.map(({ chefId }) => chefId)

export const listInvitedChefs = async (db: Database, eventId: number): Promise<number[]> =>
  idsOf(await invited(db, eventId).execute())

/** Of those, the ones who were notified before an instant and have not quoted in this round. */
export const listSilentChefs = async (
  db: Database,
  { id, roundFrom }: { id: number; roundFrom: Date },
  notifiedBefore: Date,
): Promise<number[]> =>
  idsOf(
    await invited(db, id)
      .where('i.told_at', '<', notifiedBefore)
      .where(({ not, exists }) => not(exists(ownQuotes.where('q.sent_at', '>=', roundFrom))))
      .execute(),
  )

/** Of those, the ones who have no open quote. */
export const listAskable = async (db: Database, eventId: number, now: Date): Promise<number[]> =>
  idsOf(
    await invited(db, eventId)
      .where(({ not, exists }) =>
        not(exists(ownQuotes.where('q.status', '=', 'sent').where('q.expires_at', '>', now))),
      )
      .execute(),
  )

export async function markNotifiedAgain(
  tx: Transaction,
  eventId: number,
  chefIds: readonly number[],
  now: Date,
): Promise<void> {
  if (chefIds.length === 0) return
  await tx
    .updateTable('chef_invitations')
    .set({ told_at: now })
    .where('event_id', '=', eventId)
    .where('chef_id', 'in', chefIds)
    .execute()
}

/** Chefs who were notified of an event, and those of them who opened it. */
export const countInvited = (
  db: Database,
  eventId: number,
): Promise<{ invited: number; seen: number }> =>
  db
    .selectFrom('chef_invitations')
    .select(({ fn }) => [
      fn.countAll<number>().as('invited'),
      fn.count<number>('seen_at').as('seen'),
    ])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()

/** What changed has been read by no one yet. */
export async function forgetSeen(tx: Transaction, eventId: number): Promise<void> {
  await tx
    .updateTable('chef_invitations')
    .set({ seen_at: null })
    .where('event_id', '=', eventId)
    .execute()
}

/** Takes an event off the lists of chefs who do not suit it any more and never quoted for it. */
export async function removeInvitations(
  tx: Transaction,
  eventId: number,
  keptChefIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('chef_invitations as i')
    .where('event_id', '=', eventId)
    .$if(keptChefIds.length > 0, (query) => query.where('chef_id', 'not in', keptChefIds))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chef_quotes as q')
            .select('q.id')
            .whereRef('q.event_id', '=', 'i.event_id')
            .whereRef('q.chef_id', '=', 'i.chef_id'),
        ),
      ),
    )
    .execute()
}

/** Those of the chefs who had not been notified. */
export async function insertInvitations(
  tx: Transaction,
  eventId: number,
  chefIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (chefIds.length === 0) return []
  const rows = await tx
    .insertInto('chef_invitations')
    .values(chefIds.map((chefId) => ({ event_id: eventId, chef_id: chefId, told_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('chef_id as chefId')
    .execute()
  return rows.map(({ chefId }) => chefId)
}

export async function deleteInvitations(tx: Transaction, eventId: number): Promise<void> {
  await tx.deleteFrom('chef_invitations').where('event_id', '=', eventId).execute()
}
