import { dayOf } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { Vault } from '#server/encryption/vault.ts'
import { messages } from '../../messages.ts'
import { canApplyAgain, DOCUMENTS_OF, type ApplicationType } from '../../rules.ts'
import type { applicantProfile, applicationDocument } from '../../status-contract.ts'
import { listSteps, listViews, type ApplicationRow } from '../application-store.ts'
import { listDocuments, type DocumentRow } from '../documents/documents-store.ts'
import { maskNumbers } from '../secrets.ts'

type Profile = Output<{ output: typeof applicantProfile }>

/** Documents in the order of the form. */
export function inOrder<D extends Pick<DocumentRow, 'kind'>>(
  type: ApplicationType,
  documents: readonly D[],
): D[] {
  const order = DOCUMENTS_OF[type]
  return documents.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

export const presentDocument = (
  document: DocumentRow,
): Output<{ output: typeof applicationDocument }> => ({
  kind: document.kind,
  verdict: document.verdict,
  note: document.note,
  mediaType: document.fileId === null ? null : document.mediaType,
  bytes: document.bytes,
  uploadedAt: document.uploadedAt.toISOString(),
  erasedAt: document.erasedAt?.toISOString() ?? null,
})

/** An application as its applicant sees it. */
export async function presentProfile(
  db: Database,
  vault: Vault,
  row: ApplicationRow,
  language: Language,
): Promise<Profile> {
  const documents = await listDocuments(db, row.id)
  const steps = await listSteps(db, row.id)
  const views = await listViews(db, row.id)
  const { team } = textsIn(messages, language)
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    applicationDate: dayOf(row.submittedAt),
    legalName: row.legalName,
    businessName: row.businessName,
    tradeLicense: row.tradeLicense,
    reason: row.reason,
    note: row.status === 'needs_changes' ? row.note : null,
    cuisineSpecialty: row.cuisineSpecialty,
    description: row.description,
    deliveryAvailable: row.deliveryAvailable,
    city: row.city,
    ...maskNumbers(vault, row.userId, row),
    documents: inOrder(row.type, documents).map(presentDocument),
    timeline: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    views: views.map(({ kind, reason, at }) => ({ kind, by: team, at: at.toISOString(), reason })),
    canChange: row.status === 'needs_changes',
    canApplyAgain: canApplyAgain(row.status),
  }
}
