import { dayOf } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { lockApplication } from '../application-store.ts'
import { notifyApplicant } from '../notify.ts'

/**
 * Reminds of changes that were asked for, once a day at most; the day on which they were asked for
 * counts.
 */
export async function remindApplicant(
  tx: Transaction,
  who: Member,
  { id }: { id: number },
): Promise<void> {
  const application = await lockApplication(tx, id)
  if (!application) throw new Refusal('not_found', 404)
  const { userId, status, statusAt } = application
  if (status !== 'needs_changes') throw new Refusal('application_not_waiting', 409)
  if (dayOf(statusAt) === who.today) throw new Refusal('applicant_told_today', 409)
  const isNew = await notifyApplicant(tx, {
    id,
    userId,
    template: 'application-reminder',
    now: who.now,
    key: who.today,
  })
  if (!isNew) throw new Refusal('applicant_told_today', 409)
  await writeAudit(tx, who, {
    action: 'remind-applicant',
    object: 'chef-application',
    objectId: id,
    before: { status },
    after: { status, remindedOn: who.today },
  })
}
