import { messageTemplates } from '../../src/main/message-templates.ts'
import type { MessageTemplate } from '../../src/features/messages/server/public.ts'

/** A message of the product by its name in the outbox. */
export function templateOf(name: string): MessageTemplate {
  const template = messageTemplates.find((one) => one.name === name)
  if (!template) throw new Error(`There is no message ${name}`)
  return template
}
