import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import { openFile, sealFile, type Envelope } from '../encryption/envelope.ts'
import type { SealedColumn } from '../encryption/sealed-column.ts'
import type { Vault } from '../encryption/vault.ts'

export interface PrivateFile {
  ownerId: string
  /** What it is, such as `selfieWithId`. */
  kind: string
  mediaType: string
  bytes: Buffer
}

/** A file that is sealed already, so that storing it takes no time inside a transaction. */
export interface SealedFile extends Envelope {
  id: string
  ownerId: string
  kind: string
  mediaType: string
  bytes: number
}

const aboutOf = ({ id, ownerId, kind }: Pick<SealedFile, 'id' | 'ownerId' | 'kind'>): string =>
  `${id}|${ownerId}|${kind}`

/** The keys of files; the files themselves stay as they are. */
export const sealedFiles: SealedColumn = {
  table: 'private_files',
  column: 'sealed_key',
  identity: ['id', 'owner_id', 'kind'],
  about: ({ id = '', owner_id: ownerId = '', kind = '' }) => aboutOf({ id, ownerId, kind }),
}

export function sealPrivateFile(
  vault: Vault,
  { ownerId, kind, mediaType, bytes }: PrivateFile,
): SealedFile {
  const id = randomUUID()
  const envelope = sealFile(vault, bytes, aboutOf({ id, ownerId, kind }))
  return { id, ownerId, kind, mediaType, bytes: bytes.length, ...envelope }
}

/** The one place where private files are kept: bytes in the database, so in its backup too. */
export async function storePrivateFile(
  tx: Transaction,
  file: SealedFile,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('private_files')
    .values({
      id: file.id,
      owner_id: file.ownerId,
      kind: file.kind,
      media_type: file.mediaType,
      bytes: file.bytes,
      sealed_key: file.sealedKey,
      sealed: file.sealed,
      stored_at: now,
    })
    .execute()
}

/** The file of an owner and a kind, or nothing. @throws Error where the bytes were changed. */
export async function readPrivateFile(
  db: Database,
  vault: Vault,
  { id, ownerId, kind }: Pick<SealedFile, 'id' | 'ownerId' | 'kind'>,
): Promise<PrivateFile | undefined> {
  const row = await db
    .selectFrom('private_files')
    .select(['media_type as mediaType', 'sealed_key as sealedKey', 'sealed'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ownerId,
    kind,
    mediaType: row.mediaType,
    bytes: openFile(vault, row, aboutOf({ id, ownerId, kind })),
  }
}

export async function deletePrivateFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('private_files').where('id', 'in', ids).execute()
}
