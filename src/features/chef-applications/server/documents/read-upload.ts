import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { FileRefused } from '#server/files/file-refused.ts'
import { sealPrivateFile, type SealedFile } from '#server/files/private-files.ts'
import { readDocument } from '#server/files/read-document.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { FileKind } from '#server/images/data-url.ts'
import { countHit } from '#server/limits.ts'
import { DOCUMENT_BYTES_MAX, takesPdf, type DocumentKind } from '../../rules.ts'
import type { ApplicationParts } from '../parts.ts'

const UPLOADS_AN_HOUR_MAX = 60
const PICTURES: readonly FileKind[] = ['image/jpeg', 'image/png', 'image/webp']
const PAPERS: readonly FileKind[] = [...PICTURES, 'application/pdf']

export interface Upload {
  file: SealedFile & { kind: DocumentKind }
  sentBytes: number
}

/**
 * A document as it may be stored: checked, rewritten, sealed. It takes a second, so it happens
 * before any transaction. `field`: where its error is shown.
 */
export async function readUpload(
  db: Database,
  { vault, scan }: Pick<ApplicationParts, 'vault' | 'scan'>,
  who: Member,
  { kind, dataUrl, field }: { kind: DocumentKind; dataUrl: string; field: string },
): Promise<Upload> {
  const bucket = `documents:${who.id}`
  await countHit(db, { bucket, max: UPLOADS_AN_HOUR_MAX, windowSeconds: 3600 }, who.now)
  try {
    const allowed = takesPdf(kind) ? PAPERS : PICTURES
    const read = await readDocument(dataUrl, allowed, { maxBytes: DOCUMENT_BYTES_MAX, scan })
    const { mediaType, bytes, sentBytes } = read
    const sealed = sealPrivateFile(vault, { ownerId: who.id, kind, mediaType, bytes })
    return { file: { ...sealed, kind }, sentBytes }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    throw new Refusal(`document_${error.code}`, 422, { fields: [field] })
  }
}
