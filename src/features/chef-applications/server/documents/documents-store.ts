import type { Database, Transaction } from '#server/database/database.ts'
import { storePrivateFile, type SealedFile } from '#server/files/private-files.ts'
import type { DocumentKind, Verdict } from '../../rules.ts'

export const listDocuments = (db: Database, applicationId: number) =>
  db
    .selectFrom('chef_application_documents')
    .select([
      'kind',
      'file_id as fileId',
      'media_type as mediaType',
      'bytes',
      'verdict',
      'note',
      'uploaded_at as uploadedAt',
      'erased_at as erasedAt',
    ])
    .$narrowType<{ kind: DocumentKind; verdict: Verdict }>()
    .where('application_id', '=', applicationId)
    .execute()

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

export const findDocument = async (
  db: Database,
  applicationId: number,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> =>
  (await listDocuments(db, applicationId)).find((document) => document.kind === kind)

/** A file that is stored and becomes a document of an application. */
export interface PlacedFile {
  fileId: string
  kind: DocumentKind
  mediaType: string
  bytes: number
}

/** Puts a document in its place; it waits to be looked at. */
export async function placeDocument(
  tx: Transaction,
  applicationId: number,
  { fileId, kind, mediaType, bytes }: PlacedFile,
  now: Date,
): Promise<void> {
  const fresh = {
    file_id: fileId,
    media_type: mediaType,
    bytes,
    verdict: 'waiting',
    note: null,
    uploaded_at: now,
  }
  await tx
    .insertInto('chef_application_documents')
    .values({ application_id: applicationId, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(fresh))
    .execute()
}

/** Stores a new file as a document. */
export async function storeDocument(
  tx: Transaction,
  applicationId: number,
  file: SealedFile & { kind: DocumentKind },
  now: Date,
): Promise<void> {
  await storePrivateFile(tx, file, now)
  await placeDocument(tx, applicationId, { ...file, fileId: file.id }, now)
}

/** What is asked for again is to be replaced; everything else that stood there is accepted. */
export async function judgeDocuments(
  tx: Transaction,
  applicationId: number,
  asked: readonly { kind: DocumentKind; note: string }[],
): Promise<void> {
  await tx
    .updateTable('chef_application_documents')
    .set({ verdict: 'accepted', note: null })
    .where('application_id', '=', applicationId)
    .execute()
  for (const { kind, note } of asked) {
    await tx
      .updateTable('chef_application_documents')
      .set({ verdict: 'replace', note })
      .where('application_id', '=', applicationId)
      .where('kind', '=', kind)
      .execute()
  }
}

/** The documents of an application lose their files; what they were stays known. */
export async function forgetFiles(
  tx: Transaction,
  applicationId: number,
  now: Date,
): Promise<string[]> {
  const stored = await listDocuments(tx, applicationId)
  await tx
    .updateTable('chef_application_documents')
    .set({ file_id: null, erased_at: now })
    .where('application_id', '=', applicationId)
    .where('file_id', 'is not', null)
    .execute()
  return stored.flatMap(({ fileId }) => fileId ?? [])
}
