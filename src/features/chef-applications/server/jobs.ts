import { inTransaction, type Database } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import { deletePrivateFiles } from '#server/files/private-files.ts'
import { job } from '#server/jobs/jobs.ts'
import { DRAFT_KEPT_DAYS, PURGED_AFTER_DAYS } from '../rules.ts'
import { lockApplication } from './application-store.ts'
import { forgetFiles } from './documents/documents-store.ts'
import { endDraft, findDraft, listOldDrafts } from './drafts/draft-store.ts'

const DAY_MS = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Erases the documents of applications that were rejected 90 days ago. */
async function purgeRejected(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('chef_applications')
    .select('id')
    .where('status', '=', 'rejected')
    .where('purged_at', 'is', null)
    .where('status_at', '<=', daysBefore(now, PURGED_AFTER_DAYS))
    .execute()
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      await lockApplication(tx, id)
      await deletePrivateFiles(tx, await forgetFiles(tx, id, now))
      await tx
        .updateTable('chef_applications')
        .set({ purged_at: now })
        .where('id', '=', id)
        .execute()
    })
  }
}

async function deleteOldDrafts(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, DRAFT_KEPT_DAYS)
  for (const { userId, type } of await listOldDrafts(db, before)) {
    await inTransaction(db, async (tx) => {
      await lockUser(tx, userId)
      const draft = await findDraft(tx, userId, type)
      if (draft && draft.savedAt < before) await endDraft(tx, userId, type)
    })
  }
}

export const applicationJobs = [
  job({
    name: 'erase-documents',
    cron: '41 1 * * *',
    run: async ({ db, clock }) => {
      await purgeRejected(db, clock.now())
      await deleteOldDrafts(db, clock.now())
    },
  }),
]
