export { emailChannel, localInboxChannel, whatsAppChannel } from './outbox/channels.ts'
export { openOutbox, wakeAfter, type OutboxParts } from './outbox/outbox.ts'
export { messageJobs } from './jobs.ts'
export { queueMessage, queueOnce } from './queue-message.ts'
export { findNewestOf, findSaidAfter } from './store.ts'
export { giveUp, removeOldMessages, sendAgain } from './unsent-store.ts'
export { messageRoutes } from './routes.ts'
export { keepSubmissions } from './statuses/keep-submissions.ts'
export { listTemplateProblems } from './statuses/list-template-problems.ts'
export { countSentAfter, countUnsent } from './figures-store.ts'
export { definitionOf } from './templates/meta-definition.ts'
export { problemsOf } from './templates/meta-rules.ts'
export { needsAttention, submitTemplates, type Submission } from './templates/submit-templates.ts'
export {
  authenticationTemplate,
  utilityTemplate,
  type MessageParameters,
  type MessageTemplate,
  type TemplateSettings,
  type Variable,
} from './templates/template.ts'
export * as variables from './templates/variables.ts'
