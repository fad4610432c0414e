export {
  deliverMessageJob,
  type MessageParameters,
  type MessageTemplate,
} from './deliver-message.ts'
export { queueMessage, queueOnce } from './queue-message.ts'
export { messageRoutes } from './routes.ts'
export { countUnsent } from './figures-store.ts'
