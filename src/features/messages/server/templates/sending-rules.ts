import type { RenderedTemplate } from './rendered-template.ts'
import type { Lane, MessageTemplate } from './template.ts'

export type AnyTemplate = MessageTemplate | RenderedTemplate

const EXPIRES_AFTER_HOURS = 7 * 24

export const laneOf = ({ lane = 'transactional' }: AnyTemplate): Lane => lane

/** How long the template's messages are worth sending, in milliseconds. */
export const lifetimeOf = ({ expiresAfterHours = EXPIRES_AFTER_HOURS }: AnyTemplate): number =>
  expiresAfterHours * 3_600_000
