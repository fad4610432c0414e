import {
  askForChanges,
  noteView,
  rejectApplication,
  saveDraft,
  submitApplication,
  uploadDraftDocument,
  type ApplicationParts,
} from '#features/chef-applications/server/public.ts'
import { DOCUMENTS_OF, type DocumentKind } from '#features/chef-applications/rules.ts'
import type { Language } from '#shared/language.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { DEMO_APPLICANTS, DEMO_DRAFT } from './applications/applicants.ts'
import { drawSpecimen } from './applications/specimen.ts'
import { memberOf } from './demo-member.ts'

const ADMIN_PHONE = '+971500000003'
const HOUR_MS = 3_600_000

/** Why the team opened the documents, as the applicant reads it. */
const REASONS: Readonly<Record<Language, string>> = {
  en: 'Check of the application',
  ar: 'مراجعة الطلب',
}

type Applicant = (typeof DEMO_APPLICANTS)[number]

const LOOKS: Readonly<Record<DocumentKind, Parameters<typeof drawSpecimen>[0]>> = {
  emiratesIdPhoto: 'card',
  selfieWithId: 'selfie',
  bankDetailsDoc: 'paper',
  businessRepEmiratesId: 'card',
  tradeLicenseDoc: 'paper',
  businessBankDoc: 'paper',
}

/** Applications in every state that waits for someone, by the use cases that people use. Once. */
export const seedDemoApplications = (
  db: Database,
  parts: ApplicationParts,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const people = await insertPeople(tx, now)
    if (people === 0) return
    for (const applicant of DEMO_APPLICANTS) await apply(tx, parts, applicant, now)
    await begin(tx, parts, now)
    await endPastMessages(tx, now)
  })

/** Who applied days ago was notified days ago. */
async function endPastMessages(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set((eb) => ({ sent_at: eb.ref('created_at') }))
    .where('created_at', '<', now)
    .where('sent_at', 'is', null)
    .execute()
}

/** How many of them are new. */
async function insertPeople(tx: Transaction, now: Date): Promise<number> {
  const people = [...DEMO_APPLICANTS, DEMO_DRAFT].map(({ phone, name, language, hoursAgo }) => ({
    phone,
    name,
    language,
    created_at: new Date(now.getTime() - (hoursAgo + 1) * HOUR_MS),
  }))
  const inserted = await tx
    .insertInto('users')
    .values(people)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

async function apply(
  tx: Transaction,
  parts: ApplicationParts,
  { phone, tint, hoursAgo, form, decided }: Applicant,
  now: Date,
): Promise<void> {
  const who = await memberOf(tx, phone, new Date(now.getTime() - hoursAgo * HOUR_MS))
  const { business, ...typed } = form
  const type = business ? 'business' : 'individual'
  const documents: Partial<Record<DocumentKind, string>> = {}
  for (const kind of DOCUMENTS_OF[type]) documents[kind] = await drawSpecimen(LOOKS[kind], tint)
  const { id } = await submitApplication(parts)(tx, who, {
    ...typed,
    ...documents,
    ...business,
    isBusinessAccount: business !== undefined,
  })
  // The trail of past days may be sealed, so that the team decides now.
  const admin = await memberOf(tx, ADMIN_PHONE, now)
  if (decided) {
    const reason = REASONS[who.language]
    for (const kind of DOCUMENTS_OF[type]) await noteView(tx, admin, { id, kind, reason })
  }
  if (decided?.kind === 'changes') {
    await askForChanges(parts)(tx, admin, { id, documents: decided.documents, note: decided.note })
  }
  if (decided?.kind === 'rejected') {
    await rejectApplication(parts)(tx, admin, { id, reason: decided.reason })
  }
}

async function begin(tx: Transaction, parts: ApplicationParts, now: Date): Promise<void> {
  const { phone, tint, hoursAgo, fields } = DEMO_DRAFT
  const who = await memberOf(tx, phone, new Date(now.getTime() - hoursAgo * HOUR_MS))
  const type = 'individual'
  const kind = 'emiratesIdPhoto'
  const document = await drawSpecimen(LOOKS[kind], tint)
  await uploadDraftDocument(parts)(tx, who, { type, kind, document })
  await saveDraft(parts)(tx, who, { type, ...fields })
}
