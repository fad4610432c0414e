import { isLanguage, type Language } from '#shared/language.ts'
import { readCompany } from '#features/company/server/public.ts'
import type { Company } from '#features/company/rules.ts'
import type { Database } from '#server/database/database.ts'
import type { MessageTemplate } from './template.ts'
import type { OutboxRow, WrittenMessage } from './write-message.ts'

/** The form of messages that are not declared as templates yet: a function makes the whole text. */
export interface RenderedTemplate extends Partial<
  Pick<MessageTemplate, 'lane' | 'hours' | 'expiresAfterHours' | 'isAlwaysSent'>
> {
  name: string
  render: (
    parameters: Readonly<Record<string, string | number>>,
    language: Language,
    contact: Pick<Company, 'phone' | 'email'>,
  ) => string
}

export async function writeRendered(
  db: Database,
  { name, render }: RenderedTemplate,
  row: OutboxRow,
): Promise<WrittenMessage> {
  const language = isLanguage(row.language) ? row.language : 'en'
  const parameters = row.parameters as Parameters<typeof render>[0]
  const text = render(parameters, language, await readCompany(db))
  return {
    message: { to: row.recipient, language, template: name, parameters: [{ text }] },
    text,
  }
}
