import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Vault } from '#server/encryption/vault.ts'
import { readPrivateFile } from '#server/files/private-files.ts'
import { FileReply } from '#server/http/answers/reply.ts'
import type { DocumentKind } from '../../rules.ts'

/** A document's contents, kept by no one on the way; a PDF is saved, never opened in the page. */
export async function serveFile(
  db: Database,
  vault: Vault,
  document: { fileId: string | null; ownerId: string; kind: DocumentKind } | undefined,
): Promise<FileReply> {
  if (!document || document.fileId === null) throw new Refusal('not_found', 404)
  const { fileId: id, ownerId, kind } = document
  const file = await readPrivateFile(db, vault, { id, ownerId, kind })
  if (!file) throw new Refusal('not_found', 404)
  const isPdf = file.mediaType === 'application/pdf'
  return new FileReply(file.bytes, file.mediaType, {
    'cache-control': 'private, no-store',
    'content-disposition': isPdf ? `attachment; filename="${kind}.pdf"` : 'inline',
  })
}
