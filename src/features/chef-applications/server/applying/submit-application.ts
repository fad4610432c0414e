import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { nameAccount } from '#features/auth/server/public.ts'
import { businessForm, type submitApplication as contract } from '../../contract.ts'
import {
  DOCUMENTS_BYTES_MAX,
  DOCUMENTS_OF,
  isLegalName,
  isOpen,
  type ApplicationType,
  type DocumentKind,
} from '../../rules.ts'
import {
  claimEmiratesId,
  findNewest,
  insertApplication,
  type ApplicationRow,
  type NewApplication,
} from '../application-store.ts'
import { placeDocument, storeDocument } from '../documents/documents-store.ts'
import { endDraft, listDraftDocuments } from '../drafts/draft-store.ts'
import type { ApplicationParts } from '../parts.ts'
import { readUpload, type Upload } from '../documents/read-upload.ts'
import { sealBankDetails, sealEmiratesId } from '../secrets.ts'
import { notifyApplicant } from '../notify.ts'
import { ensureMayApply } from './may-apply.ts'
import { presentProfile } from './present-profile.ts'

type Form = Input<typeof contract>

const MISSING: Readonly<Record<ApplicationType, string>> = {
  individual: 'individual_documents_required',
  business: 'business_documents_required',
}
const REPETITION_MS = 600_000

/** Takes an application. Its documents are read before the transaction begins. */
export const submitApplication =
  (parts: ApplicationParts) =>
  async (db: Database, who: Member, form: Form): Promise<Output<typeof contract>> => {
    const type: ApplicationType = form.isBusinessAccount ? 'business' : 'individual'
    const wanted = newApplication(parts, who, type, form)
    const before = await findNewest(db, who.id, type)
    if (before && isRepetition(before, wanted, who.now)) {
      return presentProfile(db, parts.vault, before, who.language)
    }
    await ensureMayApply(db, who, type)
    const uploads = await readUploads(db, parts, who, { type, form })
    const row = await inTransaction(db, async (tx) => {
      await lockUser(tx, who.id)
      const twin = await findNewest(tx, who.id, type)
      if (twin && isRepetition(twin, wanted, who.now)) return twin
      await ensureMayApply(tx, who, type)
      return store(tx, who, wanted, uploads)
    })
    return presentProfile(db, parts.vault, row, who.language)
  }

function newApplication(
  { vault }: ApplicationParts,
  who: Member,
  type: ApplicationType,
  form: Form,
): NewApplication {
  const isBusiness = type === 'business'
  const legalName = form.legalName ?? (isBusiness ? null : nameOfAccount(who))
  const businessName = isBusiness ? businessForm.shape.businessName.parse(form.businessName) : null
  return {
    userId: who.id,
    type,
    ...sealEmiratesId(vault, who.id, form.emiratesId),
    ...sealBankDetails(vault, who.id, form.bankDetails),
    cuisineSpecialty: [...new Set(form.cuisineSpecialty)],
    description: form.description ?? null,
    deliveryAvailable: form.deliveryAvailable,
    city: form.city,
    legalName,
    businessName,
    tradeLicense: isBusiness ? businessForm.shape.tradeLicense.parse(form.tradeLicense) : null,
    searchText: searchTextOf(who, { legalName, businessName }),
  }
}

/** Null where it is no full name. An individual has to correct that before the approval. */
const nameOfAccount = ({ user }: Member): string | null =>
  isLegalName(user.name) ? user.name : null

export const searchTextOf = (
  { user }: Member,
  { legalName, businessName }: Pick<ApplicationRow, 'legalName' | 'businessName'>,
): string => foldText(`${user.name} ${legalName ?? ''} ${businessName ?? ''} ${user.phone}`)

/** The same application within ten minutes: an answer that was lost, or a double press. */
const isRepetition = (before: ApplicationRow, wanted: NewApplication, now: Date): boolean =>
  isOpen(before.status) &&
  now.getTime() - before.submittedAt.getTime() < REPETITION_MS &&
  before.emiratesIdMark.equals(wanted.emiratesIdMark) &&
  before.ibanMark.equals(wanted.ibanMark) &&
  isDeepStrictEqual(textsOf(before), textsOf(wanted))

type Texts = Pick<
  NewApplication,
  | 'cuisineSpecialty'
  | 'description'
  | 'deliveryAvailable'
  | 'city'
  | 'businessName'
  | 'tradeLicense'
>

const textsOf = (one: Texts): Texts => ({
  cuisineSpecialty: one.cuisineSpecialty,
  description: one.description,
  deliveryAvailable: one.deliveryAvailable,
  city: one.city,
  businessName: one.businessName,
  tradeLicense: one.tradeLicense,
})

async function readUploads(
  db: Database,
  parts: ApplicationParts,
  who: Member,
  { type, form }: { type: ApplicationType; form: Form },
): Promise<Upload[]> {
  const stored = await listDraftDocuments(db, who.id, type)
  ensureComplete(type, (kind) => Boolean(form[kind]) || stored.some((one) => one.kind === kind))
  const uploads: Upload[] = []
  for (const kind of DOCUMENTS_OF[type]) {
    const dataUrl = form[kind]
    if (dataUrl) uploads.push(await readUpload(db, parts, who, { kind, dataUrl, field: kind }))
  }
  const sent = uploads.reduce((sum, { sentBytes }) => sum + sentBytes, 0)
  if (sent > DOCUMENTS_BYTES_MAX) throw new Refusal('documents_too_large', 422)
  return uploads
}

function ensureComplete(type: ApplicationType, isThere: (kind: DocumentKind) => boolean): void {
  const missing = DOCUMENTS_OF[type].filter((kind) => !isThere(kind))
  if (missing.length > 0) throw new Refusal(MISSING[type], 422, { fields: missing })
}

async function store(
  tx: Transaction,
  who: Member,
  wanted: NewApplication,
  uploads: readonly Upload[],
): Promise<ApplicationRow> {
  const { type } = wanted
  const sent = new Set(uploads.map(({ file }) => file.kind))
  const stored = await listDraftDocuments(tx, who.id, type)
  const taken = stored.filter(({ kind }) => !sent.has(kind) && DOCUMENTS_OF[type].includes(kind))
  ensureComplete(type, (kind) => sent.has(kind) || taken.some((one) => one.kind === kind))
  if (!(await claimEmiratesId(tx, wanted.emiratesIdMark, who.id))) {
    throw new Refusal('emirates_id_taken', 409, { fields: ['emiratesId'] })
  }
  const id = await insertApplication(tx, wanted, who.now)
  if (wanted.legalName !== null) await nameAccount(tx, who.id, wanted.legalName)
  for (const { file } of uploads) await storeDocument(tx, id, file, who.now)
  for (const file of taken) await placeDocument(tx, id, file, who.now)
  await endDraft(
    tx,
    who.id,
    type,
    taken.map(({ fileId }) => fileId),
  )
  await notifyApplicant(tx, { id, userId: who.id, template: 'application-received', now: who.now })
  const row = await findNewest(tx, who.id, type)
  if (!row) throw new Error(`Application ${id} is gone within its transaction.`)
  return row
}
