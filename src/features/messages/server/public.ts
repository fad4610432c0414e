export { emailChannel, localInboxChannel, whatsAppChannel } from './outbox/channels.ts'
export { openOutbox, wakeAfter, type OutboxParts } from './outbox/outbox.ts'
export { messageJobs } from './jobs.ts'
export { queueMessage, queueOnce } from './queue-message.ts'
export { messageRoutes } from './routes.ts'
export { countSentAfter, countUnsent } from './figures-store.ts'
export {
  authenticationTemplate,
  utilityTemplate,
  type MessageParameters,
  type MessageTemplate,
  type Variable,
} from './templates/template.ts'
export * as variables from './templates/variables.ts'
