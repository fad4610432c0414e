import { addDays, dayOf, instantAt } from '#shared/dates.ts'

export const FAILURE_KINDS = [
  'temporary',
  'rate_limited',
  'bad_recipient',
  'bad_template',
  'credentials',
  'internal',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

export const DISCARD_REASONS = [
  'expired',
  'bad_recipient',
  'bad_template',
  'opted_out',
  'by_admin',
] as const
export type DiscardReason = (typeof DISCARD_REASONS)[number]

const DAY_BEGINS = '09:00'
const DAY_ENDS = '21:00'

/**
 * When a message that may only come by day may go out: now, or at nine in the morning in Dubai.
 * R-MSG-1
 */
export function nextDaytime(now: Date): Date {
  const day = dayOf(now)
  if (now < instantAt(day, DAY_BEGINS)) return instantAt(day, DAY_BEGINS)
  return now < instantAt(day, DAY_ENDS) ? now : instantAt(addDays(day, 1), DAY_BEGINS)
}

const BACK_OFF = {
  code: { firstMs: 2000, maxMs: 30_000 },
  other: { firstMs: 30_000, maxMs: 600_000 },
}

/**
 * How long a message waits after its nth failure: codes for seconds, all others up to ten minutes.
 * R-MSG-2
 */
export function retryDelayMs(isCode: boolean, attempts: number): number {
  const { firstMs, maxMs } = isCode ? BACK_OFF.code : BACK_OFF.other
  return Math.min(firstMs * 2 ** (Math.max(attempts, 1) - 1), maxMs)
}

/** Meta's words for a template of which no message goes out, or soon none will. */
const STOPPED_STATES = ['REJECTED', 'PAUSED', 'DISABLED', 'FLAGGED', 'LIMIT_EXCEEDED']

export interface TemplateState {
  status: string | null
  category: string | null
  next_category: string | null
}

export const isTemplateStopped = ({ status }: Pick<TemplateState, 'status'>): boolean =>
  status !== null && STOPPED_STATES.includes(status)

/**
 * A template that Meta stopped, or takes for an advertisement, which people can refuse to get.
 * R-MSG-4
 */
export const hasTemplateProblem = (state: TemplateState): boolean =>
  isTemplateStopped(state) || (state.next_category ?? state.category) === 'MARKETING'
