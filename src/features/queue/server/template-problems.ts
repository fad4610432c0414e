import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { listTemplateProblems as list } from '#features/messages/server/public.ts'
import { isTemplateStopped } from '#features/messages/rules.ts'
import type { listTemplateProblems as contract } from '../contract.ts'

export async function listTemplateProblems(db: Database): Promise<Output<typeof contract>> {
  const problems = await list(db)
  return problems.map(({ name, language, status, reason, category, ...one }) => {
    const since = isTemplateStopped({ status }) ? one.status_at : one.category_at
    const nextCategory = one.next_category
    return {
      name,
      language,
      status,
      reason,
      category,
      nextCategory,
      since: since?.toISOString() ?? null,
    }
  })
}
