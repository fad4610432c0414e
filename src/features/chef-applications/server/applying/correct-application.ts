import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { deletePrivateFiles } from '#server/files/private-files.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { lockUser } from '#server/database/lock-user.ts'
import { nameAccount } from '#features/auth/server/public.ts'
import type * as contract from '../../contract.ts'
import {
  claimEmiratesId,
  correctApplication,
  findApplication,
  lockApplication,
  moveApplication,
  releaseEmiratesIds,
  type ApplicationRow,
} from '../application-store.ts'
import { findDocument, listDocuments, storeDocument } from '../documents/documents-store.ts'
import type { ApplicationParts } from '../parts.ts'
import { readUpload } from '../documents/read-upload.ts'
import { sealBankDetails, sealEmiratesId } from '../secrets.ts'
import { notifyApplicant } from '../notify.ts'
import { presentProfile } from './present-profile.ts'
import { searchTextOf } from './submit-application.ts'

type Profile = Output<typeof contract.changeApplication>

function ensureOwnChange(row: ApplicationRow | undefined, who: Member): ApplicationRow {
  if (row?.userId !== who.id) throw new Refusal('not_found', 404)
  if (row.status !== 'needs_changes') throw new Refusal('application_not_changeable', 409)
  return row
}

/** The order of locks: the person, then the application. */
async function lockOwn(tx: Transaction, who: Member, id: number): Promise<ApplicationRow> {
  await lockUser(tx, who.id)
  return ensureOwnChange(await lockApplication(tx, id), who)
}

async function present(
  tx: Transaction,
  { vault }: ApplicationParts,
  who: Member,
  id: number,
): Promise<Profile> {
  const row = await findApplication(tx, id)
  if (!row) throw new Refusal('not_found', 404)
  return presentProfile(tx, vault, row, who.language)
}

export const changeApplication =
  (parts: ApplicationParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, ...input }: Input<typeof contract.changeApplication>,
  ): Promise<Profile> => {
    const { vault } = parts
    const row = await lockOwn(tx, who, id)
    const { emiratesId, bankDetails, legalName, businessName, tradeLicense, ...rest } = input
    const numbers = emiratesId === undefined ? undefined : sealEmiratesId(vault, who.id, emiratesId)
    if (numbers && !(await claimEmiratesId(tx, numbers.emiratesIdMark, who.id))) {
      throw new Refusal('emirates_id_taken', 409, { fields: ['emiratesId'] })
    }
    const isBusiness = row.type === 'business'
    const names = {
      legalName: legalName ?? row.legalName,
      businessName: isBusiness ? (businessName ?? row.businessName) : null,
    }
    if (names.legalName !== null) await nameAccount(tx, who.id, names.legalName)
    await correctApplication(tx, id, {
      ...rest,
      ...numbers,
      ...(bankDetails !== undefined && sealBankDetails(vault, who.id, bankDetails)),
      ...(rest.cuisineSpecialty && { cuisineSpecialty: [...new Set(rest.cuisineSpecialty)] }),
      ...names,
      searchText: searchTextOf(who, names),
      ...(isBusiness && tradeLicense && { tradeLicense }),
    })
    await releaseEmiratesIds(tx, who.id)
    return present(tx, parts, who, id)
  }

export const replaceDocument =
  (parts: ApplicationParts) =>
  async (
    db: Database,
    who: Member,
    { id, kind, document: dataUrl }: Input<typeof contract.replaceDocument>,
  ): Promise<Profile> => {
    const ensureAsked = async (on: Database) => {
      const document = await findDocument(on, id, kind)
      if (!document) throw new Refusal('not_found', 404)
      if (document.verdict === 'accepted') throw new Refusal('document_accepted', 409)
      return document
    }
    ensureOwnChange(await findApplication(db, id), who)
    await ensureAsked(db)
    const { file } = await readUpload(db, parts, who, { kind, dataUrl, field: 'document' })
    return inTransaction(db, async (tx) => {
      await lockOwn(tx, who, id)
      const { fileId } = await ensureAsked(tx)
      await storeDocument(tx, id, file, who.now)
      if (fileId !== null) await deletePrivateFiles(tx, [fileId])
      return present(tx, parts, who, id)
    })
  }

export const resubmitApplication =
  (parts: ApplicationParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id }: Input<typeof contract.resubmitApplication>,
  ): Promise<Profile> => {
    await lockOwn(tx, who, id)
    const open = (await listDocuments(tx, id)).filter(({ verdict }) => verdict === 'replace')
    if (open.length > 0) {
      throw new Refusal('documents_to_replace', 409, { fields: open.map(({ kind }) => kind) })
    }
    await moveApplication(tx, id, { status: 'submitted', actorId: null, at: who.now })
    const template = 'application-resubmitted'
    await notifyApplicant(tx, { id, userId: who.id, template, now: who.now })
    return present(tx, parts, who, id)
  }
