import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Choices, Purpose } from '../rules.ts'

/** The address that sign-in codes may go to; its row is locked until the change is made. */
export async function getConfirmedEmail(
  tx: Transaction,
  userId: string,
): Promise<string | undefined> {
  const { email, email_confirmed_at: confirmedAt } = await tx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return confirmedAt === null ? undefined : email
}

/** Changes of one person's settings come one after the other. */
export const lockPerson = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function storePhoto(
  tx: Transaction,
  userId: string,
  photo: { jpeg: Buffer; version: string; storedAt: Date },
): Promise<void> {
  const { jpeg, version, storedAt: stored_at } = photo
  await tx
    .insertInto('profile_photos')
    .values({ user_id: userId, jpeg, version, stored_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ jpeg, version, stored_at }))
    .execute()
}

export const deletePhoto = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.deleteFrom('profile_photos').where('user_id', '=', userId).execute()
}

export const findPhoto = prepared<{ userId: string }>()((db, param) =>
  db
    .selectFrom('profile_photos')
    .select(['jpeg', 'version'])
    .where('user_id', '=', param('userId')),
)

export async function findChoices(db: Database, userId: string): Promise<Choices | undefined> {
  const row = await db
    .selectFrom('user_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      notifications: {
        email: row.notify_email,
        sms: row.notify_sms,
        whatsapp: row.notify_whatsapp,
        choosing: row.notify_choosing,
        marketing: row.notify_marketing,
      },
      privacy: {
        dataSharing: row.share_data,
        thirdPartySharing: row.share_with_third_parties,
      },
    }
  )
}

export async function saveChoices(
  tx: Transaction,
  userId: string,
  { notifications, privacy }: Choices,
  now: Date,
): Promise<void> {
  const values = {
    notify_email: notifications.email,
    notify_sms: notifications.sms,
    notify_whatsapp: notifications.whatsapp,
    notify_choosing: notifications.choosing,
    notify_marketing: notifications.marketing,
    share_data: privacy.dataSharing,
    share_with_third_parties: privacy.thirdPartySharing,
    updated_at: now,
  }
  await tx
    .insertInto('user_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export interface NewConsent {
  userId: string
  purpose: Purpose
  isGiven: boolean
  policyVersion: string
  language: Language
  at: Date
}

export async function insertConsents(tx: Transaction, consents: NewConsent[]): Promise<void> {
  if (consents.length === 0) return
  await tx
    .insertInto('consents')
    .values(
      consents.map((consent) => ({
        user_id: consent.userId,
        purpose: consent.purpose,
        is_given: consent.isGiven,
        policy_version: consent.policyVersion,
        language: consent.language,
        at: consent.at,
      })),
    )
    .execute()
}

/** The newest word on each purpose. */
export const listLatestConsents = (db: Database, userId: string) =>
  db
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['purpose', 'is_given', 'at'])
    .where('user_id', '=', userId)
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute()

/**
 * Whether the person of a phone takes our WhatsApp messages. Someone unknown never refused; a deleted
 * account has no phone.
 */
export async function takesWhatsApp(db: Database, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_settings', 'user_settings.user_id', 'users.id')
    .select(['notify_whatsapp', 'erased_at'])
    .where('users.phone', '=', phone)
    .executeTakeFirst()
  return !row?.erased_at && (row?.notify_whatsapp ?? true)
}
