import type { Database, Transaction } from '#server/database/database.ts'
import {
  deletePrivateFiles,
  storePrivateFile,
  type SealedFile,
} from '#server/files/private-files.ts'
import type { ApplicationType, DocumentKind } from '../../rules.ts'
import type { PlacedFile } from '../documents/documents-store.ts'

export const findDraft = (db: Database, userId: string, type: ApplicationType) =>
  db
    .selectFrom('chef_application_drafts')
    .select(['fields', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst()

export const listDrafts = (db: Database, userId: string) =>
  db
    .selectFrom('chef_application_drafts')
    .select(['type', 'saved_at as savedAt'])
    .$narrowType<{ type: ApplicationType }>()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .execute()

export async function keepDraft(
  tx: Transaction,
  draft: { userId: string; type: ApplicationType; fields: Buffer; now: Date },
): Promise<void> {
  const { userId, type, fields, now } = draft
  await tx
    .insertInto('chef_application_drafts')
    .values({ user_id: userId, type, fields, saved_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet({ fields, saved_at: now }),
    )
    .execute()
}

/** A document keeps the draft alive; a draft begins with its first document too. */
export async function touchDraft(
  tx: Transaction,
  draft: { userId: string; type: ApplicationType; empty: Buffer; now: Date },
): Promise<void> {
  const { userId, type, empty, now } = draft
  await tx
    .insertInto('chef_application_drafts')
    .values({ user_id: userId, type, fields: empty, saved_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet({ saved_at: now }))
    .execute()
}

export const listDraftDocuments = (
  db: Database,
  userId: string,
  type: ApplicationType,
): Promise<(PlacedFile & { uploadedAt: Date })[]> =>
  db
    .selectFrom('chef_application_draft_documents as d')
    .innerJoin('private_files as f', 'f.id', 'd.file_id')
    .select([
      'd.kind',
      'f.id as fileId',
      'f.media_type as mediaType',
      'f.bytes',
      'f.stored_at as uploadedAt',
    ])
    .$narrowType<{ kind: DocumentKind }>()
    .where('d.user_id', '=', userId)
    .where('d.type', '=', type)
    .execute()

export async function placeDraftDocument(
  tx: Transaction,
  type: ApplicationType,
  file: SealedFile,
  now: Date,
): Promise<void> {
  await storePrivateFile(tx, file, now)
  await tx
    .insertInto('chef_application_draft_documents')
    .values({ user_id: file.ownerId, type, kind: file.kind, file_id: file.id })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type', 'kind']).doUpdateSet({ file_id: file.id }),
    )
    .execute()
}

export async function removeDraftDocument(
  tx: Transaction,
  userId: string,
  type: ApplicationType,
  kind: DocumentKind,
): Promise<void> {
  const removed = await tx
    .deleteFrom('chef_application_draft_documents')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('kind', '=', kind)
    .returning('file_id')
    .execute()
  await deletePrivateFiles(
    tx,
    removed.map((row) => row.file_id),
  )
}

/** Ends a draft; its files go too, but for those that became documents of an application. */
export async function endDraft(
  tx: Transaction,
  userId: string,
  type: ApplicationType,
  kept: readonly string[] = [],
): Promise<void> {
  const files = await listDraftDocuments(tx, userId, type)
  await tx
    .deleteFrom('chef_application_drafts')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .execute()
  const left = files.map(({ fileId }) => fileId).filter((id) => !kept.includes(id))
  await deletePrivateFiles(tx, left)
}

/** Drafts that no one touched since then. */
export const listOldDrafts = (db: Database, before: Date) =>
  db
    .selectFrom('chef_application_drafts')
    .select(['user_id as userId', 'type'])
    .$narrowType<{ type: ApplicationType }>()
    .where('saved_at', '<', before)
    .execute()
