import type { Transaction } from '#server/database/database.ts'
import type { TemplateNews } from '#server/gateways/meta/webhook.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { hasTemplateProblem } from '../../rules.ts'

/** Keeps what Meta says of a template, the newest of it; a problem that is new raises an alarm. */
export async function applyTemplateNews(
  tx: Transaction,
  { name, language, at, change }: TemplateNews,
): Promise<void> {
  await tx
    .insertInto('whatsapp_templates')
    .values({ name, language })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await tx
    .selectFrom('whatsapp_templates')
    .selectAll()
    .where('name', '=', name)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const knownAt = change.of === 'status' ? before.status_at : before.category_at
  if (knownAt && knownAt > at) return
  const after = await tx
    .updateTable('whatsapp_templates')
    .set(
      change.of === 'status'
        ? { status: change.status, reason: change.reason ?? null, status_at: at }
        : { category: change.category, next_category: change.next ?? null, category_at: at },
    )
    .where('name', '=', name)
    .where('language', '=', language)
    .returning(['name', 'language', 'status', 'reason', 'category', 'next_category'])
    .executeTakeFirstOrThrow()
  const isNew =
    after.status !== before.status ||
    after.category !== before.category ||
    after.next_category !== before.next_category
  if (isNew && hasTemplateProblem(after)) await enqueue(tx, 'raise-template-alarm', after)
}
