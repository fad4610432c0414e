import type { Stage } from '#ui/layout/stages.tsx'
import { isOpen, type ApplicationStatus, type ApplicationType } from '../../rules.ts'
import type { ApplicantProfile } from '../status-queries.ts'

interface StageWords {
  sent: string
  sentAgain: string
  pending: string
  needs_changes: string
  approved: string
  rejected: string
  opens: Readonly<Record<ApplicationType, string>>
}

type Facts = Pick<ApplicantProfile, 'status' | 'type' | 'timeline'>

/** The first sending, then what happened since the last one, then what is to come. */
export function stagesOf(
  { status, type, timeline }: Facts,
  words: StageWords,
  moment: (at: string) => string,
): Stage[] {
  const last = timeline.findLastIndex((step) => step.status === 'submitted')
  const isAgain = last > 0
  const labelOf = (one: ApplicationStatus) =>
    one === 'submitted' ? (isAgain ? words.sentAgain : words.sent) : words[one]
  const first = timeline[0]
  const stages = timeline.slice(Math.max(last, 0)).map((step, position, steps): Stage => ({
    label: labelOf(step.status),
    note: moment(step.at),
    state:
      position < steps.length - 1 || status === 'approved' || status === 'submitted'
        ? 'done'
        : 'now',
  }))
  return [
    ...(isAgain && first
      ? [{ label: words.sent, note: moment(first.at), state: 'done' as const }]
      : []),
    ...stages,
    // The badge says so, too: what was sent waits for nothing but the review.
    ...(status === 'submitted' ? [{ label: words.pending, state: 'now' as const }] : []),
    ...(isOpen(status)
      ? [{ label: words.approved, note: words.opens[type], state: 'later' as const }]
      : []),
  ]
}
