import type { Database } from '#server/database/database.ts'
import { lastLook, type DocumentKind } from '../../rules.ts'
import { inOrder } from '../applying/present-profile.ts'
import { findNewest, listViews } from '../application-store.ts'
import { listDocuments } from '../documents/documents-store.ts'

interface Papers {
  id: number
  documents: { kind: DocumentKind; seenAt: string | null }[]
}

/** What a business applied with, once it is approved, and when the team last looked at it. */
export async function findPapersOf(db: Database, userId: string): Promise<Papers | null> {
  const application = await findNewest(db, userId, 'business')
  if (application?.status !== 'approved') return null
  const views = await listViews(db, application.id)
  const documents = inOrder('business', await listDocuments(db, application.id))
  return {
    id: application.id,
    documents: documents.map((document) => ({
      kind: document.kind,
      seenAt: lastLook(document, views)?.at.toISOString() ?? null,
    })),
  }
}
