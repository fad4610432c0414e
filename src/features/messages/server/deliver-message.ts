import { isLanguage, type Language } from '#shared/language.ts'
import { readCompany } from '#features/company/server/public.ts'
import type { Company } from '#features/company/rules.ts'
import type { Database } from '#server/database/database.ts'
import type { WhatsAppGateway } from '#server/gateways/whatsapp.ts'
import { job } from '#server/jobs/jobs.ts'
import { findUnsent, markDropped, markSent } from './store.ts'

export type MessageParameters = Readonly<Record<string, string | number>>

/** How a feature's message reads: its name in the outbox and its text in both languages. */
export interface MessageTemplate {
  name: string
  /** Reaches the person whatever they chose in their settings, such as the code for logging in. */
  isAlwaysSent?: boolean
  render: (
    parameters: MessageParameters,
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
  templates: readonly MessageTemplate[],
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
      const language = isLanguage(message.language) ? message.language : 'en'
      const text = template.render(
        message.parameters as MessageParameters,
        language,
        await readCompany(db),
      )
      await gateway.send({ to: message.recipient, template: template.name, text, language })
      await markSent(db, messageId, clock.now(), gateway.keepsText ? text : null)
    },
  })
}
