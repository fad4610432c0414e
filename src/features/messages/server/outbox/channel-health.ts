import type { Log } from '#server/log.ts'
import type { FailureKind } from '../../rules.ts'

/** So many failures in a row are the provider's, not a message's. */
const OUTAGE_AFTER = 5

const PAUSE_MS = {
  temporary: { first: 5000, max: 60_000 },
  rate_limited: { first: 5000, max: 60_000 },
  credentials: { first: 60_000, max: 300_000 },
  bad_template: { first: 60_000, max: 300_000 },
}
type PausingKind = keyof typeof PAUSE_MS

interface Pause {
  kind: PausingKind
  until: Date
  lengthMs: number
  /** One message is on its way to see whether it works again. */
  isTried: boolean
}

export interface ChannelHealth {
  /** How many of so many rows may be begun: none in a pause, and one after it, to see. */
  roomFor: (wanted: number, now: Date) => number
  /** The templates that nothing is known against. */
  soundOf: (templates: readonly string[]) => string[]
  /** Those whose pause is over, each for one row. */
  toTryOf: (templates: readonly string[], now: Date) => string[]
  onSent: (template: string, now: Date) => void
  onFailed: (kind: FailureKind, template: string, now: Date) => void
}

/**
 * Knows what a channel's failures have in common. What is the provider's or the account's fault
 * stops the channel, a template's fault its template: one alarm, and one message after each pause
 * tries whether it works again.
 */
export function watchChannel(channel: string, log: Log): ChannelHealth {
  const ofTemplates = pauses(channel, log)
  const ofChannel = pauses(channel, log)
  const unwritten = new Set<string>()
  let failedInARow = 0
  return {
    roomFor: (wanted, now) => {
      if (!ofChannel.has(channel)) return wanted
      return Math.min(wanted, ofChannel.beginTry(channel, now) ? 1 : 0)
    },
    soundOf: (templates) => templates.filter((template) => !ofTemplates.has(template)),
    toTryOf: (templates, now) =>
      templates.filter((template) => ofTemplates.beginTry(template, now)),
    onSent: (template, now) => {
      failedInARow = 0
      ofChannel.end(channel, now)
      ofTemplates.end(template, now)
    },
    onFailed: (kind, template, now) => {
      failedInARow = kind === 'temporary' ? failedInARow + 1 : 0
      if (kind === 'internal' && !unwritten.has(template)) {
        unwritten.add(template)
        log.error({ channel, template }, 'alarm: messages wait, they cannot be written')
      }
      if (kind === 'bad_template') ofTemplates.begin(template, kind, now)
      else if (kind === 'rate_limited' || kind === 'credentials') {
        ofChannel.begin(channel, kind, now)
      } else if (failedInARow >= OUTAGE_AFTER) ofChannel.begin(channel, 'temporary', now)
    },
  }
}

/** Pauses by name, each longer than the one before while trying does not help. */
function pauses(channel: string, log: Log) {
  const byName = new Map<string, Pause>()
  return {
    has: (name: string) => byName.has(name),
    beginTry: (name: string, now: Date): boolean => {
      const pause = byName.get(name)
      if (!pause || pause.until > now) return false
      pause.until = new Date(now.getTime() + pause.lengthMs)
      pause.isTried = true
      return true
    },
    begin: (name: string, kind: PausingKind, now: Date): void => {
      const before = byName.get(name)
      // What was on its way when the pause began says nothing new.
      if (before?.kind === kind && !before.isTried) return
      const { first, max } = PAUSE_MS[kind]
      const lengthMs = before?.kind === kind ? Math.min(before.lengthMs * 2, max) : first
      const until = new Date(now.getTime() + lengthMs)
      byName.set(name, { kind, lengthMs, until, isTried: false })
      if (before?.kind === kind) return
      if (kind === 'rate_limited') log.warn({ channel }, 'messages are sent more slowly')
      else log.error({ channel, kind, name }, 'alarm: messages wait, the provider refuses them')
    },
    end: (name: string, now: Date): void => {
      const pause = byName.get(name)
      // Answers to earlier calls do not shorten a pause that the provider asked for.
      if (!pause || (pause.kind === 'rate_limited' && !pause.isTried && pause.until > now)) return
      byName.delete(name)
      log.info({ channel, kind: pause.kind, name }, 'messages are sent again')
    },
  }
}
