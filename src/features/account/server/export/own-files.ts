import type { Database } from '#server/database/database.ts'
import { getInvoiceDocument } from '#features/invoices/contract.ts'
import { getClaimPhoto } from '#features/claims/contract.ts'
import { getOwnDocument } from '#features/chef-applications/contract.ts'
import { getDraft, getDraftDocument } from '#features/chef-applications/draft-contract.ts'
import { getProfilePhoto } from '../../contract.ts'

interface OwnFile {
  what: string
  url: string
}

/** The person's files, each with the address at which its owner gets it. */
export async function listOwnFiles(
  db: Database,
  userId: string,
  publicUrl: string,
): Promise<OwnFile[]> {
  const file = (what: string, { path }: { path: string }, values: object = {}): OwnFile => {
    const filled = Object.entries(values).reduce(
      (address, [name, value]) => address.replace(`:${name}`, String(value)),
      path,
    )
    return { what, url: new URL(filled, publicUrl).href }
  }
  const photos = await db
    .selectFrom('profile_photos')
    .select('version')
    .where('user_id', '=', userId)
    .execute()
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('customer_id', '=', userId)
    .orderBy('id')
    .execute()
  const papers = await db
    .selectFrom('chef_application_documents as d')
    .innerJoin('chef_applications as a', 'a.id', 'd.application_id')
    .select(['a.id', 'd.kind'])
    .where('a.user_id', '=', userId)
    .where('d.file_id', 'is not', null)
    .orderBy('a.id')
    .orderBy('d.kind')
    .execute()
  const drafts = await db
    .selectFrom('chef_application_drafts')
    .select('type')
    .where('user_id', '=', userId)
    .execute()
  const draftPapers = await db
    .selectFrom('chef_application_draft_documents')
    .select(['type', 'kind'])
    .where('user_id', '=', userId)
    .execute()
  const claims = await db
    .selectFrom('delivery_claims')
    .select('id')
    .where('customer_id', '=', userId)
    .where('photo_id', 'is not', null)
    .orderBy('id')
    .execute()
  return [
    ...photos.map(() => file('photo', getProfilePhoto)),
    ...invoices.map(({ id, number }) => file(`invoice ${number}`, getInvoiceDocument, { id })),
    ...papers.map((paper) => file(`application ${paper.kind}`, getOwnDocument, paper)),
    ...claims.map(({ id }) => file(`report ${id}`, getClaimPhoto, { id })),
    ...drafts.map((draft) => file(`draft ${draft.type}`, getDraft, draft)),
    ...draftPapers.map((paper) => file(`draft ${paper.kind}`, getDraftDocument, paper)),
  ]
}
