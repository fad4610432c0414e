import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { grantRole } from '#features/auth/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { canDecide, DOCUMENTS_OF, lastLook, type Decision, type DocumentKind } from '../../rules.ts'
import {
  findApplication,
  lockApplication,
  listViews,
  moveApplication,
  releaseEmiratesIds,
  type ApplicationRow,
} from '../application-store.ts'
import { ROLE_OF } from '../applying/may-apply.ts'
import { inOrder } from '../applying/present-profile.ts'
import { judgeDocuments, listDocuments } from '../documents/documents-store.ts'
import type { ApplicationParts } from '../parts.ts'
import { notifyApplicant } from '../notify.ts'
import { presentApplication } from './get-application.ts'

type Application = Output<typeof contract.getApplication>

/**
 * The application, locked by this decision alone: of two at once the second finds the first one's.
 * @throws Refusal `not_found`, `own_application`, `application_decided`
 */
async function lockToDecide(
  tx: Transaction,
  who: Member,
  id: number,
  decision: Decision,
): Promise<ApplicationRow> {
  const found = await findApplication(tx, id)
  if (!found) throw new Refusal('not_found', 404)
  if (found.userId === who.id) throw new Refusal('own_application', 403)
  await lockUser(tx, found.userId)
  const locked = await lockApplication(tx, id)
  if (!locked) throw new Refusal('not_found', 404)
  const { status } = locked
  if (!canDecide(status, decision)) {
    throw new Refusal('application_decided', 409, { parameters: { status }, details: { status } })
  }
  return locked
}

const auditOf = (
  { id, status }: ApplicationRow,
  decision: Decision,
  { before = {}, after = {} }: { before?: object; after?: object },
) => ({
  action: `application-${decision}`,
  object: 'chef-application',
  objectId: id,
  before: { status, ...before },
  after: { status: decision, ...after },
})

/**
 * Documents of a locked application that no one of the team has opened.
 * @throws Refusal `documents_not_seen` unless the admin answers for them
 */
async function getUnseen(
  tx: Transaction,
  { id, type }: ApplicationRow,
  isConfirmed: boolean,
): Promise<DocumentKind[]> {
  const views = await listViews(tx, id)
  const documents = inOrder(type, await listDocuments(tx, id))
  const unseen = documents.filter((one) => !lastLook(one, views)).map(({ kind }) => kind)
  if (unseen.length > 0 && !isConfirmed) {
    throw new Refusal('documents_not_seen', 409, {
      parameters: { kinds: unseen.join(' ') },
      details: { documents: unseen },
    })
  }
  return unseen
}

/**
 * Only businesses were ever asked for no name.
 * @throws Refusal `legal_name_missing`: no chef is approved whose name can't be compared with their card
 */
function refuseUnnamed({ type, legalName }: ApplicationRow): void {
  if (type === 'individual' && legalName === null) throw new Refusal('legal_name_missing', 409)
}

export const approveApplication =
  (parts: ApplicationParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, confirmUnseen, nameMatches }: Input<typeof contract.approveApplication>,
  ): Promise<Application> => {
    const application = await lockToDecide(tx, who, id, 'approved')
    const { userId, type } = application
    refuseUnnamed(application)
    const unseen = await getUnseen(tx, application, confirmUnseen)
    if (application.legalName !== null && !nameMatches) throw new Refusal('name_not_compared', 409)
    await judgeDocuments(tx, id, [])
    await moveApplication(tx, id, { status: 'approved', actorId: who.id, at: who.now, note: null })
    const { name } = await tx
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await parts.approved[type](tx, {
      userId,
      personName: application.legalName ?? name,
      businessName: application.businessName,
      city: application.city,
      cuisines: application.cuisineSpecialty,
      description: application.description,
      now: who.now,
    })
    // Before the sessions end, and the streams of the applicant's pages with them.
    const template = type === 'business' ? 'application-approved-kitchen' : 'application-approved'
    await notifyApplicant(tx, { id, userId, template, status: 'approved', now: who.now })
    const roles = await grantRole(tx, userId, ROLE_OF[type], who.now)
    await writeAudit(
      tx,
      who,
      auditOf(application, 'approved', {
        before: { roles: roles.before },
        after: { roles: roles.after, ...(unseen.length > 0 && { unseenDocuments: unseen }) },
      }),
    )
    return presentApplication(tx, parts, { id, language: who.language })
  }

export const rejectApplication =
  (parts: ApplicationParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, reason }: Input<typeof contract.rejectApplication>,
  ): Promise<Application> => {
    const application = await lockToDecide(tx, who, id, 'rejected')
    const { userId } = application
    const step = { status: 'rejected', actorId: who.id, at: who.now, reason, note: null } as const
    await moveApplication(tx, id, step)
    await releaseEmiratesIds(tx, userId)
    await writeAudit(tx, who, auditOf(application, 'rejected', { after: { reason } }))
    const template = 'application-rejected'
    await notifyApplicant(tx, { id, userId, template, parameters: { reason }, now: who.now })
    return presentApplication(tx, parts, { id, language: who.language })
  }

export const askForChanges =
  (parts: ApplicationParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, documents, note }: Input<typeof contract.askForChanges>,
  ): Promise<Application> => {
    const application = await lockToDecide(tx, who, id, 'needs_changes')
    const { userId, type } = application
    if (documents.some(({ kind }) => !DOCUMENTS_OF[type].includes(kind))) {
      throw new Refusal('document_not_of_type', 422, { fields: ['documents'] })
    }
    await judgeDocuments(tx, id, documents)
    const step = { status: 'needs_changes', actorId: who.id, at: who.now } as const
    await moveApplication(tx, id, { ...step, note: note || null })
    await writeAudit(tx, who, auditOf(application, 'needs_changes', { after: { documents, note } }))
    const about = { id, userId, now: who.now }
    if (note === '') {
      const parameters = { count: documents.length }
      await notifyApplicant(tx, { ...about, template: 'application-needs-documents', parameters })
    } else {
      const parameters = { note }
      await notifyApplicant(tx, { ...about, template: 'application-needs-changes', parameters })
    }
    return presentApplication(tx, parts, { id, language: who.language })
  }
