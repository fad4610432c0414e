import { sql } from 'kysely'

import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { ApplicationStatus, ApplicationType, DocumentKind } from '../rules.ts'
import type { SealedNumbers } from './secrets.ts'

const COLUMNS = [
  'a.id',
  'a.user_id as userId',
  'a.type',
  'a.status',
  'a.emirates_id as emiratesId',
  'a.emirates_id_mark as emiratesIdMark',
  'a.bank_details as bankDetails',
  'a.iban_mark as ibanMark',
  'a.cuisine_specialty as cuisineSpecialty',
  'a.description',
  'a.delivery_available as deliveryAvailable',
  'a.city',
  'a.legal_name as legalName',
  'a.business_name as businessName',
  'a.trade_license as tradeLicense',
  'a.reason',
  'a.note',
  'a.submitted_at as submittedAt',
  'a.status_at as statusAt',
] as const

const applications = (db: Database) =>
  db.selectFrom('chef_applications as a').select(COLUMNS).$narrowType<{
    type: ApplicationType
    status: ApplicationStatus
    cuisineSpecialty: Cuisine[]
    city: Emirate
  }>()

export type ApplicationRow = Awaited<ReturnType<typeof listOfUser>>[number]

/** All of a person, the newest first. */
export const listOfUser = (db: Database, userId: string) =>
  applications(db).where('a.user_id', '=', userId).orderBy('a.id', 'desc').execute()

export const findNewest = (
  db: Database,
  userId: string,
  type: ApplicationType,
): Promise<ApplicationRow | undefined> =>
  applications(db)
    .where('a.user_id', '=', userId)
    .where('a.type', '=', type)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findApplication = (db: Database, id: number): Promise<ApplicationRow | undefined> =>
  applications(db).where('a.id', '=', id).executeTakeFirst()

/** Decisions and corrections of one application wait here for the one before. */
export const lockApplication = (tx: Transaction, id: number): Promise<ApplicationRow | undefined> =>
  applications(tx).where('a.id', '=', id).forUpdate().executeTakeFirst()

export interface NewApplication extends SealedNumbers {
  userId: string
  type: ApplicationType
  cuisineSpecialty: Cuisine[]
  description: string | null
  deliveryAvailable: boolean
  city: Emirate
  legalName: string | null
  businessName: string | null
  tradeLicense: string | null
  searchText: string
}

const columnsOf = (one: Partial<NewApplication>) => ({
  ...(one.emiratesId && { emirates_id: one.emiratesId }),
  ...(one.emiratesIdMark && { emirates_id_mark: one.emiratesIdMark }),
  ...(one.bankDetails && { bank_details: one.bankDetails }),
  ...(one.ibanMark && { iban_mark: one.ibanMark }),
  ...(one.cuisineSpecialty && { cuisine_specialty: one.cuisineSpecialty }),
  ...(one.description !== undefined && { description: one.description }),
  ...(one.deliveryAvailable !== undefined && { delivery_available: one.deliveryAvailable }),
  ...(one.city && { city: one.city }),
  ...(one.legalName && { legal_name: one.legalName }),
  ...(one.businessName && { business_name: one.businessName }),
  ...(one.tradeLicense && { trade_license: one.tradeLicense }),
  ...(one.searchText !== undefined && { search_text: one.searchText }),
})

export async function insertApplication(
  tx: Transaction,
  application: NewApplication,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('chef_applications')
    .values({
      user_id: application.userId,
      type: application.type,
      status: 'submitted',
      emirates_id: application.emiratesId,
      emirates_id_mark: application.emiratesIdMark,
      bank_details: application.bankDetails,
      iban_mark: application.ibanMark,
      cuisine_specialty: application.cuisineSpecialty,
      description: application.description,
      delivery_available: application.deliveryAvailable,
      city: application.city,
      legal_name: application.legalName,
      business_name: application.businessName,
      trade_license: application.tradeLicense,
      search_text: application.searchText,
      submitted_at: now,
      status_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertStep(tx, id, { status: 'submitted', actorId: null, at: now })
  return id
}

export async function correctApplication(
  tx: Transaction,
  id: number,
  change: Partial<NewApplication>,
): Promise<void> {
  const columns = columnsOf(change)
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('chef_applications').set(columns).where('id', '=', id).execute()
}

interface Step {
  status: ApplicationStatus
  /** Null for the applicant. */
  actorId: string | null
  at: Date
}

const insertStep = (tx: Transaction, id: number, { status, actorId, at }: Step) =>
  tx
    .insertInto('chef_application_steps')
    .values({ application_id: id, status, actor_id: actorId, at })
    .execute()

/** Moves an application on and writes the step down. */
export async function moveApplication(
  tx: Transaction,
  id: number,
  step: Step & { reason?: string; note?: string | null },
): Promise<void> {
  const { status, reason, note, at, actorId } = step
  await tx
    .updateTable('chef_applications')
    .set({
      status,
      status_at: at,
      ...(reason !== undefined && { reason }),
      ...(note !== undefined && { note }),
      ...(actorId !== null && { reviewer_id: actorId }),
    })
    .where('id', '=', id)
    .execute()
  await insertStep(tx, id, step)
}

export const listSteps = (db: Database, id: number) =>
  db
    .selectFrom('chef_application_steps as s')
    .leftJoin('users as u', 'u.id', 's.actor_id')
    .select(['s.status', 's.at', 'u.name as by', 'u.phone as byPhone'])
    .$narrowType<{ status: ApplicationStatus }>()
    .where('s.application_id', '=', id)
    .orderBy('s.id')
    .execute()

export const listViews = (db: Database, id: number) =>
  db
    .selectFrom('chef_application_views as v')
    .innerJoin('users as u', 'u.id', 'v.viewer_id')
    .select(['v.kind', 'v.reason', 'v.at', 'u.name as by', 'u.phone as byPhone'])
    .$narrowType<{ kind: DocumentKind | null }>()
    .where('v.application_id', '=', id)
    .orderBy('v.id', 'desc')
    .limit(200)
    .execute()

export async function insertView(
  tx: Transaction,
  view: { id: number; kind: DocumentKind | null; viewerId: string; reason: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('chef_application_views')
    .values({
      application_id: view.id,
      kind: view.kind,
      viewer_id: view.viewerId,
      reason: view.reason,
      at: view.at,
    })
    .execute()
}

/**
 * Takes an Emirates ID for a person. Two who claim it at once wait for each other.
 * @returns whether it is theirs.
 */
export async function claimEmiratesId(
  tx: Transaction,
  mark: Buffer,
  userId: string,
): Promise<boolean> {
  await tx
    .insertInto('emirates_id_holders')
    .values({ mark, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { user_id } = await tx
    .selectFrom('emirates_id_holders')
    .select('user_id')
    .where('mark', '=', mark)
    .executeTakeFirstOrThrow()
  return user_id === userId
}

/** Gives back the numbers of a person that no application of theirs bears any more. */
export async function releaseEmiratesIds(tx: Transaction, userId: string): Promise<void> {
  await sql`
    delete from emirates_id_holders h
     where h.user_id = ${userId}
       and not exists (
         select from chef_applications a
          where a.user_id = h.user_id and a.emirates_id_mark = h.mark and a.status <> 'rejected'
       )`.execute(tx)
}
