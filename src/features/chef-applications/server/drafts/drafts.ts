import type { Input, Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Vault } from '#server/encryption/vault.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { FileReply } from '#server/http/answers/reply.ts'
import type * as contract from '../../draft-contract.ts'
import { businessForm, individualForm } from '../../contract.ts'
import { messages } from '../../messages.ts'
import {
  DOCUMENTS_BYTES_MAX,
  DOCUMENTS_OF,
  warningsOf,
  type ApplicationType,
  type DocumentKind,
} from '../../rules.ts'
import { ensureMayApply } from '../applying/may-apply.ts'
import { inOrder } from '../applying/present-profile.ts'
import type { ApplicationParts } from '../parts.ts'
import { readUpload } from '../documents/read-upload.ts'
import { serveFile } from '../documents/serve-file.ts'
import {
  endDraft,
  findDraft,
  keepDraft,
  listDraftDocuments,
  placeDraftDocument,
  removeDraftDocument,
  touchDraft,
} from './draft-store.ts'
import { aboutDraft } from '../secrets.ts'

type Draft = Output<typeof contract.getDraft>
type Fields = Draft['fields']

const sealFields = (vault: Vault, who: Member, type: ApplicationType, fields: Fields): Buffer =>
  vault.seal(Buffer.from(JSON.stringify(fields)), aboutDraft(who.id, type))

export const getDraft =
  ({ vault }: ApplicationParts) =>
  async (db: Database, who: Member, { type }: Input<typeof contract.getDraft>): Promise<Draft> => {
    const draft = await findDraft(db, who.id, type)
    const about = aboutDraft(who.id, type)
    const fields: Fields = draft ? JSON.parse(vault.open(draft.fields, about).toString()) : {}
    const documents = await listDraftDocuments(db, who.id, type)
    return {
      type,
      savedAt: draft?.savedAt.toISOString() ?? null,
      fields,
      problems: problemsOf(type, fields, who.language),
      warns: warningsOf(fields.emiratesId ?? ''),
      documents: inOrder(type, documents).map(presentDraftDocument),
      missing: DOCUMENTS_OF[type].filter((kind) => !documents.some((one) => one.kind === kind)),
    }
  }

const presentDraftDocument = (document: {
  kind: DocumentKind
  mediaType: string
  bytes: number
  uploadedAt: Date
}): Draft['documents'][number] => ({
  kind: document.kind,
  mediaType: document.mediaType,
  bytes: document.bytes,
  uploadedAt: document.uploadedAt.toISOString(),
})

/** What the application would be refused for, of the fields that were typed in. */
function problemsOf(
  type: ApplicationType,
  fields: Fields,
  language: Language,
): Record<string, string> {
  const texts: Readonly<Record<string, unknown>> = textsIn(messages, language).refusals
  const problems: Record<string, string> = {}
  const { shape } = type === 'business' ? businessForm : individualForm
  for (const [field, schema] of Object.entries(shape)) {
    const typed = fields[field as keyof Fields]
    if (typed === undefined || typed === '') continue
    const [issue] = schema.safeParse(typed).error?.issues ?? []
    const text = texts[issue?.message ?? '']
    if (typeof text === 'string') problems[field] = text
  }
  return problems
}

export const saveDraft =
  (parts: ApplicationParts) =>
  async (
    tx: Transaction,
    who: Member,
    { type, ...fields }: Input<typeof contract.saveDraft>,
  ): Promise<Draft> => {
    await lockUser(tx, who.id)
    await ensureMayApply(tx, who, type)
    const sealed = sealFields(parts.vault, who, type, fields)
    await keepDraft(tx, { userId: who.id, type, fields: sealed, now: who.now })
    return getDraft(parts)(tx, who, { type })
  }

export async function deleteDraft(
  tx: Transaction,
  who: Member,
  { type }: Input<typeof contract.deleteDraft>,
): Promise<{ ok: true }> {
  await lockUser(tx, who.id)
  await endDraft(tx, who.id, type)
  return { ok: true }
}

export const uploadDraftDocument =
  (parts: ApplicationParts) =>
  async (
    db: Database,
    who: Member,
    { type, kind, document: dataUrl }: Input<typeof contract.uploadDraftDocument>,
  ): Promise<Output<typeof contract.uploadDraftDocument>> => {
    if (!DOCUMENTS_OF[type].includes(kind)) throw new Refusal('not_found', 404)
    await ensureMayApply(db, who, type)
    const { file } = await readUpload(db, parts, who, { kind, dataUrl, field: 'document' })
    return inTransaction(db, async (tx) => {
      await lockUser(tx, who.id)
      await ensureMayApply(tx, who, type)
      const others = (await listDraftDocuments(tx, who.id, type)).filter((one) => one.kind !== kind)
      const bytes = others.reduce((sum, one) => sum + one.bytes, file.bytes)
      if (bytes > DOCUMENTS_BYTES_MAX) throw new Refusal('documents_too_large', 422)
      const empty = sealFields(parts.vault, who, type, {})
      await touchDraft(tx, { userId: who.id, type, empty, now: who.now })
      await removeDraftDocument(tx, who.id, type, kind)
      await placeDraftDocument(tx, type, file, who.now)
      return presentDraftDocument({ ...file, uploadedAt: who.now })
    })
  }

export async function deleteDraftDocument(
  tx: Transaction,
  who: Member,
  { type, kind }: Input<typeof contract.deleteDraftDocument>,
): Promise<{ ok: true }> {
  await lockUser(tx, who.id)
  await removeDraftDocument(tx, who.id, type, kind)
  return { ok: true }
}

export const getDraftDocument =
  ({ vault }: ApplicationParts) =>
  async (
    db: Database,
    who: Member,
    { type, kind }: Input<typeof contract.getDraftDocument>,
  ): Promise<FileReply> => {
    const stored = await listDraftDocuments(db, who.id, type)
    const document = stored.find((one) => one.kind === kind)
    return serveFile(db, vault, document && { ...document, ownerId: who.id })
  }
