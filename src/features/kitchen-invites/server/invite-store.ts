import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'

const openInvites = (db: Database) =>
  db
    .selectFrom('kitchen_invites')
    .select([
      'id',
      'restaurant_id as restaurantId',
      'phone',
      'sent_at as sentAt',
      'ends_at as endsAt',
    ])
    .where('outcome', 'is', null)
    .$narrowType<{ phone: string }>()

export const findInviteOf = (db: Database, restaurantId: number, now: Date) =>
  openInvites(db)
    .where('restaurant_id', '=', restaurantId)
    .where('ends_at', '>', now)
    .executeTakeFirst()

export type InviteRow = NonNullable<Awaited<ReturnType<typeof findInviteOf>>>

export const findInviteTo = (
  db: Database,
  phone: string,
  now: Date,
): Promise<InviteRow | undefined> =>
  openInvites(db).where('phone', '=', phone).where('ends_at', '>', now).executeTakeFirst()

interface NewInvite {
  restaurantId: number
  phone: string
  language: Language
  now: Date
  endsAt: Date
}

/** @returns whether it was written: of two at once to one number, one is first */
export async function insertInvite(tx: Transaction, invite: NewInvite): Promise<boolean> {
  const row = await tx
    .insertInto('kitchen_invites')
    .values({
      restaurant_id: invite.restaurantId,
      phone: invite.phone,
      language: invite.language,
      sent_at: invite.now,
      ends_at: invite.endsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Outcome = 'accepted' | 'withdrawn' | 'replaced'

/** @returns whether this call ended it: of an acceptance and a withdrawal, one is first */
export async function endInvite(tx: Transaction, id: number, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kitchen_invites')
    .set({ outcome, phone: null })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets the numbers of those that no one accepted in time. */
export const expireInvites = (db: Database, now: Date) =>
  db
    .updateTable('kitchen_invites')
    .set({ outcome: 'expired', phone: null })
    .where('outcome', 'is', null)
    .where('ends_at', '<=', now)
    .execute()
