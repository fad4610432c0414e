export { deliverMessageJob, type RenderedTemplate } from './deliver-message.ts'
export { queueMessage, queueOnce } from './queue-message.ts'
export { messageRoutes } from './routes.ts'
export { countUnsent } from './figures-store.ts'
export {
  authenticationTemplate,
  utilityTemplate,
  type Lane,
  type MessageParameters,
  type MessageTemplate,
  type StoredValue,
  type TemplateSettings,
  type Variable,
} from './templates/template.ts'
export * as variables from './templates/variables.ts'
