import { UNAVAILABLE } from '../../testing/database-faults.ts'
import type { Sample } from './trickle.ts'

const ANSWER_MAX_MS = 5000
export const RECOVERY_MAX_MS = 10_000

/** A fault from its beginning until the database is back, and what was answered since it began. */
export interface Episode {
  begunAt: number
  backAt: number
  /** Nothing can be answered meanwhile; otherwise some of it can. */
  isAway: boolean
  samples: readonly Sample[]
}

export const isRefused = ({ status }: Sample): boolean => status === 0 || status >= 500

/** Milliseconds from the database's return to the last answer that still was a failure. */
export const recoveryOf = ({ samples, backAt }: Episode): number =>
  Math.max(0, ...samples.filter(isRefused).map(({ answeredAt }) => answeredAt - backAt))

export const slowestOf = ({ samples }: Episode): number =>
  Math.max(0, ...samples.map(({ sentAt, answeredAt }) => answeredAt - sentAt))

/** Neither an answer of the healthy product nor the one that says to come again. */
function isStrange(sample: Sample): boolean {
  if (!isRefused(sample)) return sample.what !== 'write' && sample.status !== 200
  if (sample.status !== UNAVAILABLE.status) return true
  return sample.what === 'read' && sample.retryAfter !== UNAVAILABLE.retryAfter
}

/** What an episode broke, in words; nothing where it went as promised. */
export function violationsOf(episode: Episode): string[] {
  const { samples, begunAt, backAt, isAway } = episode
  const strange = samples.filter(isStrange).map(({ what, status }) => `${what} ${status}`)
  const untrue = samples.filter(
    (sample) =>
      isAway && sample.sentAt >= begunAt && sample.answeredAt <= backAt && !isRefused(sample),
  )
  return [
    ...new Set(strange.map((answer) => `answered ${answer}`)),
    ...(untrue.length > 0 ? [`${untrue.length} answers as if the database were there`] : []),
    ...(slowestOf(episode) > ANSWER_MAX_MS ? ['an answer took over 5 s'] : []),
    ...(recoveryOf(episode) > RECOVERY_MAX_MS ? ['not back within 10 s'] : []),
    ...(samples.some(isRefused) ? [] : ['nothing noticed this fault']),
  ]
}
