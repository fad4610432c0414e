import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { FileReply } from '#server/http/answers/reply.ts'
import { addHit } from '#server/limits.ts'
import type * as contract from '../../admin-contract.ts'
import { VIEWS_A_DAY, type DocumentKind } from '../../rules.ts'
import {
  findApplication,
  lockApplication,
  insertView,
  moveApplication,
  type ApplicationRow,
} from '../application-store.ts'
import { findDocument } from '../documents/documents-store.ts'
import type { ApplicationParts } from '../parts.ts'
import { openNumbers } from '../secrets.ts'
import { serveFile } from '../documents/serve-file.ts'
import { notifyChange } from '../notify.ts'

interface Look {
  application: ApplicationRow
  /** Null: the numbers. */
  kind: DocumentKind | null
  reason: string
}

/** Writes a look down, for the audit and for the applicant. The first one begins the review. */
async function writeView(
  tx: Transaction,
  who: Member,
  { application, kind, reason }: Look,
): Promise<void> {
  const { id, userId } = application
  await lockUser(tx, userId)
  const locked = await lockApplication(tx, id)
  await insertView(tx, { id, kind, viewerId: who.id, reason, at: who.now })
  await writeAudit(tx, who, {
    action: kind === null ? 'reveal-numbers' : 'view-document',
    object: 'chef-application',
    objectId: id,
    before: null,
    after: { kind, reason },
  })
  if (locked?.status === 'submitted') {
    await moveApplication(tx, id, { status: 'pending', actorId: who.id, at: who.now })
  }
  await alarmOfMany(tx, who)
  await notifyChange(tx, { id, userId, now: who.now })
}

/** More looks in a day than the work asks for stand out in the audit, once. */
async function alarmOfMany(tx: Transaction, who: Member): Promise<void> {
  const limit = { bucket: `looks:${who.id}`, max: VIEWS_A_DAY, windowSeconds: 86_400 }
  const { hits } = await addHit(tx, limit, who.now)
  if (hits !== VIEWS_A_DAY + 1) return
  await writeAudit(tx, who, {
    action: 'many-looks-at-documents',
    object: 'user',
    objectId: who.id,
    before: null,
    after: { looks: hits },
  })
}

/** As an admin who has looked at it elsewhere. @throws Refusal `not_found` */
export async function noteView(
  tx: Transaction,
  who: Member,
  { id, kind, reason }: { id: number; kind: DocumentKind; reason: string },
): Promise<void> {
  const application = await findApplication(tx, id)
  if (!application) throw new Refusal('not_found', 404)
  await writeView(tx, who, { application, kind, reason })
}

/** The look is committed before the first byte leaves. */
export const viewDocument =
  ({ vault }: ApplicationParts) =>
  async (
    db: Database,
    who: Member,
    { id, kind, reason }: Input<typeof contract.viewDocument>,
  ): Promise<FileReply> => {
    const application = await findApplication(db, id)
    const document = application && (await findDocument(db, id, kind))
    if (!application || document?.fileId === null || !document) throw new Refusal('not_found', 404)
    await inTransaction(db, (tx) => writeView(tx, who, { application, kind, reason }))
    return serveFile(db, vault, { ...document, ownerId: application.userId })
  }

export const revealNumbers =
  ({ vault }: ApplicationParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, reason }: Input<typeof contract.revealNumbers>,
  ): Promise<Output<typeof contract.revealNumbers>> => {
    const application = await findApplication(tx, id)
    if (!application) throw new Refusal('not_found', 404)
    await writeView(tx, who, { application, kind: null, reason })
    return openNumbers(vault, application.userId, application)
  }
