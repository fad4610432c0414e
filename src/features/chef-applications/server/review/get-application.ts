import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { actorForTeam } from '#server/person-name.ts'
import type { getApplication as contract } from '../../admin-contract.ts'
import { canDecide, lastLook } from '../../rules.ts'
import { findApplication, listOfUser, listSteps, listViews } from '../application-store.ts'
import { inOrder, presentDocument } from '../applying/present-profile.ts'
import { listDocuments } from '../documents/documents-store.ts'
import type { ApplicationParts } from '../parts.ts'
import { maskNumbers } from '../secrets.ts'
import { presentRow } from './list-applications.ts'
import { findRow, getLanguage, isIbanShared } from './review-store.ts'

type Application = Output<typeof contract>

/** One application as the team sees it. @throws Refusal `not_found` */
export async function presentApplication(
  db: Database,
  { vault }: Pick<ApplicationParts, 'vault'>,
  { id, language }: { id: number; language: Language },
): Promise<Application> {
  const row = await findApplication(db, id)
  const listed = await findRow(db, id)
  if (!row || !listed) throw new Refusal('not_found', 404)
  const documents = await listDocuments(db, id)
  const views = await listViews(db, id)
  const steps = await listSteps(db, id)
  const all = await listOfUser(db, row.userId)
  return {
    ...presentRow(listed, language),
    language: await getLanguage(db, row.userId),
    ...maskNumbers(vault, row.userId, row),
    legalName: row.legalName,
    tradeLicense: row.tradeLicense,
    description: row.description,
    deliveryAvailable: row.deliveryAvailable,
    isIbanShared: await isIbanShared(db, row),
    earlier: all
      .filter((one) => one.id !== id)
      .map(({ id: number, type, status, submittedAt }) => ({
        id: number,
        type,
        status,
        submittedAt: submittedAt.toISOString(),
      })),
    documents: inOrder(row.type, documents).map((document) => ({
      ...presentDocument(document),
      seenAt: lastLook(document, views)?.at.toISOString() ?? null,
    })),
    timeline: steps.map((step) => ({
      status: step.status,
      at: step.at.toISOString(),
      by: step.byPhone === null ? null : actorForTeam(step.by, step.byPhone, language),
    })),
    views: views.map((view) => ({
      kind: view.kind,
      by: actorForTeam(view.by, view.byPhone, language),
      at: view.at.toISOString(),
      reason: view.reason,
    })),
    reason: row.reason,
    note: row.note,
    canApprove: canDecide(row.status, 'approved'),
    canAskForChanges: canDecide(row.status, 'needs_changes'),
    canReject: canDecide(row.status, 'rejected'),
  }
}

export const getApplication =
  (parts: ApplicationParts) =>
  (db: Database, { language }: Member, { id }: Input<typeof contract>): Promise<Application> =>
    presentApplication(db, parts, { id, language })
