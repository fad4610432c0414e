import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Vault } from '#server/encryption/vault.ts'
import { FileRefused } from '#server/files/file-refused.ts'
import { readPrivateFile, sealPrivateFile, type SealedFile } from '#server/files/private-files.ts'
import { readDocument } from '#server/files/read-document.ts'
import type { VirusScanner } from '#server/files/virus-scan.ts'
import { FileReply } from '#server/http/answers/reply.ts'
import type { Member, Visitor } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import { DOCUMENT_BYTES_MAX } from '#features/chef-applications/rules.ts'
import type { ClaimRow } from '../claims-read-model.ts'

const KIND = 'claimPhoto'
const PHOTOS_AN_HOUR_MAX = 30

export interface ClaimParts {
  vault: Vault
  scan: VirusScanner
}

/** Outside the transaction of the report, so that those which are refused count too. */
export async function countPhoto(db: Database, who: Visitor, input: object): Promise<void> {
  if (!who.user || !('photo' in input)) return
  const bucket = `claim-photos:${who.user.id}`
  const limit = { bucket, max: PHOTOS_AN_HOUR_MAX, windowSeconds: 3600 }
  await countHit(db, limit, who.now)
}

/** The picture as it may be stored: without metadata, sealed. It takes a second, so before any transaction. */
export async function readPhoto(
  { vault, scan }: ClaimParts,
  who: Member,
  dataUrl: string,
): Promise<SealedFile> {
  try {
    const allowed = ['image/jpeg', 'image/png', 'image/webp'] as const
    const { mediaType, bytes } = await readDocument(dataUrl, allowed, {
      maxBytes: DOCUMENT_BYTES_MAX,
      scan,
    })
    return sealPrivateFile(vault, { ownerId: who.id, kind: KIND, mediaType, bytes })
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    throw new Refusal(`document_${error.code}`, 422, { fields: ['photo'] })
  }
}

export async function servePhoto(
  db: Database,
  vault: Vault,
  claim: Pick<ClaimRow, 'photoId' | 'customerId'> | undefined,
): Promise<FileReply> {
  if (!claim || claim.photoId === null) throw new Refusal('not_found', 404)
  const file = await readPrivateFile(db, vault, {
    id: claim.photoId,
    ownerId: claim.customerId,
    kind: KIND,
  })
  if (!file) throw new Refusal('not_found', 404)
  return new FileReply(file.bytes, file.mediaType, {
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
  })
}
