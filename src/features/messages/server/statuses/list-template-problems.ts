import type { Selectable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { WhatsappTemplates } from '#server/database/schema.gen.ts'
import { hasTemplateProblem } from '../../rules.ts'

/** Templates that a person has to look after at Meta; an account has some hundred at most. */
export async function listTemplateProblems(db: Database): Promise<Selectable<WhatsappTemplates>[]> {
  const rows = await db
    .selectFrom('whatsapp_templates')
    .selectAll()
    .orderBy('name')
    .orderBy('language')
    .execute()
  return rows.filter(hasTemplateProblem)
}
