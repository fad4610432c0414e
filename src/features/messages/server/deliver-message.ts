import { isLanguage, type Language } from '#shared/language.ts'
import { readCompany } from '#features/company/server/public.ts'
import type { Company } from '#features/company/rules.ts'
import type { Database } from '#server/database/database.ts'
import type { WhatsAppGateway } from '#server/gateways/whatsapp.ts'
import { job } from '#server/jobs/jobs.ts'
import { findUnsent, markDropped, markSent } from './store.ts'
import type { MessageTemplate, TemplateSettings } from './templates/template.ts'
import { writeMessage } from './templates/write-message.ts'

/** The form of messages that are not declared as templates yet: a function makes the whole text. */
export interface RenderedTemplate {
  name: string
  isAlwaysSent?: boolean
  render: (
    parameters: Readonly<Record<string, string | number>>,
    language: Language,
    contact: Pick<Company, 'phone' | 'email'>,
  ) => string
}

/**
 * Sends one outbox row. The queue hands a job to one worker at a time and the provider is called
 * outside any transaction, so a crash between sending and recording sends at most once more.
 */
export const deliverMessageJob = (
  gateway: WhatsAppGateway,
  templates: readonly (MessageTemplate | RenderedTemplate)[],
  settings: TemplateSettings,
  takesMessages: (db: Database, recipient: string) => Promise<boolean>,
) => {
  const byName = new Map(templates.map((template) => [template.name, template]))
  return job<{ messageId: number }>({
    name: 'deliver-message',
    run: async ({ db, clock }, { messageId }) => {
      const message = await findUnsent(db, messageId)
      if (!message) return
      const now = clock.now()
      if (message.expires_at && message.expires_at < now) return markDropped(db, messageId, now)
      const template = byName.get(message.template)
      if (!template) throw new Error(`No message template ${message.template}`)
      if (!template.isAlwaysSent && !(await takesMessages(db, message.recipient))) {
        return markDropped(db, messageId, now)
      }
      const { message: toSend, text } =
        'fill' in template
          ? writeMessage(template, message, settings)
          : await writeRendered(db, template, message)
      const { providerId } = await gateway.send(toSend)
      const sent = { sentAt: clock.now(), providerId, text: gateway.keepsText ? text : null }
      await markSent(db, messageId, sent)
    },
  })
}

async function writeRendered(
  db: Database,
  { name, render }: RenderedTemplate,
  row: { recipient: string; language: string; parameters: unknown },
): Promise<ReturnType<typeof writeMessage>> {
  const language = isLanguage(row.language) ? row.language : 'en'
  const parameters = row.parameters as Parameters<typeof render>[0]
  const text = render(parameters, language, await readCompany(db))
  return {
    message: { to: row.recipient, language, template: name, parameters: [{ text }] },
    text,
  }
}
