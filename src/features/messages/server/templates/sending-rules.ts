import type { MessageTemplate } from './template.ts'

const EXPIRES_AFTER_HOURS = 7 * 24

/** How long the template's messages are worth sending, in milliseconds. R-MSG-3 */
export const lifetimeOf = ({ expiresAfterHours = EXPIRES_AFTER_HOURS }: MessageTemplate): number =>
  expiresAfterHours * 3_600_000
