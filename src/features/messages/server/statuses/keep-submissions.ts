import type { Transaction } from '#server/database/database.ts'
import type { Submission } from '../templates/submit-templates.ts'
import { applyTemplateNews } from './apply-template-news.ts'

const SECOND_MS = 1000

/**
 * What Meta answered while templates were submitted: a webhook reports only what happens afterwards, so
 * a template that was approved before it was set up would never be known.
 */
export async function keepSubmissions(
  tx: Transaction,
  submissions: readonly Submission[],
  since: Date,
): Promise<void> {
  // Before the second in which it began: webhooks count in whole seconds, and theirs is newer.
  const at = new Date(Math.floor(since.getTime() / SECOND_MS) * SECOND_MS - 1)
  for (const { name, language, status, reason } of submissions) {
    if (status === undefined) continue
    await applyTemplateNews(tx, { name, language, at, change: { of: 'status', status, reason } })
  }
}
