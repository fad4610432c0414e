import type { Database } from '#server/database/database.ts'

export async function findDocument(db: Database, invoiceId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('invoice_documents')
    .select('pdf')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row?.pdf
}

/** Keeps the document, or answers the one that someone else kept first. */
export async function saveDocument(
  db: Database,
  invoiceId: number,
  pdf: Buffer,
  now: Date,
): Promise<Buffer> {
  const row = await db
    .insertInto('invoice_documents')
    .values({ invoice_id: invoiceId, pdf, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pdf')
    .executeTakeFirst()
  return row?.pdf ?? (await findDocument(db, invoiceId)) ?? pdf
}
